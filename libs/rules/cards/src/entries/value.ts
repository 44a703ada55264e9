import type { ValueWords } from '../say/card-words.js';

/** A number of a card, or a rule for seats, that effects change: all about one word. */
export interface ValueEntry<Word extends string = string> extends ValueWords {
  readonly word: Word;
  readonly means: string;
  /**
   * `stat`: a number of the card; `keyword`: printed among its keywords; `given`: what texts alone
   * give a card; `rule`: no value of a card, but a rule for seats.
   */
  readonly of: 'stat' | 'keyword' | 'given' | 'rule';
  /** Stands on cards alone: no effect gives it. */
  readonly isPrintedOnly?: true;
}

type About = Omit<ValueEntry, 'word' | 'of'>;
type Maker<Of> = <const Word extends string>(
  word: Word,
  entry: About,
) => ValueEntry<Word> & { readonly of: Of };

export const stat: Maker<'stat'> = (word, entry) => ({ word, of: 'stat', ...entry });
export const keyword: Maker<'keyword'> = (word, entry) => ({ word, of: 'keyword', ...entry });
export const given: Maker<'given'> = (word, entry) => ({ word, of: 'given', ...entry });

/** A rule for seats, which effects change as they change cards. */
export interface RuleEntry<Word extends string = string> extends ValueEntry<Word> {
  readonly of: 'rule';
  /** The value of the rule for every seat while no card says otherwise. */
  readonly usual: number;
}

export const rule = <const Word extends string>(
  word: Word,
  entry: Omit<RuleEntry, 'word' | 'of'>,
): RuleEntry<Word> => ({ word, of: 'rule', ...entry });
