/**
 * I. Genesis: the marks of the turn before are wiped, the turn player gains one Energy.
 *
 * Rules: R-FUZ-23, R-FUZ-37, R-FUZ-38; decisions A-FUZ-12, A-FUZ-46, A-FUZ-52.
 */
import {
  cardsIn,
  endModifiers,
  mark,
  resolveTriggers,
  seatCounter,
  seatsOf,
  setCounter,
  untilTurnOf,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { field, relicsOn } from '../field.js';
import type { PhaseFrame } from './turn.js';

const MAX_ENERGY = 5; // R-FUZ-23

/** What a card remembers for one turn only. */
const MARKS_OF_A_TURN = ['struck', 'attacked', 'fresh', 'used'];

export const genesis: Step<PhaseFrame> = {
  open: ['seat'],

  proceed(play, { seat }) {
    const changes = play.state.modifiers.length;
    endModifiers(play, untilTurnOf(seat));
    for (const side of seatsOf(play.state)) wipeMarks(play, side);
    gainEnergy(play, seat, 1);
    if (play.state.modifiers.length < changes) {
      check(play);
      resolveTriggers(play);
    }
    return 'done';
  },
};

function wipeMarks(play: Play, seat: Seat): void {
  for (const id of cardsIn(play.state, field(seat))) {
    for (const card of [id, ...cardsIn(play.state, relicsOn(id))]) {
      for (const name of MARKS_OF_A_TURN) mark(play, card, name, 0);
    }
  }
}

/** What goes beyond the maximum is lost (A-FUZ-52). */
export function gainEnergy(play: Play, seat: Seat, by: number): void {
  const energy = seatCounter(play.state, seat, 'energy') + by;
  setCounter(play, seat, 'energy', Math.min(MAX_ENERGY, Math.max(0, energy)));
}
