"""The game in sentences: what it asks, why it refuses, what has happened.

All templates are in data/texts.yaml; this module only fills them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arkham.files.texts import texts
from arkham.play.history import moves_face_down
from arkham.rules.areas import AREA_NAMES, HAND, LINE, STABILITY, TIME
from arkham.rules.basics import techniques_of
from arkham.rules.choices import PROMPTS, Choice, Option, Prompt, Reason, Refusal, Verb
from arkham.rules.closing import most_scorable
from arkham.rules.events import (
    AreaLaid,
    CardFlipped,
    CardMoved,
    CardsSwept,
    CheckMade,
    EffectBegan,
    EffectMissed,
    Event,
    GameEnded,
    LeadsSlid,
    LineClosed,
    LineOpened,
    MarkCleared,
    MarkSet,
    OptionChosen,
    Spot,
    StackRanDry,
    StackShuffled,
    StrainFelt,
    TimeStruck,
    TurnBegan,
)
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.moves import hand_limit
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Lost
from arkham.rules.turn import will_win


def prompt_line(state: GameState, choice: Choice) -> str:
    """Say what the game waits for, naming the card or phase that asks, and how many of how many."""
    count = _on_offer(state, choice)
    variants = [f"{choice.prompt}_stow"] if _can_stow(choice) else []
    variants += [f"{choice.prompt}_one"] if count == 1 else []
    asked = _filled(texts()["prompts"], variants, state, choice)
    if _overfills(state, choice):
        return texts()["hints"]["then_discard"].format(asked=asked.rstrip("."))
    return asked


def prompt_verb(state: GameState, choice: Choice) -> str:
    """Say the same in a few words, with what is done first: "Take 1 discard"."""
    variants = [f"{choice.prompt}_stow"] if _can_stow(choice) else []
    variants += ["take_full"] if _overfills(state, choice) else []
    variants += [f"{choice.prompt}_{AREA_NAMES[choice.area]}"] if choice.area >= 0 else []
    verb = _filled(texts()["verbs"], variants, state, choice)
    return verb[:1].upper() + verb[1:]


def prompt_phase(state: GameState, choice: Choice | None) -> tuple[str, ...]:
    """Say when this is asked, or what asks it, the longest form first."""
    words, title = texts()["phases"], state.rules.cards[choice.source].title if choice else ""
    key = "over" if choice is None else choice.prompt if choice.prompt in words else "effect"
    if choice is not None and choice.prompt is not Prompt.ACTION and will_win(state):
        key = "won"  # it is asked all the same, and the victory check comes last
    return tuple(form.format(turn=state.turn, source=title) for form in words[key])


def _overfills(state: GameState, choice: Choice) -> bool:
    """Say whether the card that a question takes to the hand will have to be paid with another."""
    taken = [o for o in choice.options if o.verb is Verb.PICK and not o.free]
    swaps = choice.prompt in (Prompt.EXCHANGE_AREA, Prompt.EXCHANGE_HAND)
    is_taking = PROMPTS[choice.prompt] == HAND and not swaps
    return bool(taken) and is_taking and len(state.areas[HAND]) >= hand_limit(state)


def _can_stow(choice: Choice) -> bool:
    return any(option.verb is Verb.STOW for option in choice.options)


def _filled(words: dict[str, str], variants: list[str], state: GameState, choice: Choice) -> str:
    template = next((words[key] for key in variants if key in words), words[choice.prompt])
    return template.format(
        source=state.rules.cards[choice.source].title,
        area=area_name(choice.area),
        turn=state.turn,
        need=choice.need,
        count=_on_offer(state, choice),
        limit=hand_limit(state),
        offer=_offer_words(choice),
    )


def _on_offer(state: GameState, choice: Choice) -> int:
    """Count what a question chooses from: cards, or those of the stack that it concerns."""
    if choice.prompt == Prompt.SCORE:
        line = state.line_of(choice.source)
        return most_scorable(state, line) if line else 0
    is_offer = any(option.verb is Verb.DO for option in choice.options)
    if choice.area >= 0 and (is_offer or choice.prompt == Prompt.HAND_LIMIT):
        return len(state.areas[choice.area])
    offered = (o for o in choice.options if o.verb in (Verb.PICK, Verb.PLAY) and not o.free)
    return len({option.card for option in offered})


def _offer_words(choice: Choice) -> str:
    """Say what would be done, where the words of a question leave that to the step it offers."""
    offered = next((o.then[0] for o in choice.options if o.verb is Verb.DO), None)
    if offered is None:
        return ""
    name, *numbers = offered
    return texts()["offers"].get(name, "").format(n=numbers[0] if numbers else "")


def ending_line(state: GameState) -> str:
    result = state.result
    key = f"lost_{result.reason}" if isinstance(result, Lost) else "won"
    return texts()["log"][key]


def ending_verb(state: GameState) -> str:
    """Say the same in a few words."""
    return texts()["verbs"]["lost" if isinstance(state.result, Lost) else "won"]


def option_line(rules: Ruleset, option: Option) -> str:
    """Say what an option does, for a list of ways to choose from."""
    words = texts()["options"]
    tool = rules.cards[option.tool] if option.tool else None
    side = tool.sides[option.side - 1].title if tool and option.side else ""
    key = f"{option.verb}_with" if option.verb is Verb.LEAD and tool else option.verb.value
    return words[key].format(
        card=rules.cards[option.card].title,
        onto=rules.cards[option.onto].title,
        tool=tool.title if tool else "",
        side=side,
    )


def reason_line(refusal: Refusal, wording: str | None = None) -> str:
    """Say why a target is not available, with what is needed and what there is.

    `wording` takes the place of the usual sentence.
    """
    need: Any = refusal.need
    have: Any = refusal.have
    if refusal.reason == Reason.TECHNIQUE:
        need, have = technique_names(refusal.need), technique_names(refusal.have)
    return (wording or texts()["reasons"][refusal.reason]).format(need=need, have=have)


def reasons_line(refusals: Sequence[Refusal]) -> str:
    """Say all reasons why a target is not available: the first in a sentence, the others short."""
    first, *others = refusals
    told = reason_line(first)
    for other in others:
        told = texts()["hints"]["reasons"].format(first=told, others=short_reason(other)[0])
    return told


def short_reason(refusal: Refusal) -> tuple[str, ...]:
    """Say in two or three words why a line will not take a card, the longest form first."""
    need: Any = refusal.need
    if refusal.reason == Reason.TECHNIQUE:
        need = technique_names(refusal.need)
    told: Any = texts()["short_reasons"][refusal.reason]
    return tuple(form.format(need=need, have=refusal.have) for form in told)


def short_reasons(refusals: Sequence[Refusal]) -> tuple[str, ...]:
    """Say every reason in a few words, the longest form first; the last counts all but one."""
    told = [short_reason(refusal) for refusal in refusals]
    if len(told) == 1:
        return told[0]
    words = texts()["hints"]["and_more"]
    counted = words.format(first=told[0][-1], more=len(told) - 1)
    long, short = (", ".join(forms[end] for forms in told) for end in (0, -1))
    return long, short, counted


def reason_clause(refusal: Refusal) -> str:
    """Return the clause of the rules behind a refusal."""
    return texts()["reason_clauses"][refusal.reason]


def prompt_clause(choice: Choice) -> str:
    """Return the clause of the rules behind a question."""
    area = AREA_NAMES[choice.area] if choice.area >= 0 else ""
    clauses = texts()["prompt_clauses"]
    return clauses.get(f"{choice.prompt}_{area}") or clauses[choice.prompt]


def technique_names(mask: int) -> str:
    """Name the techniques of a mask: "Research, Interview"."""
    return ", ".join(texts()["techniques"][t] for t in techniques_of(mask))


def either(names: Sequence[str]) -> str:
    """Join what can be chosen from: "Key or Exchange"."""
    return texts()["choose"]["or"].join(names)


def area_name(area: int) -> str:
    return "" if area == LINE else texts()["areas"][AREA_NAMES[area]]


def log_line(rules: Ruleset, event: Event) -> str:
    key, values = _told(rules, event)
    return texts()["log"][key].format(**values)


def _told(rules: Ruleset, event: Event) -> tuple[str, dict[str, Any]]:
    """Return the template of an event and what fills it."""

    def title(card: int) -> str:
        return rules.cards[card].title

    def place(spot: Spot) -> str:
        if spot.area == LINE:
            return f"the line of {title(spot.anchor)}"
        lies_beside = any(p.area == spot.area and p.kind is PanelKind.HELPER for p in rules.panels)
        return texts()["log"]["beside"] if lies_beside else area_name(spot.area)

    match event:
        case AreaLaid(area, cards):
            return "area_laid", {"count": len(cards), "area": place(Spot(area, 0))}
        case TurnBegan(turn):
            return "turn_began", {"turn": turn}
        case OptionChosen():
            return "option_chosen", {"notation": event.notation.replace("-", " ")}
        case CardMoved(card, source, target, cause):
            told = texts()["causes"].get(cause, cause)
            name = texts()["log"]["unseen_card"] if moves_face_down(event) else title(card)
            values = {"card": name, "source": place(source), "target": place(target)}
            return "card_moved", values | {"cause": told}
        case CardsSwept(cards, origin, goal):
            names = {"source": area_name(origin), "target": area_name(goal)}
            return "cards_swept", {"count": len(cards)} | names
        case CardFlipped(before, after):
            return "card_flipped", {"before": title(before), "after": title(after)}
        case StackShuffled(area):
            return "stack_shuffled", {"area": area_name(area)}
        case LeadsSlid():
            return "leads_slid", {}
        case LineOpened(anchor):
            return "line_opened", {"anchor": title(anchor)}
        case LineClosed(anchor):
            scored = ", ".join(title(c) for c in event.scored) or "nothing"
            types = event.types
            return "line_closed", {"anchor": title(anchor), "types": types, "scored": scored}
        case StrainFelt(card, anchor, before):
            return "strain_felt", {
                "card": title(card),
                "anchor": title(anchor),
                "number": before + 1,
            }
        case CheckMade(card, fate):
            letter = rules.cards[card].letter
            key = f"check_{_fate_word(fate)}"
            key += "_letter" if letter in rules.asked_letters else ""
            return key, {"card": title(card), "letter": letter}
        case EffectBegan(card, effect):
            return "effect_began", {"card": title(card), "effect": effect_gloss(effect)}
        case EffectMissed(card, effect, why):
            told = effect_gloss(effect) if why == "moot" else ""
            return f"effect_{why}", {"card": title(card), "effect": told}
        case TimeStruck(count, limit):
            return "time_struck", {"count": count, "limit": limit}
        case StackRanDry():
            return "stack_ran_dry", {}
        case MarkSet("waived", card):
            return "mark_waived", {"card": title(card)}
        case MarkSet("prevent", anchor):
            return ("mark_prevent" if anchor else "mark_prevent_any"), {}
        case MarkSet(name):
            return "mark_set", {"name": name}
        case MarkCleared("prevent"):
            return "mark_prevent_over", {}
        case MarkCleared(name):
            return "mark_cleared", {"name": name}
        case GameEnded(won, reason):
            return ("won" if won else f"lost_{reason}"), {}
    raise AssertionError(f"no sentence for {event!r}")


def effect_gloss(effect: str) -> str:
    """Say in a few words what an effect does."""
    name, _, number = effect.partition(" ")
    told: str = texts()["glosses"].get(f"effect.{name}", effect.replace("-", " "))
    return told.format(n=number)


def _fate_word(fate: int) -> str:
    return {STABILITY: "stability", TIME: "time"}.get(fate, "discard")
