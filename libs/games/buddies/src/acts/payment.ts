/**
 * Paying Energy: the pool first, then Burns for the rest, at once, or nothing at all.
 *
 * Rules: R-BUD-10 to 12, R-BUD-75 to 77; decisions A-BUD-03 to 05, A-BUD-39, A-BUD-42.
 */
import {
  isAllowed,
  move,
  no,
  seatCounter,
  setCounter,
  tableCounter,
  tell,
  topOf,
  type Guard,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { deck, deckSize, trash } from '../field.js';
import { PHASE_NUMBER } from '../turn/phases.js';
import { ruleFor } from '../values.js';

export const energyOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'energy');

export const BURNT_THEN = no(
  'R-BUD-76',
  'Cards are burnt in the Prepare, Player and Buddies phases.',
);

/** Conditions for a seat to burn a card. */
export const BURNS: readonly Guard<Seat, unknown>[] = [
  {
    rule: 'R-BUD-75',
    says: 'Your deck holds no card.',
    holds: ({ state }, seat) => deckSize(state, seat) > 0,
  },
  {
    rule: 'R-BUD-33',
    says: 'An Event keeps you from burning.',
    holds: (reading, seat) => ruleFor(reading, seat, 'noBurning') === 0,
  },
  {
    ...BURNT_THEN,
    holds({ state }) {
      const phase = tableCounter(state, 'phase');
      return phase !== PHASE_NUMBER.draw && phase !== PHASE_NUMBER.end;
    },
  },
];

export const mayBurn = (reading: Reading, seat: Seat): boolean =>
  isAllowed(BURNS, reading, seat, seat);

/** One card off the top of the own deck for one Energy (R-BUD-75). */
export function burn(play: Play, seat: Seat): void {
  const top = topOf(play.state, deck(seat));
  if (top === undefined) return;
  tell(play, 'burned', { seat });
  move(play, top, trash(seat));
  setCounter(play, seat, 'energy', energyOf(play.state, seat) + ruleFor(play, seat, 'burnEnergy'));
}

export function canPayEnergy(reading: Reading, seat: Seat, energy: number): boolean {
  const missing = energy - energyOf(reading.state, seat);
  if (missing <= 0) return true;
  if (!mayBurn(reading, seat)) return false;
  return missing <= deckSize(reading.state, seat) * ruleFor(reading, seat, 'burnEnergy');
}

export function payEnergy(play: Play, seat: Seat, energy: number): void {
  let burnt = 0;
  while (energyOf(play.state, seat) < energy) {
    burn(play, seat);
    burnt += 1;
  }
  setCounter(play, seat, 'energy', energyOf(play.state, seat) - energy);
  if (energy > 0) tell(play, 'paid', { seat, energy, burnt });
}
