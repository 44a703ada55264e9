/** Decks to begin with: one wants to be fast, the other wants to still be there at the end. */
import { invariant } from '@scoresheet/rules-engine';
import { checkDeck } from './deck-check.js';

export interface ReadyDeck {
  readonly name: string;
  /** Card codes, 30 of them. */
  readonly cards: readonly string[];
}

const copies = (list: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(list).flatMap(([code, count]) => Array.from({ length: count }, () => code));

function ready(name: string, list: Readonly<Record<string, number>>): ReadyDeck {
  const cards = copies(list);
  const [problem] = checkDeck(cards);
  invariant(!problem, `the ready deck '${name}' is illegal: ${problem?.says}`);
  return { name, cards };
}

export const READY_DECKS: readonly ReadyDeck[] = [
  ready('Rush Hour', {
    'fl-01': 3,
    'fl-06': 3,
    'fl-11': 3,
    'fl-13': 2,
    'fl-17': 2,
    'fl-19': 2,
    'fl-22': 2,
    'fl-24': 1,
    'fl-27': 1,
    'fl-29': 1,
    'fl-31': 1,
    'fl-36': 1,
    'fl-37': 2,
    'fl-39': 1,
    'fl-45': 1,
    'fl-47': 1,
    'fl-48': 1,
    'fl-51': 1,
    'fl-56': 1,
  }),
  ready('Stone Soup', {
    'fl-03': 2,
    'fl-07': 2,
    'fl-08': 2,
    'fl-10': 2,
    'fl-12': 2,
    'fl-14': 1,
    'fl-15': 1,
    'fl-18': 1,
    'fl-20': 1,
    'fl-21': 1,
    'fl-23': 1,
    'fl-25': 1,
    'fl-28': 1,
    'fl-30': 1,
    'fl-32': 1,
    'fl-35': 1,
    'fl-38': 1,
    'fl-40': 1,
    'fl-42': 1,
    'fl-43': 1,
    'fl-46': 1,
    'fl-49': 1,
    'fl-52': 1,
    'fl-53': 1,
    'fl-55': 1,
  }),
];
