/**
 * Money, which may fall below nothing. A gain or loss of 0 is none and sets nothing off.
 *
 * Rules: R-FRI-16, R-FRI-33; decisions A-FRI-17, A-FRI-21.
 */
import {
  seatCounter,
  setCounter,
  tell,
  type CardId,
  type Play,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { isIn } from './field.js';

export const FIRST_MONEY = 20; // R-FRI-33

export const moneyOf = (state: State, seat: Seat): number => seatCounter(state, seat, 'money');

export function gainMoney(play: Play, seat: Seat, amount: number, by: CardId): void {
  if (amount <= 0 || !isIn(play.state, seat)) return;
  setCounter(play, seat, 'money', moneyOf(play.state, seat) + amount);
  tell(play, 'money-gained', { seat, amount, by });
}

export function loseMoney(play: Play, seat: Seat, amount: number, by: CardId): void {
  if (amount <= 0 || !isIn(play.state, seat)) return;
  setCounter(play, seat, 'money', moneyOf(play.state, seat) - amount);
  tell(play, 'money-lost', { seat, amount, by });
}
