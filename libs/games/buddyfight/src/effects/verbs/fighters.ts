/** Damage, life and what stands before it. Rules: B23; decisions A-BFT-49, A-BFT-50. */
import { forms, phrases, verb } from '@scoresheet/rules-cards';
import {
  amountMeant,
  seatCounter,
  setCounter,
  type Effect,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { damage, gainLife, loseLife } from '../../combat/damage.js';
import { MOST } from '../numbers.js';
import { seatsMeant } from './meant.js';

const { amount, who } = forms;
const { order, seatDoes } = phrases;

export const ofFighters = { 'who?': who, amount };

const CALLED: Readonly<Record<string, string>> = {
  each: 'each fighter',
  opponent: 'your opponent',
};

export const fighterDoes = seatDoes((whom) => CALLED[whom] ?? '');

/** "your", "your opponent's". */
export const whose = (whom: unknown): string =>
  whom === undefined || whom === 'you' ? 'your' : `${CALLED[String(whom)] ?? ''}'s`;

/** Something that is done to each fighter who is meant, one after another. */
export const toFighters =
  (act: (play: Play, seat: Seat, amount: number, effect: Effect) => void): Verb =>
  (play, effect, instruction) => {
    const many = amountMeant(play, instruction, effect);
    for (const seat of seatsMeant(play, effect, instruction)) act(play, seat, many, effect);
  };

/** A shield of so much lets nothing through. */
const WHOLE = MOST;

export const OF_FIGHTERS = [
  verb('damage', {
    means: 'Deals damage to a fighter.',
    takes: ofFighters,
    does: toFighters((play, to, much, { card }) =>
      damage(play, { to, amount: much, sources: [card], cause: 'effect' }),
    ),
    says: ({ instruction: { who: whom = '' }, number }) =>
      order(`deal ${number} damage to ${CALLED[whom] ?? 'yourself'}`),
  }),

  verb('lose-life', {
    means: 'Takes life away; it is no damage.',
    takes: ofFighters,
    does: toFighters(loseLife),
    says: fighterDoes('lose', 'loses', ({ number }) => `${number} life`),
  }),

  verb('gain-life', {
    means: 'Adds life; there is no most.',
    takes: ofFighters,
    does: toFighters(gainLife),
    says: fighterDoes('gain', 'gains', ({ number }) => `${number} life`),
  }),

  /** A shield stands before the next damage of the turn. */
  verb('shield', {
    means: 'Reduces the next damage of the turn.',
    takes: ofFighters,
    does: toFighters((play, seat, much) =>
      setCounter(play, seat, 'shield', seatCounter(play.state, seat, 'shield') + much),
    ),
    says({ instruction: { who: whom = '' }, number }) {
      const by = Number(number) >= WHOLE ? 'to 0' : `by ${number}`;
      return {
        statement: `the next damage to ${CALLED[whom] ?? 'you'} this turn is reduced ${by}`,
      };
    },
  }),
];
