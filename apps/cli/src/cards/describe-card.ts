/** A card in lines for a terminal: name, what it is, what it says. */
import { wrap } from '../program/wrap.js';
import type { FoundCard } from './find-cards.js';

export function describeCard(card: FoundCard): readonly string[] {
  const { name, code, text, flavour } = card;
  return [
    `${name}  [${code}]`,
    ...wrap(attributes(card).join(', '), '  '),
    ...text.flatMap((line) => wrap(line, '  ')),
    ...(flavour === undefined ? [] : wrap(`"${flavour}"`, '  ')),
  ];
}

function attributes({ type, words, cost, stats, statsInText }: FoundCard): readonly string[] {
  const numbers = statsInText ? [] : Object.entries(stats);
  return [
    type.replaceAll('-', ' '),
    ...Object.values(words),
    `cost ${cost}`,
    ...numbers.map(([stat, value]) => `${stat.toUpperCase()} ${value}`),
  ];
}
