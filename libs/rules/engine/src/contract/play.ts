import type { Chance } from './chance.js';
import type { Fact } from './facts.js';
import type { Rules } from './rules.js';
import type { State } from './state.js';

/** A game being carried on: its rules, its state, its chance, and the facts written so far. */
export interface Play {
  readonly rules: Rules;
  readonly state: State;
  readonly chance: Chance;
  readonly facts: Fact[];
  /** How many frames at the bottom of the stack nobody has touched since the last pause. */
  floor: number;
}
