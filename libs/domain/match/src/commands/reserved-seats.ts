/**
 * The seats of a tournament's table are held for its players as their match is opened, and so are
 * those of a later game of a series. Whoever's list is known sits there from event 0 on; the others
 * hand a deck in as anywhere.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Begins, CreateMatch, ReservedSeat } from '@scoresheet/contracts-messages';
import type { GameEntry } from '../rules/game-entry.js';
import { handedInRefusal } from './handed-in.js';
import { evolveMatch, type SeatTaken } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { seatNamedIn, type TableTerms } from '../fold/table-terms.js';

const HOUSE_ONLY = refused(
  'wrong-role',
  'Only the house opens matches of a tournament: leave out table, reserved and begins.',
);
const NO_TABLE = refused(
  'table-unclear',
  'The house opens matches of tournaments and series alone: name the table.',
);
const TWO_SEATS = refused('already-seated', 'Nobody plays two seats: reserve each for another.');

/** Why such a match cannot be opened; its lists are looked at once it is (`listRefusal`). */
export function reservingRefusal(
  entry: GameEntry,
  command: CreateMatch,
  seats: number,
): Refused | undefined {
  const { role, table, reserved, begins, series } = command;
  if (role !== 'house') return table || reserved || begins ? HOUSE_ONLY : undefined;
  if (table === undefined && series === undefined) return NO_TABLE;
  if (reserved !== undefined && reserved.length !== seats) {
    return refused('seat-count', `Reserve all ${seats} seats, in their order, or none.`);
  }
  const actors = new Set(reserved?.map(({ actor }) => actor));
  if (reserved !== undefined && actors.size < reserved.length) return TWO_SEATS;
  return begins && beginsRefusal(entry, begins, seats);
}

function beginsRefusal(
  { title, ruleset }: GameEntry,
  begins: Begins,
  seats: number,
): Refused | undefined {
  if (ruleset.firstMayBeNamed !== true) {
    return refused('table-unclear', `The rules of ${title} say who begins: leave out begins.`);
  }
  const seat = seatNamedIn(begins);
  return seat > seats
    ? refused('unknown-seat', `This match has ${seats} seats: there is no seat ${seat}.`)
    : undefined;
}

/** What event 0 tells everybody: who has which seat, and nothing of any list. */
export const reservedTerms = ({ table, reserved, begins }: CreateMatch): TableTerms =>
  withoutUndefined({
    table,
    reserved: reserved?.map(withoutList),
    begins,
  });

const withoutList = ({ actor, list }: ReservedSeat) => ({ actor, listed: list !== undefined });

/** Why a list cannot be played; in the words of a deck that is handed in, with its seat. */
export function listRefusal(
  entry: GameEntry,
  opened: MatchState,
  { reserved = [] }: CreateMatch,
): Refused | undefined {
  for (const [index, { list }] of reserved.entries()) {
    const refusal = list && handedInRefusal(entry, opened, list);
    if (refusal) return { ...refusal, says: `Seat ${index + 1}: ${refusal.says}` };
  }
  return undefined;
}

/** Seats everybody whose list was handed over. Changes `opened`. */
export function seatListed(opened: MatchState, { reserved = [] }: CreateMatch): SeatTaken[] {
  return reserved.flatMap(({ actor, list: deck }, index) => {
    if (deck === undefined) return [];
    const taken: SeatTaken = { kind: 'seat-taken', seat: index + 1, actor, deck };
    evolveMatch(opened, taken);
    return [taken];
  });
}
