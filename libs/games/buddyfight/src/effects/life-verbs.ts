/** Damage, life and what stands before it. Rules: B23; decisions A-BFT-49, A-BFT-50. */
import { amountMeant, seatCounter, setCounter, type Verb } from '@scoresheet/rules-engine';
import { damage, gainLife, loseLife } from '../combat/damage.js';
import { seatsMeant } from './meant.js';

const deal: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const to of seatsMeant(play, effect, instruction)) {
    damage(play, { to, amount, sources: [effect.card], cause: 'effect' });
  }
};

const lose: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) loseLife(play, seat, amount);
};

const gain: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) gainLife(play, seat, amount);
};

/** A shield stands before the next damage of the turn. */
const shield: Verb = (play, effect, instruction) => {
  const amount = amountMeant(play, instruction, effect);
  for (const seat of seatsMeant(play, effect, instruction)) {
    setCounter(play, seat, 'shield', seatCounter(play.state, seat, 'shield') + amount);
  }
};

export const LIFE_VERBS: { readonly [verb: string]: Verb } = {
  damage: deal,
  'lose-life': lose,
  'gain-life': gain,
  shield,
};
