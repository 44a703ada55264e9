/**
 * Cards and lines of words as numbers that outlive the ids of cards: a card is what it is and where
 * it lies. Two copies that are alike in all of that are one and the same.
 */
import type { Reading } from '../contract/rules.js';
import type { Card, Place, State } from '../contract/state.js';
import { holderOf, seatAt, zoneOf } from '../state/state.js';
import { zoneAt } from '../visibility/audience.js';
import { joined, sumOfText } from './sums.js';

export function sumOfCard(state: State, { face, place, slot, marks }: Card): number {
  const name = joined(sumOfText(face, sumOfPlace(state, place)), slot);
  let sum = name;
  for (const mark in marks) sum += joined(sumOfText(mark, name), marks[mark] as number);
  return sum | 0;
}

/** A place of a card's own (`item@c12`) is called after that card. */
export function sumOfPlace(state: State, at: Place): number {
  if (seatAt(at) !== undefined) return sumOfText(at);
  const holder = state.cards[holderOf(at)];
  return sumOfText(zoneOf(at), holder ? sumOfCard(state, holder) : undefined);
}

/**
 * What a line says (`use c7 0 foe=c9,c12`), each word as `sumOf` has it. Its named parts count in
 * whatever order they stand, and so does what one of them lists (`any-order.ts`).
 */
export function sumOfLine(line: string, sumOf: (word: string) => number): number {
  if (!line.includes(' ')) return sumOfWord(line, sumOf);
  let [said, named] = [0, 0];
  for (const word of line.split(' ')) {
    if (word.includes('=')) named += sumOfWord(word, sumOf);
    else said = joined(said, sumOfWord(word, sumOf));
  }
  return joined(said, named);
}

function sumOfWord(word: string, sumOf: (word: string) => number): number {
  const start = word.indexOf('=') + 1;
  if (start === 0 && !word.includes(',')) return sumOf(word);
  let listed = 0;
  for (const each of word.slice(start).split(',')) listed += joined(start, sumOf(each));
  return joined(sumOfText(word.slice(0, start)), listed);
}

/** An act as it is told: whether all see the cards with which it is done. */
export interface Act {
  readonly sum: number;
  readonly isOpen: boolean;
}

/**
 * What somebody does, whatever the ids of the cards with which it is done. One of which not even
 * that seat sees the printed side is called after its place.
 */
export function actAs({ rules, state }: Reading, choice: string): Act {
  let isOpen = true;
  const sum = sumOfLine(choice, (word) => {
    const card = state.cards[word];
    if (!card) return sumOfText(word);
    const { faces } = zoneAt(rules, card.place);
    if (faces === 'owner') isOpen = false;
    return faces === 'nobody' || faces === 'who-knew'
      ? sumOfPlace(state, card.place)
      : sumOfCard(state, card);
  });
  return { sum, isOpen };
}
