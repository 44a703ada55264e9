/** Counters, marks and keywords with their numbers, in the words of the game. */
import type { CardFace } from '@scoresheet/rules-engine';
import { filled } from './form.js';
import { seatWords, spoken, type GameWords } from './game-words.js';
import type { NumberWords } from './primer.js';
import { say, type Sentence } from './sentence.js';

/** A counter as it stands; empty where the game does not speak of it. */
export const counterWords = (words: GameWords, counter: string, value: number): Sentence =>
  shown(words, words.primer.counters[counter], value);

/** A mark as it stands; empty where the game does not speak of it. */
export const markWords = (words: GameWords, mark: string, value: number): Sentence =>
  shown(words, words.primer.marks[mark], value);

/** A counter as the news tell it: with the value that it has changed to. */
export const counterNews = (words: GameWords, counter: string, value: number): Sentence =>
  told(words, words.primer.counters[counter], value);

/** A mark as the news tell it. */
export const markNews = (words: GameWords, mark: string, value: number): Sentence =>
  told(words, words.primer.marks[mark], value);

function shown(words: GameWords, form: NumberWords | undefined, value: number): Sentence {
  const { shown: says = '' } = form ?? {};
  return typeof says === 'string' ? withNumber(words, says, value) : say`${says[value] ?? ''}`;
}

const told = (words: GameWords, form: NumberWords | undefined, value: number): Sentence =>
  withNumber(words, form?.told ?? '', value);

const withNumber = (words: GameWords, form: string, value: number): Sentence =>
  filled(form, (_, isSeat) => say`${isSeat ? seatWords(words, value) : value}`);

/** `+2`, `-1`. */
export const signed = (by: number): Sentence => [
  { is: 'number', text: `${by < 0 ? '' : '+'}${by}` },
];

export const keywordNumber = (what: string, value: number): Sentence =>
  value === 1 ? say`${spoken(what)}` : say`${spoken(what)} ${value}`;

/** `guard`, `burn 2`. */
export const keywordWords = ({ keywords }: Pick<CardFace, 'keywords'>): readonly Sentence[] =>
  Object.entries(keywords).map(([keyword, value]) => keywordNumber(keyword, value));
