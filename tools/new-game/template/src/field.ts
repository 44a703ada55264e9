/** The table of Sample Game: its zones, and who sees what in them (R-SMP-02). */
import { SEEN_BY, seatPlaces, type Seat, type Zone } from '@scoresheet/rules-engine';

export const ZONES = {
  deck: SEEN_BY.nobody,
  hand: SEEN_BY.owner,
  table: SEEN_BY.all,
} satisfies { readonly [zone: string]: Zone };

export const { deck, hand, table } = seatPlaces(ZONES);

export const opponentOf = (seat: Seat): Seat => 3 - seat;
