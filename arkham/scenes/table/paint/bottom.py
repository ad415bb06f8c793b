"""Paint the lower edge of the table: hand, helper or bag, the slip that asks, the five actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from arkham.rules.areas import HAND, LEADS, TIME
from arkham.rules.cards import Card
from arkham.rules.choices import Option
from arkham.rules.mechanisms.base import Panel, PanelKind
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.artwork import picture
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import (
    LEAST_WORDS,
    Brush,
    draw_chip,
    draw_keycap,
    draw_tag,
    forms,
    keycap_width,
    section,
)
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import IconInfo, draw_glyph, effect_info, icon_info
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    lamp_pool,
    notched,
    outline,
    rounded,
)
from arkham.scenes.draw.text import (
    Style,
    draw_block,
    first_form,
    fit_block,
    fit_px,
    fits,
    measure,
)
from arkham.scenes.table.hud import ActionStatus, Danger
from arkham.scenes.table.layout.bottom import (
    BagLayout,
    BottomLayout,
    HelperLayout,
    PromptLayout,
)
from arkham.scenes.table.paint.overlay import draw_track
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Sight
from arkham.scenes.table.targets import Forms, tool_options
from arkham.scenes.widgets.button import Button, Look
from arkham.settings import keys

USES_LEAD = ("take", "play")  # the actions that do not discard the First lead
_BESIDE_NOTE = 60  # units of an action that its icon and margins take
_END_SHARE = 0.56  # of the slip, for the button that leads on from the end of a game


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of the slip that asks: its words and the key that presses it."""

    words: Forms
    key: str


@dataclass(frozen=True, slots=True)
class PromptWords:
    """What the slip says: the question, or what to do with a carried card."""

    verb: str
    phase: Forms
    chip: str  # what stands before the words: must, may or nothing
    skip: Answer | None = None
    do: Answer | None = None
    ends: bool = False  # the game is over, and all that is left is to go on


