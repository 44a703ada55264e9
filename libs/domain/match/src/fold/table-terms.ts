/** What a match of a tournament's table is held to by event 0: its table, its seats, who begins. */
import {
  beginsSchema,
  matchTableSchema,
  type Begins,
  type MatchTable,
} from '@scoresheet/contracts-messages';
import { invariant, type Seat, withoutUndefined } from '@scoresheet/rules-engine';

/** A seat that is held for an actor. */
type SeatReserved = {
  readonly actor: string;
  /** The seat was taken in event 0, with the list that the tournament has of the actor. */
  readonly listed: boolean;
};

/** The terms of a match of a tournament; in any other all of them are absent. */
export interface TableTerms {
  /** The game of a tournament that the match is. */
  readonly table?: MatchTable;
  /** For whom each seat is held, in the order of the seats. */
  readonly reserved?: readonly SeatReserved[];
  readonly begins?: Begins;
}

/** The terms alone, from among all that stands beside them. */
export const tableTermsOf = ({ table, reserved, begins }: TableTerms): TableTerms =>
  withoutUndefined({
    table,
    reserved,
    begins,
  });

/** The seat that is held for the actor. */
export function seatReservedFor({ reserved = [] }: TableTerms, actor: string): Seat | undefined {
  const index = reserved.findIndex((each) => each.actor === actor);
  return index < 0 ? undefined : index + 1;
}

/** The seat that begins, or that says who does. */
export const seatNamedIn = (begins: Begins): Seat =>
  'seat' in begins ? begins.seat : begins.chosenBy;

/** The seat that begins, as far as event 0 knows; null where it is chosen later, or by the rules. */
export const seatThatBegins = ({ begins }: TableTerms): Seat | null =>
  begins !== undefined && 'seat' in begins ? begins.seat : null;

/** Throws where the terms are such as no command can have asked for. */
export function checkTableTerms({ table, reserved, begins }: TableTerms, seats: number): void {
  invariant(
    table === undefined || matchTableSchema.safeParse(table).success,
    'a table is named by its tournament, phase, round and number',
  );
  invariant(
    reserved === undefined || (Array.isArray(reserved) && reserved.length === seats),
    'seats are reserved all together',
  );
  for (const held of reserved ?? []) invariant(isHeld(held), 'a seat is held for one');
  invariant(begins === undefined || hasSeat(begins, seats), 'who begins has a seat');
}

const isHeld = (held: SeatReserved | null): boolean =>
  typeof held?.actor === 'string' && typeof held.listed === 'boolean';

const hasSeat = (begins: Begins, seats: number): boolean =>
  beginsSchema.safeParse(begins).success && seatNamedIn(begins) <= seats;
