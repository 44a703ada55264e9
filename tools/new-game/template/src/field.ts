/** The table of Sample Game: its zones, and who sees what in them (R-SMP-02). */
import { place, type Place, type Seat, type Zone } from '@scoresheet/rules-engine';

export const ZONES: { readonly [zone: string]: Zone } = {
  deck: { faces: 'nobody', ids: 'nobody' },
  hand: { faces: 'owner', ids: 'owner' },
  table: { faces: 'all', ids: 'all' },
};

export const deck = (seat: Seat): Place => place('deck', seat);
export const hand = (seat: Seat): Place => place('hand', seat);
export const table = (seat: Seat): Place => place('table', seat);

export const opponentOf = (seat: Seat): Seat => 3 - seat;