class BottomPainter:
    """The player's side of the table."""

    def __init__(self, rules: Ruleset, faces: CardFaces) -> None:
        self._rules = rules
        self._faces = faces

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield prompt, hand, helper, and the actions or the effects being resolved."""
        layout, hud, cells, areas = sight.layout, sight.hud, sight.cells, sight.landed.areas
        bottom = layout.bottom
        yield part("prompt", cells["prompt"], self._prompt, layout.prompt, self._said(sight))
        hand = (bottom.hand_zone, bottom.hand_label, hud.hand, not areas[HAND])
        yield part("hand", cells["hand"], self._hand, *hand)
        panel = self._rules.panel(PanelKind.HELPER) or self._rules.panel(PanelKind.BAG)
        assert panel is not None, "a table has a helper or a bag"
        cards = tuple(areas[panel.area])
        usable = frozenset((o.tool or o.card, o.side) for o in _uses(sight, cards))
        helpers = (panel, bottom.helper, bottom.bag, cards, usable)
        yield part("helper", cells["helper"], self._helpers, *helpers)
        if hud.track:
            track = (hud.track, hud.track_source, layout.track(len(hud.track)))
            yield part("track", cells["track"], draw_track, bottom.lead_heading, *track)
            return
        heading, lower = bottom.lead_heading, bottom.discard_heading
        if heading.height:
            told = self._any_way(sight)
            yield part("lead heading", cells["lead heading"], self._lead_heading, heading, told)
        costs = self._costs(sight)
        yield part("discard heading", cells["discard heading"], self._discard_heading, lower, costs)
        for status, rect in zip(hud.actions, bottom.actions, strict=True):
            name, key = f"action {status.name}", keys.label(status.name)
            notes, grave = tuple(self._notes(status, sight)), self._is_grave(status, sight)
            yield part(name, cells[name], self._action, rect, status, key, notes, grave)

    def light(self, brush: Brush, bottom: BottomLayout) -> None:
        """Light the desk around the hand; the light stays where it is when the hand grows."""
        if not brush.theme.high_contrast:
            centre = bottom.hand_zone.left + brush.u(235), bottom.hand_zone.centery
            lamp_pool(brush.surface, centre, brush.u(320), brush.theme.lamp, 26)

    def _hand(
        self,
        brush: Brush,
        zone: pygame.Rect,
        label: pygame.Rect,
        count: tuple[int, int],
        empty: bool,
    ) -> None:
        """Draw the zone of the hand, still empty, and how many cards it holds."""
        theme, u = brush.theme, brush.u
        if empty:
            brush.blit(dashed(zone.size, u(8), theme.hair, 1.4, 6, 5), zone)
            style = brush.style(Face.BODY_ITALIC, 19, theme.muted)
            room = zone.width - u(16)
            brush.write(forms("no_hand"), zone.center, style, room, anchor="c", valign="m")
        style = brush.label(18, theme.muted, 1)
        style = style.at(min(style.px, round(label.height * 0.9)))
        words = forms("hand_count", have=count[0], limit=count[1])
        brush.write(words, label.midleft, style, label.width, valign="m")

    def _helpers(
        self,
        brush: Brush,
        panel: Panel,
        helper: HelperLayout | None,
        bag: BagLayout | None,
        indices: tuple[int, ...],
        usable: frozenset[tuple[int, int]],
    ) -> None:
        """Draw the one card that helps, or the bag of several; what cannot be used now is dim."""
        cards = [self._rules.cards[card] for card in indices]
        if helper:
            self._helper(brush, panel, helper, cards[0] if cards else None, usable)
        if bag:
            self._bag(brush, panel, bag, cards, {card for card, _ in usable})

    def _lead_heading(self, brush: Brush, heading: pygame.Rect, any_way: Forms) -> None:
        """Draw the words over the actions that use the First lead, and what any action brings."""
        theme, u = brush.theme, brush.u
        style = brush.label(18, theme.muted, 1)
        shown = brush.write(forms("use_lead"), heading.midleft, style, heading.width, valign="m")
        left, grave = shown.right + u(14), brush.bold(18.5, theme.accent.light)
        if any_way and fits(any_way[-1], grave, heading.right - left):
            place, room = (left, heading.centery), heading.right - left
            brush.write(any_way, place, grave, room, valign="m")

    def _any_way(self, sight: Sight) -> Forms:
        """Return what comes whatever is done: then no button need say it."""
        dangers = [action.danger for action in sight.hud.actions if action.enabled]
        if set(dangers) != {Danger.TROUBLE}:
            return ()
        return forms(f"{sight.hud.trouble[0]}_any_way")

    def _action(
        self,
        brush: Brush,
        rect: pygame.Rect,
        status: ActionStatus,
        key: str,
        told: Forms,
        grave: bool,
    ) -> None:
        words = section("actions")[status.name]
        small = Style(Face.BODY, brush.px(LEAST_WORDS), brush.theme.paper)
        note = first_form(told, small, rect.width - brush.u(_BESIDE_NOTE))
        button = Button(
            id=status.name,
            name=words["name"],
            short=words["short"],
            rect=rect,
            icon=f"area.{status.name}",
            key=key,
            note=note,
            grave=grave,
            reason="" if status.enabled else note,
        )
        button.draw(brush, Look())

    def _notes(self, status: ActionStatus, sight: Sight) -> list[str]:
        """Return the second line of an action: how many targets, or why not in a few words."""
        words, hud = section("actions"), sight.hud
        if not any(action.enabled for action in hud.actions):
            return list(words["pending"])
        if self._is_grave(status, sight):
            return list(words["loss" if status.danger is Danger.LOSS else hud.trouble[0]])
        counts = {
            "take": len(sight.landed.areas[HAND]),
            "close-case": sum(line.closable for line in hud.lines)
            if status.enabled
            else max((line.count for line in hud.lines), default=0),
        }
        count = counts.get(status.name, status.count)
        told = words[status.name]
        key = "not" if not status.enabled else "one" if count == 1 and "one" in told else "note"
        key = f"{key}_asks" if status.asks and f"{key}_asks" in told else key
        over = hud.over_by_one_more
        if key == "note" and over and "full" in told:
            key = "full"
        return [form.format(count=count, over=over, limit=hud.hand[1]) for form in told[key]]

    def _is_grave(self, status: ActionStatus, sight: Sight) -> bool:
        """Say whether a button has to warn of what it brings, because no heading over it does."""
        if status.danger is not Danger.TROUBLE:
            return status.danger is Danger.LOSS
        if self._any_way(sight):
            return False
        return status.name in USES_LEAD or not self._strikes(sight)

    def _strikes(self, sight: Sight) -> bool:
        """Say whether discarding the First lead fills the Time area."""
        areas, (have, limit) = sight.landed.areas, sight.hud.time
        lead = areas[LEADS][0] if areas[LEADS] else 0
        return bool(lead) and self._rules.discard_area(areas, lead) == TIME and have + 1 >= limit

    def _costs(self, sight: Sight) -> Forms:
        """Return what discarding the First lead costs in time, nothing if it costs none."""
        hud, areas = sight.hud, sight.landed.areas
        lead = areas[LEADS][0] if areas[LEADS] else 0
        if not lead or self._rules.discard_area(areas, lead) != TIME:
            return ()
        before = hud.time[0]
        words = forms("lead_costs", before=before, after=before + 1)
        if not self._strikes(sight):
            return words
        name, left = hud.trouble
        strikes = forms(f"{name}_strike" if left else "strike_lost", left=left)
        return tuple(f"{words[0]}: {form}" for form in strikes) + words

    def _discard_heading(self, brush: Brush, lower: pygame.Rect, costs: Forms) -> None:
        """Draw the words over the actions that discard the First lead, and what that costs."""
        theme, u = brush.theme, brush.u
        style = brush.label(18, theme.muted, 1)
        shown = brush.write(forms("discard_lead"), lower.midleft, style, lower.width, valign="m")
        cost = brush.bold(18.5, theme.accent.light)
        left = shown.right + u(14)
        side = min(u(24), lower.height)
        room = lower.right - left - side - u(7)
        if costs and fits(costs[-1], cost, room):
            brush.seal(icon_info("mark.time"), (left + side / 2, lower.centery), side)
            brush.write(costs, (left + side + u(7), lower.centery), cost, room, valign="m")

    def _helper(
        self,
        brush: Brush,
        panel: Panel,
        helper: HelperLayout,
        card: Card | None,
        usable: frozenset[tuple[int, int]],
    ) -> None:
        theme, u = brush.theme, brush.u
        rect = helper.rect
        if card is None:
            frame = dashed(rect.size, u(8), theme.hair, 1.4, 6, 5, fill=theme.ink, fill_alpha=110)
            brush.blit(frame, rect)
            style = brush.style(Face.BODY_ITALIC, 19, theme.muted)
            room = rect.width - u(12)
            brush.write(forms("used"), rect.center, style, room, anchor="c", valign="m")
            return
        cast_shadow(brush.surface, rect, blur=u(9), alpha=170, drop=u(6), radius=u(8))
        brush.blit(
            rounded(rect.size, u(8), theme.ink, Edge(theme.paper, brush.scale.line(3))), rect
        )
        art = picture(self._faces.folder, card.id, helper.picture.size, theme, icon_id=panel.icon)
        brush.blit(art, helper.picture)
        if helper.name:
            style = brush.label(18, theme.paper, 0)
            names = (card.title, card.title.rsplit(" ", 1)[-1])
            centre, room = helper.name.center, helper.name.width
            brush.write(names, centre, style, room, anchor="c", valign="m")
        for number, (side, bar) in enumerate(zip(card.sides, helper.sides, strict=False), 1):
            is_usable = (card.index, number) in usable
            ink = theme.paper if is_usable else theme.dim
            if is_usable:
                edge = Edge(theme.may_light, brush.scale.line(1.4))
                brush.blit(notched(bar.size, u(6), theme.panel_raised, edge), bar)
            else:  # as every button that cannot be pressed
                brush.blit(dashed(bar.size, u(6), theme.hair, 1.4, 6, 5), bar)
            info = effect_info(side.effects[-1])
            brush.icon(info, (bar.left + u(22), bar.centery), 26, ink)
            left = bar.left + u(41)
            style = brush.bold(18, ink)
            style = style.at(min(style.px, brush.px(25)))
            brush.write(side.title, (left, bar.centery), style, bar.right - u(5) - left, valign="m")
        style = brush.label(18, theme.paper, 1.2)
        style = style.at(min(style.px, brush.px(19)))
        draw_tag(brush.surface, helper.tag, forms("any_time")[0].upper(), style, theme.may)

    def _bag(
        self, brush: Brush, panel: Panel, bag: BagLayout, cards: list[Card], usable: set[int]
    ) -> None:
        theme, u = brush.theme, brush.u
        brush.panel(bag.rect, 10, 232)
        label = bag.label
        brush.icon(icon_info(panel.icon), (label.left + u(14), label.centery), 26, theme.paper)
        style = brush.bold(18, theme.paper)
        style = style.at(min(style.px, brush.px(27)))
        left = label.left + u(32)
        room = label.right - left
        brush.write(forms(panel.label), (left, label.centery), style, room, valign="m", shrink=0.7)
        for i, cell in enumerate(bag.cells):
            if i >= len(cards):
                brush.blit(dashed(cell.size, u(5), theme.hair, 1.3, 4, 4), cell)
                side = min(cell.size) / brush.scale.s * 0.5
                brush.icon(icon_info(panel.icon), cell.center, side, theme.edge)
                continue
            card = cards[i]
            icon_id = f"kind.{card.kind}"
            art = picture(self._faces.folder, card.id, cell.size, theme, icon_id=icon_id)
            brush.blit(art, cell)
            if card.index not in usable:
                brush.blit(rounded(cell.size, u(4), theme.ink, alpha=130), cell)
            ring = cell.inflate(brush.px(2), brush.px(2))
            brush.blit(outline(ring.size, u(4), theme.paper, brush.scale.line(2)), ring)
            side = min(u(28), cell.width * 0.45)
            badge = pygame.Rect(cell.left, cell.top, round(side), round(side))
            brush.blit(rounded(badge.size, u(4), theme.ink), badge)
            brush.icon(_helper_icon(card), badge.center, side / brush.scale.s * 0.78, theme.paper)

    def _said(self, sight: Sight) -> PromptWords:
        """Return what the slip says now; nothing ever stands in the question's place."""
        hud, cues = sight.hud, sight.cues
        if cues.carried is not None:
            key = "drop" if cues.lit or cues.places else "no_place"
            back = [form.format(back=keys.label("back")) for form in section("phases")["carrying"]]
            return PromptWords(forms(key)[0], tuple(back), "")
        skip, do = None, None
        if hud.over:
            skip = Answer(forms("go_on"), keys.label("skip"))
        elif hud.skip:
            skip = Answer(hud.skip_label, keys.label("skip"))
            do = Answer(hud.do_label, keys.label("confirm")) if hud.do else None
        chip = "" if hud.over else "must" if hud.must else "may"
        return PromptWords(hud.verb, hud.phase, chip, skip, do, hud.over)

    def _prompt(self, brush: Brush, layout: PromptLayout, said: PromptWords) -> None:
        """Draw the slip that always says what to do; its buttons take the place of the phase."""
        theme, u, rect = brush.theme, brush.u, layout.rect
        cast_shadow(brush.surface, rect, blur=u(7), alpha=170, drop=u(3), radius=u(4), covered=True)
        brush.blit(paper(rect.size, theme.paper, "prompt", cut="torn"), rect)
        phase = layout.phase.copy()
        # Two buttons say by themselves that there is a choice: the words need the room more.
        if said.chip and (said.do is None or layout.two_rows):
            must, px = said.chip == "must", round(min(brush.f(19), layout.chip.height * 0.62))
            draw_chip(brush.surface, layout.chip, theme, must=must, px=px)
        else:
            phase.width, phase.left = phase.right - layout.chip.left, layout.chip.left
        if said.skip is not None:
            button = layout.skip.copy()
            if said.ends:  # its key has to have room too
                wider = max(button.width, round(rect.width * _END_SHARE))
                button.left, button.width = button.right - wider, wider
            self._button(brush, button, "skip", said.skip, lit=said.ends)
            phase.width = button.left - round(u(10)) - phase.left
        if said.do is not None:
            self._button(brush, layout.do, "check", said.do)
            phase.width = layout.do.left - round(u(10)) - phase.left
        room = layout.text if layout.two_rows else phase
        shown = self._verb(brush, said.verb, room)
        if said.skip is None:
            self._phase(brush, said.phase, phase, 0 if layout.two_rows else shown)

    def _verb(self, brush: Brush, words: str, area: pygame.Rect) -> int:
        """Draw the verb, in one row if it can be; return how wide it is."""
        typed = brush.style(Face.TYPE_BOLD, 23, brush.theme.ink)
        typed = typed.at(min(typed.px, round(area.height * 0.74)))
        least = min(typed.px, brush.px(18))
        style = typed.at(fit_px(words, typed, area.width, least))
        if not fits(words, style, area.width):
            style = fit_block(words, typed, area.size, least, 1.05)
        if fit_block(words, style, area.size, style.px - 1, 1.05).px != style.px:
            serif = brush.style(Face.SERIF, 21, brush.theme.ink)
            style = fit_block(words, serif, area.size, brush.px(LEAST_WORDS), 1.05)
        draw_block(brush.surface, words, area, style, valign="m", leading=1.05)
        return measure(words, style)

    def _phase(self, brush: Brush, words: Forms, area: pygame.Rect, taken: float) -> None:
        """Write small at the right end when this is asked, where the verb leaves room."""
        style = brush.body(18, brush.theme.on_paper)
        room = area.width - (taken + brush.u(18) if taken else 0)
        words = tuple(form for form in words if fits(form, style, room))
        if words:
            brush.write(words[0], area.midright, style, anchor="r", valign="m")

    def _button(
        self, brush: Brush, rect: pygame.Rect, sign: str, answer: Answer, *, lit: bool = False
    ) -> None:
        """Draw a button of the slip with the key that presses it, if both fit."""
        theme, u, key = brush.theme, brush.u, answer.key
        fill, ink = (theme.lamp, theme.ink) if lit else (theme.ink, theme.paper)
        edges = (Edge(theme.ink, brush.scale.line(1.6)),) if lit else ()
        brush.blit(notched(rect.size, u(7), fill, *edges), rect)
        draw_glyph(brush.surface, sign, (rect.left + u(21), rect.centery), u(20), ink)
        left, right = rect.left + u(37), float(rect.right - u(8))
        height, px = min(brush.f(26), rect.height - u(8)), brush.scale.font(18)
        name = brush.bold(19, ink)
        cap = keycap_width(key, height, px)
        if any(fits(form, name, right - left - cap - u(8)) for form in answer.words):
            draw_keycap(brush.surface, (right, rect.centery), height, key, ink, px)
            right -= cap + u(8)
        brush.write(answer.words, (left, rect.centery), name, right - left, valign="m")


def _uses(sight: Sight, cards: tuple[int, ...]) -> Iterator[Option]:
    """Yield what can be done now with the cards that help."""
    for card in cards:
        yield from tool_options(sight.state.choice, card)


def _helper_icon(card: Card) -> IconInfo:
    return effect_info(card.sides[0].effects[-1]) if card.sides else icon_info(f"kind.{card.kind}")
