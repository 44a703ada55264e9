/** The source of all that is random. */
import type { Place } from './state.js';

/**
 * The source of chance. `draw` numbers the questions of a game from 0 (`State.draws`), so that
 * the same question of the same game has the same answer whoever decides it, however often.
 */
export interface Chance {
  /** A permutation of 0 to `size` - 1. `at` is for scripts in words; live chance ignores it. */
  shuffle(size: number, draw: number, at?: Place): readonly number[];
  /** 1 to `sides`. */
  roll(sides: number, draw: number): number;
  /** 0 to `of` - 1. */
  pick(of: number, draw: number): number;
}
