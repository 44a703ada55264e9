import type { TimingRule } from '@scoresheet/rules-engine';
import type { TimingWords } from '../say/card-words.js';
import type { Words } from '../shape/shape.js';

/** When an ability works: all about one word. */
export interface TimingEntry<Word extends string = string> extends TimingWords {
  readonly word: Word;
  readonly means: string;
  /** What an ability of this timing may say besides it (`forms.ts` has the usual ones). */
  readonly takes: Words;
  /** Cards that its effects can name without choosing them. */
  readonly names: readonly string[];
  /** By what it is set off, and whose; absent where somebody uses it or it lasts. */
  readonly setOff?: Omit<TimingRule, 'timing'>;
}

export const timing = <const Word extends string>(
  word: Word,
  entry: Omit<TimingEntry, 'word'>,
): TimingEntry<Word> => ({ word, ...entry });
