/** What a seat sees of the table, as advice asks for it. */
import type { CardFace, CardView, Option, Seat, TableView } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import { POOLS, seatMeantBy, type Pool } from '../field.js';

export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

export const faceOf = ({ face }: CardView): CardFace | undefined => FACES[face ?? ''];

export const powerOf = ({ values }: CardView): number => values?.['power'] ?? 0;

const moneyOf = ({ table }: Seen, seat: Seat): number =>
  table.seats[seat - 1]?.counters['money'] ?? 0;

const cardsOf = ({ table }: Seen, seat: Seat, zone: string): readonly CardView[] =>
  table.seats[seat - 1]?.zones[zone]?.cards ?? [];

export const handOf = (seen: Seen): readonly CardView[] => cardsOf(seen, seen.seat, 'hand');

/** The own card on the Board, or undefined where it is not the own one. */
export const ownOnBoard = (seen: Seen, id: string): CardView | undefined =>
  cardsOf(seen, seen.seat, 'board').find((card) => card.id === id);

/** A Foe that lies face up, on a Pool or on a deck. */
export const foeSeen = ({ table }: Seen, id: string): CardView | undefined =>
  [table.shared, ...table.seats.map(({ zones }) => zones)]
    .flatMap((zones) => zones['foes']?.cards ?? [])
    .find((card) => card.id === id);

export const enemiesOnBoard = (seen: Seen): readonly CardView[] =>
  seen.table.seats
    .filter(({ seat }) => seat !== seen.seat)
    .flatMap(({ zones }) => zones['board']?.cards ?? []);

/** What Foes on a pile take from who draws there: `deck`, or the name of a Pool. */
export function feeOf({ seat, table }: Seen, pile: string): number {
  const slot = POOLS.indexOf(pile as Pool) + 1;
  const foes = slot > 0 ? table.shared['foes'] : table.seats[seat - 1]?.zones['foes'];
  return (foes?.cards ?? [])
    .filter((foe) => (foe.slot ?? 0) === slot)
    .reduce((sum, { values }) => sum + (values?.['cost'] ?? 0), 0);
}

/** The other player whom an option names, with the most Money of all that are named. */
export function richest(seen: Seen, options: readonly Option[]): readonly Option[] {
  const worth = ({ to }: Option): number => {
    const player = seatMeantBy(to ?? '');
    return player === undefined || player === seen.seat ? -Infinity : moneyOf(seen, player);
  };
  return best(options, worth);
}

/** All that are worth the most, and nothing where none is worth anything at all. */
export function best<T>(all: readonly T[], worth: (one: T) => number): readonly T[] {
  const most = Math.max(-Infinity, ...all.map(worth));
  return most === -Infinity ? [] : all.filter((one) => worth(one) === most);
}
