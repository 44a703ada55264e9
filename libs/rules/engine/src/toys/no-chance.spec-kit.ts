/** Chance for specs in which nothing may be left to it. */
import type { Chance } from '../contract/chance.js';

const never = (): never => {
  throw new Error('nothing here is left to chance');
};

export const NO_CHANCE: Chance = { shuffle: never, roll: never, pick: never };
