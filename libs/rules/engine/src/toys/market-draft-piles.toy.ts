/** The shared piles of the market, and what it costs to take from them. */
import { draw } from '../acts/cards.js';
import { setCounter, tell } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Seat, State } from '../contract/state.js';
import { cardOf, cardsIn, place, seatCounter } from '../state/state.js';

export const PILES = ['spring', 'summer', 'autumn'] as const;
export type Pile = (typeof PILES)[number];

export const pile = (name: Pile): string => place(name, 0);
export const sizeOf = ({ state }: Reading, name: Pile): number => cardsIn(state, pile(name)).length;
export const isIn = (state: State, seat: Seat): boolean => seatCounter(state, seat, 'gone') === 0;

/** The keeper lies on the pile and does not count among its cards. */
export function take(play: Play, seat: Seat, name: Pile, count: number): void {
  const keepers = cardsIn(play.state, place('keepers', 0)).filter(
    (id) => PILES[cardOf(play.state, id).slot - 1] === name,
  );
  if (keepers.length > 0) {
    setCounter(play, seat, 'coins', Math.max(0, seatCounter(play.state, seat, 'coins') - 1));
    tell(play, 'toll-paid', { seat, pile: name });
  }
  draw(play, pile(name), place('hand', seat), count);
}
