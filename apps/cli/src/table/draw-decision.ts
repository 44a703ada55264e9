/** The open decision, its options numbered in plain words. */
import type { DecisionView, Options } from '@scoresheet/rules-engine';
import { wrap, wrapLine } from '../wrap.js';
import { optionWords } from './answer-words.js';
import type { CardNames } from './card-names.js';
import type { GameWords } from './game-words.js';

export function drawDecision(
  words: GameWords,
  { seat, kind, options }: DecisionView,
  names: CardNames,
): readonly string[] {
  if (!options) return [`Seat ${seat} decides: ${kind}.`];
  const title = `Seat ${seat}, you decide: ${kind.replaceAll('-', ' ')}. ${howToAnswer(options)}`;
  if (options.pick === 'number') return wrap(title, '');
  const lines = options.from.flatMap(({ id }, index) =>
    wrapLine(`${String(index + 1).padStart(4)}  ${optionWords(words, kind, id, names)}`),
  );
  return [...wrap(title, ''), ...lines];
}

export function howToAnswer(options: Options): string {
  switch (options.pick) {
    case 'one':
      return 'Type the number of one.';
    case 'order':
      return 'Type all numbers in the order that you want, as "2 1 3".';
    case 'number':
      return `Type a number from ${options.min} to ${options.max}.`;
    case 'some':
      return howToAnswerSome(options.min, options.max);
  }
}

function howToAnswerSome(min: number, max: number): string {
  const count = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return `Type the numbers of ${count}, as "1 3"${min === 0 ? ', or "none"' : ''}.`;
}
