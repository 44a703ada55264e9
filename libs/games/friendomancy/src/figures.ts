/**
 * What Money is worth when play ends: who leads, and the tie-break figure of each seat, which a
 * tournament adds up over games. Leaving gains nothing, and being left costs nothing.
 *
 * Rules: R-FRI-02; decisions A-FRI-15, A-FRI-69, and ../README.md, "When time is called".
 */
import {
  placesBy,
  seatCounter,
  setCounter,
  type Play,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { isIn, seatsIn } from './field.js';
import { moneyOf } from './money.js';

/** More Money leads; equal Money shares a place, as it does at the end (A-FRI-15). */
export const leads: NonNullable<Rules['leads']> = ({ state }) =>
  placesBy(seatsIn(state), (seat) => moneyOf(state, seat));

/** What leaving has settled stands; all else is as the Money lies now, whatever ends the game. */
export const figure: NonNullable<Rules['figure']> = ({ state }, seat) => {
  const isAlone = seatsIn(state).length === 1;
  return isIn(state, seat) && !isAlone ? ahead(state, seat) : seatCounter(state, seat, 'figure');
};

/** Own Money less the most that another one has who stayed (A-FRI-69). */
function ahead(state: State, seat: Seat): number {
  const others = seatsIn(state).filter((other) => other !== seat);
  return moneyOf(state, seat) - Math.max(...others.map((other) => moneyOf(state, other)));
}

export function noteFigures(play: Play): void {
  for (const seat of seatsIn(play.state)) setCounter(play, seat, 'figure', ahead(play.state, seat));
}

/** What becomes of the figures while the leaver is still counted among those who sit there. */
export function noteFiguresOfLeaving(play: Play, leaver: Seat): void {
  const { state } = play;
  setCounter(play, leaver, 'figure', Math.min(0, ahead(state, leaver)));
  const [other, another] = seatsIn(state).filter((seat) => seat !== leaver);
  if (other === undefined || another !== undefined) return;
  setCounter(play, other, 'figure', Math.max(0, ahead(state, other)));
}
