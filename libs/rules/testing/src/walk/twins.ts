/** What two worlds are made of, what is found out about them, and how they are told apart. */
import type { Fact, Rules, State, Viewer } from '@scoresheet/rules-engine';

export interface Twins {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly seed: number;
  /** Answers before the worlds part; half of the game where it is shorter than both together. */
  readonly before: number;
  /** Answers that both worlds are given after that. */
  readonly script: number;
  /**
   * What a fact opens of hidden cards because the rules say so, such as the hand that has to be
   * shown where it holds nothing of use; undefined for all other facts. Worlds in which it is not
   * the same part there. `state` is what the facts have led to.
   */
  readonly opens?: ((fact: Fact, to: Opened) => string | undefined) | undefined;
}

/** A thing that is opened: to whom, and where all lies then. */
export interface Opened {
  readonly viewer: Viewer;
  readonly state: State;
}

export interface TwinReport {
  /** Whether the worlds really differ in a hidden face: pairs that do not prove nothing. */
  readonly differ: boolean;
  /** Answers after which the viewer's two sights were compared. */
  readonly compared: number;
}

/** Whether two values differ, to the last byte. */
export const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

export const leak = (
  { seed, viewer }: Pick<Twins, 'seed' | 'viewer'>,
  where: string,
  channel: string,
): Error => new Error(`seed ${seed}, ${where}: ${viewer} can tell two worlds apart by ${channel}`);
