"""Let every change of a setting work at once, everywhere, and keep it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from arkham.files.texts import menu_texts, texts
from arkham.files.writer import Writer
from arkham.scenes.stack import Appearance
from arkham.settings import keys
from arkham.settings.settings import Settings, SettingsFile
from arkham.settings.window_state import WindowState, load_window, save_window, size_of

if TYPE_CHECKING:
    from arkham.app.loop import App
    from arkham.app.sound import Sound
    from arkham.rules.events import Event


@dataclass(slots=True)
class LiveSettings:
    """The settings while the game runs, and all that follows them."""

    settings: Settings
    file: SettingsFile = field(default_factory=SettingsFile)
    tell: Callable[[str], None] = lambda sentence: None
    on_change: Callable[[], None] = lambda: None  # for what else looks at the settings
    writer: Writer = field(default_factory=Writer)
    app: App | None = None  # None: there is no window, as in a test
    sound: Sound | None = None  # None until the first frame stands
    _complained: bool = False

    def __post_init__(self) -> None:
        keys.use(self.settings.keys)

    @property
    def appearance(self) -> Appearance:
        return Appearance(self.settings.text_scale, self.settings.high_contrast)

    def changed(self) -> None:
        """Let the settings as they are now take effect, and write them down."""
        self.on_change()
        if self.app is not None:
            self.app.set_fullscreen(self.settings.fullscreen)
            if (size := size_of(self.settings.scale)) is not None:
                self.app.set_size(size)
            self.app.stack.restyle(self.appearance)
        if self.sound is not None:
            self.sound.settings_changed()
        self._keep()

    def _keep(self) -> None:
        settings = replace(self.settings, keys=dict(self.settings.keys))
        self.writer.do(lambda: self._write(settings), key="settings")

    def _write(self, settings: Settings) -> None:
        try:
            self.file.save(settings)
        except OSError as error:
            if not self._complained:  # once is enough
                self._complained = True
                sentence = texts()["settings_file"]["cannot_write"]
                self.tell(sentence.format(reason=error.strerror or error))

    def one_moment(self) -> None:
        """Answer a choice at once where what it leads to takes longer than a frame."""
        if self.app is not None:
            self.app.announce(menu_texts()["one_moment"])

    def toggle_fullscreen(self) -> None:
        """Change between a window and a full screen."""
        self.settings.fullscreen = not self.settings.fullscreen
        self.changed()

    # The window

    def window(self) -> WindowState:
        state = load_window(self._window_path())
        return WindowState(state.size, state.position, self.settings.fullscreen)

    def window_changed(self, state: WindowState) -> None:
        """Keep where the window is now; mode and scale follow what key or mouse have changed."""
        self.writer.do(lambda: save_window(self._window_path(), state), key="window")
        scale = self.settings.scale if state.size == size_of(self.settings.scale) else "own"
        if (state.fullscreen, scale) != (self.settings.fullscreen, self.settings.scale):
            self.settings.fullscreen, self.settings.scale = state.fullscreen, scale
            self._keep()

    def _window_path(self) -> Path:
        return self.file.path.with_name("window.json")

    # Sound

    def close_sound(self) -> None:
        """Let go of the device before the program ends."""
        if self.sound is not None:
            self.sound.end()

    def touched(self) -> None:
        """Learn that the player has moved the mouse or pressed something."""
        if self.sound is not None:
            self.sound.touched()

    def focus_changed(self, has_focus: bool) -> None:
        """Learn that the player looks at the game, or at something else."""
        if self.sound is not None:
            self.sound.focus_changed(has_focus)

    def sound_lost(self) -> None:
        """Learn that a sound device was unplugged."""
        if self.sound is not None:
            self.sound.device_lost()

    def heard(self, event: Event) -> None:
        if self.sound is not None:
            self.sound.heard(event)
