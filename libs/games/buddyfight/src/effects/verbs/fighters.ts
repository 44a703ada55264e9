/** Damage, life and what stands before it. Rules: B23; decisions A-BFT-49, A-BFT-50. */
import { phrases, verbsOfSeats } from '@scoresheet/rules-cards';
import { seatCounter, setCounter } from '@scoresheet/rules-engine';
import { damage, gainLife, loseLife } from '../../combat/damage.js';
import { MOST } from '../numbers.js';
import { SEATS } from './meant.js';

const { order, so } = phrases;

export const OF_SEATS = verbsOfSeats(SEATS);
const { toEach } = OF_SEATS;

const calledOr = (whom: unknown, you: string): string =>
  whom === undefined || whom === 'you' ? you : SEATS.called(String(whom));

/** "your", "your opponent's". */
export const whose = (whom: unknown): string =>
  whom === undefined || whom === 'you' ? 'your' : `${SEATS.called(String(whom))}'s`;

/** A shield of so much lets nothing through. */
const WHOLE = MOST;

export const OF_FIGHTERS = [
  toEach('damage', {
    means: 'Deals damage to a fighter.',
    isAimed: true,
    says: ({ instruction, number }) =>
      order(`deal ${number} damage to ${calledOr(instruction['who'], 'yourself')}`),
    does: (play, to, amount, { effect }) =>
      damage(play, { to, amount, sources: [effect.card], cause: 'effect' }),
  }),

  toEach('lose-life', {
    means: 'Takes life away; it is no damage.',
    says: ['lose', 'loses', so('life')],
    does: loseLife,
  }),

  toEach('gain-life', {
    means: 'Adds life; there is no most.',
    says: ['gain', 'gains', so('life')],
    does: gainLife,
  }),

  /** A shield stands before the next damage of the turn. */
  toEach('shield', {
    means: 'Reduces the next damage of the turn.',
    says({ instruction, number }) {
      const by = Number(number) >= WHOLE ? 'to 0' : `by ${number}`;
      const whom = calledOr(instruction['who'], 'you');
      return { statement: `the next damage to ${whom} this turn is reduced ${by}` };
    },
    does: (play, seat, much) =>
      setCounter(play, seat, 'shield', seatCounter(play.state, seat, 'shield') + much),
  }),
];
