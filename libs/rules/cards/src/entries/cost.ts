import type { CardId, Play, Reading, Seat } from '@scoresheet/rules-engine';
import type { Shape } from '../shape/shape.js';

/** What is paid at one moment, by the words of costs. */
export interface Price {
  readonly [cost: string]: unknown;
}

/** Who pays, and for what. */
export interface Payer {
  readonly seat: Seat;
  /** What acts, or is played. */
  readonly card: CardId | undefined;
  readonly price: Price;
  /** Cards that were named for the costs that want some. */
  readonly named?: readonly CardId[];
}

/** Why so much of a cost is refused. */
interface RefusedCost<Paid> {
  readonly rule: string;
  /** What its payer is told. */
  readonly says: string | ((reading: Reading, paid: Paid, payer: Payer) => string);
}

/** A part of a price: all about one word, and so what becomes of whoever pays it. */
export interface CostEntry<Word extends string = string, Paid = never> {
  readonly word: Word;
  readonly means: string;
  readonly takes: Shape<Paid>;
  /** "2 Energy". */
  says(paid: number): string;
  /** Whether so much of it can be given in full, beside what else the price asks for. */
  canPay(reading: Reading, paid: Paid, payer: Payer): boolean;
  pay(play: Play, paid: Paid, payer: Payer): void;
  /** What is said where it cannot be given; absent where a game says one thing of all prices. */
  readonly refused?: RefusedCost<Paid>;
}

export const cost = <const Word extends string, const Paid>(
  word: Word,
  entry: Omit<CostEntry<Word, Paid>, 'word'>,
): CostEntry<Word> => ({ word, ...entry }) as unknown as CostEntry<Word>;
