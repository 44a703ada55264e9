/**
 * Sits an actor down with a deck, or takes another deck of theirs where the rules let them replace
 * it (A-FRI-45). The deck stays between the seat and the house.
 */
import type { TakeSeat } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import type { Deciding } from '../rules/environment.js';
import { handedInRefusal } from './handed-in.js';
import { lobbyRefusal, roleRefusal, type Judged } from './judged.js';
import { evolveMatch, type SeatTaken } from '../fold/match-facts.js';
import { isListedJudge, seatOf, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { seatReservedFor } from '../fold/table-terms.js';

const LIST_STANDS = refused(
  'already-seated',
  'You play the list that you handed in before: it cannot be replaced here.',
);

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
  const reserved = reservedRefusal(state, { actor, seat });
  if (reserved) return reserved;
  return wanted.actor === null
    ? undefined
    : refused('seat-held', `Seat ${seat} is taken: choose a free one.`);
}

/** The seats of a tournament's table are its players', each the own one. */
function reservedRefusal(
  { terms }: MatchState,
  { actor, seat }: Pick<TakeSeat, 'actor' | 'seat'>,
): Refused | undefined {
  if (terms.reserved === undefined) return undefined;
  const own = seatReservedFor(terms, actor);
  if (own === seat) return undefined;
  const says =
    own === undefined
      ? 'The seats of this match are reserved for the players of its table.'
      : `Seat ${seat} is reserved for somebody else: yours is seat ${own}.`;
  return refused('seat-reserved', says);
}

/** Who hands another deck in for the own seat replaces it, while a deck is still missing. */
function replacingRefusal(state: MatchState, command: TakeSeat): Refused | undefined {
  if (seatOf(state, command.actor)?.seat !== command.seat) return seatRefusal(state, command);
  if (state.terms.reserved?.[command.seat - 1]?.listed) return LIST_STANDS;
  const areAllIn = state.seats.every(({ deck }) => deck !== null);
  return areAllIn
    ? refused('already-seated', 'All decks are in: you can no longer change yours.')
    : undefined;
}
