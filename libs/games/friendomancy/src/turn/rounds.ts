/**
 * Rounds: one turn of each player, in the order that was named. When a deck has run out, the round
 * after that one is the last.
 *
 * Rules: R-FRI-34, R-FRI-49, R-FRI-72; decisions A-FRI-08, A-FRI-09, A-FRI-64, A-FRI-65.
 */
import {
  push,
  seatCounter,
  setCounter,
  tableCounter,
  tell,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { endByMoney } from '../endings.js';
import { isIn, seatsIn, turnPlace } from '../field.js';
import { extraTurns, maxRounds } from '../readings.js';
import { turnFrame } from './frames.js';

export function beginRound(play: Play): void {
  const round = tableCounter(play.state, 'round') + 1;
  setCounter(play, 0, 'round', round);
  setCounter(play, 0, 'extraTurns', 0);
  tell(play, 'round-begun', { round });
  giveTurn(play, seatsIn(play.state));
}

/** The same player's extra turn, the next player's turn, the next round, or the end. */
export function afterTurn(play: Play, seat: Seat): void {
  const { state } = play;
  if (isIn(state, seat) && seatCounter(state, seat, 'extra') > 0 && takesExtra(play, seat)) return;
  const now = turnPlace(state, seat);
  giveTurn(
    play,
    seatsIn(state).filter((other) => turnPlace(state, other) > now),
  );
}

/** Whether the seat gets an extra turn: no more than so many are given in one round (A-FRI-64). */
function takesExtra(play: Play, seat: Seat): boolean {
  const { state } = play;
  const given = tableCounter(state, 'extraTurns');
  const limit = extraTurns.of(state);
  if (given >= limit) {
    setCounter(play, seat, 'extra', 0);
    tell(play, 'extra-turns-cut', { seat, limit });
    return false;
  }
  setCounter(play, seat, 'extra', seatCounter(state, seat, 'extra') - 1);
  setCounter(play, 0, 'extraTurns', given + 1);
  push(play, turnFrame(seat));
  return true;
}

/** A turn that is skipped counts as taken (A-FRI-65). */
function giveTurn(play: Play, waiting: readonly Seat[]): void {
  for (const seat of waiting) {
    const skips = seatCounter(play.state, seat, 'skips');
    if (skips === 0) return push(play, turnFrame(seat));
    setCounter(play, seat, 'skips', skips - 1);
    tell(play, 'turn-skipped', { seat });
  }
  endRound(play);
}

function endRound(play: Play): void {
  const round = tableCounter(play.state, 'round');
  const last = tableCounter(play.state, 'lastRound') || Infinity;
  const limit = maxRounds.of(play.state);
  if (round >= last) return endByMoney(play);
  if (round < limit) return beginRound(play);
  tell(play, 'rounds-cut', { limit });
  endByMoney(play);
}
