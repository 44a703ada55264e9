/** A scenario as it is read: what is given, what is done, what is so then. */
import type { StoryLine, Expected } from './story-lines.js';
import type { Words } from './words.js';

export interface Scenario {
  readonly title: string;
  /** The rules and decisions that it proves: `R-FUZ-29`, `A-FUZ-32`, `T-FUZ-08`. */
  readonly rules: readonly string[];
  readonly line: number;
  /** The word of its game; absent where the document does not say it. */
  readonly game?: string;
  /** Trial cards: the name of a card file, or what would stand in one. */
  readonly cards?: unknown;
  /** The line of one of its parts. */
  readonly lineOf: (part: 'game' | 'cards') => number | undefined;
  readonly given: Words;
  readonly when: readonly StoryLine[];
  readonly then: readonly Expected[];
  /** `any`, or what chance says, in the order in which it is asked. */
  readonly chance: unknown;
  /** The games of a series; `then` is about the series. */
  readonly series?: Series;
}

/** A document that is no scenario, and why. */
export interface NoScenario {
  readonly line: number;
  readonly title: string;
  readonly problem: string;
  /** The offset in the document at which it is wrong. */
  readonly at: number;
}

/** Games that are played until one seat has won more than half of `bestOf`. */
export interface Series {
  readonly bestOf: number;
  readonly games: readonly Scenario[];
}
