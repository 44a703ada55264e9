/**
 * Whether a fighter is asked for a [Counter] at all. It is passed over only where everybody sees
 * that it has none: a question that does not come would tell what a hand holds.
 *
 * Rules: R-BFT-49, R-BFT-52, R-BFT-55; decisions A-BFT-18, A-BFT-58, A-BFT-60.
 */
import {
  abilitiesTimed,
  cardsIn,
  seatCounter,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { cardsOnField, hand } from '../field.js';
import { counterLimit } from '../readings.js';
import { faceOfCard } from '../values.js';
import { timingOf } from './play-timing-frame.js';

export function mayHaveCounter(reading: Reading, seat: Seat): boolean {
  const { state } = reading;
  if (isCounterSpent(state, seat)) return false;
  if (cardsIn(state, hand(seat)).length > 0) return true;
  return cardsOnField(state, seat).some(
    (card) => abilitiesTimed(faceOfCard(reading, card), 'counter-act').length > 0,
  );
}

/** One [Counter] for each fighter while an attack is under way, and only then (A-BFT-19). */
export const isCounterSpent = (state: State, seat: Seat): boolean =>
  counterLimit.of(state) === 'perAttack' &&
  timingOf(state)?.name === 'battle' &&
  seatCounter(state, seat, 'countered') > 0;
