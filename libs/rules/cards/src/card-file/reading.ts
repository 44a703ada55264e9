import type { Problem } from '../shape/shape.js';

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
}
