/**
 * Sits an actor down with a deck, or takes another deck of theirs where the rules let them replace
 * it (A-FRI-45). The deck stays between the seat and the house.
 */
import type { TakeSeat } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import type { Deciding } from '../rules/environment.js';
import type { GameEntry, MatchOptions } from '../rules/game-entry.js';
import { lobbyRefusal, roleRefusal, type Judged } from './judged.js';
import { optionsOf, unnamedRefusal } from './left-to-judge.js';
import { evolveMatch, type SeatTaken } from '../fold/match-facts.js';
import { isListedJudge, seatOf, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { pinnedRules } from '../rules/pinned-rules.js';

export function takeSeat(deciding: Deciding, state: MatchState, command: TakeSeat): Judged {
  const { actor, seat, deck } = command;
  const entry = pinnedRules(deciding, state.terms);
  const refusal =
    roleRefusal(command) ??
    lobbyRefusal(state, command) ??
    (entry.ruleset.replaceableDecks
      ? replacingRefusal(state, command)
      : seatRefusal(state, command)) ??
    handedInRefusal(entry, state, deck);
  if (refusal) return refusal;
  const taken: SeatTaken = { kind: 'seat-taken', seat, actor, deck };
  evolveMatch(state, taken);
  return { state, type: 'seat-taken', action: actionOf(command), facts: [taken] };
}

export function seatRefusal(state: MatchState, { actor, seat }: TakeSeat): Refused | undefined {
  const wanted = state.seats[seat - 1];
  if (!wanted) {
    return refused(
      'unknown-seat',
      `This match has ${state.seats.length} seats: there is no seat ${seat}.`,
    );
  }
  const own = seatOf(state, actor);
  if (own) return refused('already-seated', `You have seat ${own.seat} already: nobody plays two.`);
  if (isListedJudge(state, actor)) {
    return refused('already-seated', 'You are a JUDGE of this match, so you cannot play in it.');
  }
  return wanted.actor === null
    ? undefined
    : refused('seat-held', `Seat ${seat} is taken: choose a free one.`);
}

/** Who hands another deck in for the own seat replaces it, while a deck is still missing. */
function replacingRefusal(state: MatchState, command: TakeSeat): Refused | undefined {
  if (seatOf(state, command.actor)?.seat !== command.seat) return seatRefusal(state, command);
  const areAllIn = state.seats.every(({ deck }) => deck !== null);
  return areAllIn
    ? refused('already-seated', 'All decks are in: you can no longer change yours.')
    : undefined;
}

const handedInRefusal = (
  entry: GameEntry,
  state: MatchState,
  deck: readonly string[],
): Refused | undefined =>
  unnamedRefusal(entry.ruleset, state) ?? deckRefusal(entry, deck, optionsOf(state));

function deckRefusal(
  entry: GameEntry,
  deck: readonly string[],
  options: MatchOptions,
): Refused | undefined {
  const { faces } = entry.ruleset;
  // Own fields only: `constructor` is no card.
  const unknown = [...new Set(deck)].filter((code) => !Object.hasOwn(faces, code));
  if (unknown.length > 0) {
    return refused('deck-refused', `${entry.title} has no card ${unknown.join(', ')}.`);
  }
  const problems = entry.checkDeck(deck, options);
  const [first] = problems;
  if (!first) return undefined;
  const says = problems.map((problem) => `${problem.says} (${problem.rule})`).join(' ');
  return { outcome: 'refused', code: 'deck-refused', rule: first.rule, says };
}
