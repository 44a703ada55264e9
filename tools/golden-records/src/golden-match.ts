/** What a golden record is made from. */
import type { AskedClock } from '@scoresheet/contracts-messages';
import type { Json } from '@scoresheet/rules-engine';
import type { RecordedMatch } from './recorded-match.js';

export interface GoldenMatch {
  /** What the match is kept for. */
  readonly shows: string;
  readonly seed: number;
  /** How many sit down; two where it is absent. */
  readonly seats?: number;
  readonly options?: { readonly [name: string]: Json };
  /** What each seat brings; ready decks where it is absent. */
  readonly deck?: () => readonly string[];
  /** The clock of the match, which has none where it is absent. */
  readonly clock?: AskedClock;
  /** Who sits down as a JUDGE before the players do; one does after them where it is absent. */
  readonly judges?: (match: RecordedMatch) => void;
  /** Answers before `then`; up to the end of the game where it is absent. */
  readonly answers?: number;
  readonly then?: (match: RecordedMatch) => void;
}
