import type { Problem } from '../shape/shape.js';

/** The set of cards that show one thing each, in scenarios: it is never played for points. */
export const TRIAL_SET = 'trial';

/** What a card file holds. */
export interface CardFile<Entry> {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly Entry[];
}

export interface CardFileReading<Entry> {
  /** The cards; nothing where there are problems. */
  readonly file?: CardFile<Entry>;
  readonly problems: readonly Problem[];
  /** Texts that the rules allow and authors seldom mean; absent if there are problems. */
  readonly warnings?: readonly Problem[];
}
