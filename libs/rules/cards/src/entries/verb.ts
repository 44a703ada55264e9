import type { Effect, Instruction, Play, Verb } from '@scoresheet/rules-engine';
import type { Clause, InstructionSaid, VerbWords } from '../say/card-words.js';
import type { Taken, Words } from '../shape/shape.js';

/** What an instruction can do: all about one word. */
export interface VerbEntry<Word extends string = string> {
  readonly word: Word;
  /** A sentence for whoever writes cards. */
  readonly means: string;
  /** The words that an instruction needs and knows besides its verb. */
  readonly takes: Words;
  /** The table as the game calls it, where nothing is done to a card that lies in another zone. */
  readonly reaches?: string | undefined;
  /** What is done to one card named by `to` and another one named by `with`. */
  readonly isOfTwo?: true;
  readonly does: Verb;
  /** What an instruction says on a card. */
  readonly says: VerbWords;
}

type Said<W extends Words> = Instruction & Taken<W>;

/** An entry whose functions get what `takes` has declared. */
interface TypedVerb<W extends Words> {
  readonly means: string;
  readonly takes: W;
  readonly reaches?: string | undefined;
  readonly isOfTwo?: true;
  does(play: Play, effect: Effect, instruction: Said<W>): void;
  says(said: Omit<InstructionSaid, 'instruction'> & { readonly instruction: Said<W> }): Clause;
}

export const verb = <const Word extends string, const W extends Words>(
  word: Word,
  entry: TypedVerb<W>,
): VerbEntry<Word> => ({ word, ...(entry as unknown as Omit<VerbEntry, 'word'>) });
