/** What values and keywords are called, and how a change of them is said. Rules: B11, B25 to B31. */
import { phrases, type CardWords, type ValueWords } from '@scoresheet/rules-cards';
import type { Keyword, Stat } from '../cards/shape.js';

const { stat, trait } = phrases;

const PRINTED: Readonly<Record<Stat | Keyword, ValueWords>> = {
  size: stat('size'),
  power: stat('power'),
  defense: stat('defense'),
  critical: stat('critical'),
  penetrate: trait('Penetrate'),
  counterattack: trait('Counterattack'),
  doubleAttack: trait('Double Attack'),
  move: trait('Move'),
  soulguard: trait('Soulguard'),
  lifelink: { name: 'Lifelink', change: (by) => `Lifelink ${by}` },
  lifelinkLose: trait('Lifelink Lose'),
  counter: trait('Counter'),
  set: trait('Set'),
  buddy: trait('May be your Buddy'),
  standIn: trait("May take the place of your Buddy's copy in a Buddy Call"),
};

export const VALUE_WORDS: CardWords['values'] = {
  ...PRINTED,
  cannotAttack: trait('no leave to attack'),
  cannotBeDestroyed: trait('nothing to fear from destruction'),
  sturdy: trait('nothing to fear from destruction by effects'),
  hidden: trait('a hiding place from effects of the opponent'),
  damageTaken: stat('damage from each source'),
};
