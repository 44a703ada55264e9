/** Groups of cards in words: "an enemy Hero", "each of your other Heroes", "up to two cards". */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardFace, Choosing, Selector } from '@scoresheet/rules-engine';
import { wordsFor } from './look-up.js';
import type { CardWords, Described } from './card-words.js';

/** A group of cards in pieces, to be counted, chosen or spoken of. */
export interface Group {
  readonly one: string;
  readonly many: string;
  readonly yours: boolean;
  readonly other: boolean;
  /** The one card that can be meant: its name, and what else is asked of it. */
  readonly is?: { readonly name: string; readonly traits: string };
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

export function groupOf(words: CardWords, selector: Selector, face: CardFace): Group {
  const pieces = piecesOf(words, selector, face);
  const all = (part: 'before' | 'with' | 'after'): readonly string[] =>
    pieces.flatMap((piece) => piece[part] ?? []);
  const before = all('before');
  const having = all('with').join(' and ');
  const where = [...all('after'), ...placeOf(words, selector, pieces)].filter(Boolean);
  const [one, many] = pieces.find(({ noun }) => noun)?.noun ?? words.card;
  const phrase = (noun: string): string =>
    [...before, noun, having && `with ${having}`, ...where].filter(Boolean).join(' ');
  const name = pieces.find(({ is }) => is)?.is;
  const traits = [
    [...before, ...where].length > 0 && `is ${[...before, ...where].join(' and ')}`,
    having && `has ${having}`,
  ].filter(Boolean);
  return withoutUndefined({
    one: phrase(one),
    many: phrase(many),
    yours: pieces.some(({ yours }) => yours),
    other: pieces.some(({ other }) => other),
    is: name === undefined ? undefined : { name, traits: traits.join(' and ') },
  });
}

/** The group of which a target is chosen: cards, or what the game calls by `things`. */
export function groupChosen(words: CardWords, { from, things }: Choosing, face: CardFace): Group {
  if (things === undefined) return groupOf(words, from, face);
  return groupOf({ ...words, card: wordsFor(words.things ?? {}, 'things', things) }, from, face);
}

/** What filters say, in the order of the game's table: a card file may name them in any order. */
function piecesOf(words: CardWords, selector: Selector, face: CardFace): readonly Described[] {
  const about = { face, elsewhere: selector['zone'] !== undefined };
  for (const filter in selector) if (filter !== 'zone') wordsFor(words.filters, 'filter', filter);
  return Object.keys(words.filters).flatMap((filter) => {
    const wanted = selector[filter];
    return wanted === undefined ? [] : [wordsFor(words.filters, 'filter', filter)(wanted, about)];
  });
}

function placeOf(
  words: CardWords,
  { zone }: Selector,
  pieces: readonly Described[],
): readonly string[] {
  if (zone === undefined) return [];
  const whose = pieces.find((piece) => piece.whose !== undefined)?.whose ?? '';
  return [wordsFor(words.zones, 'zone', String(zone))(whose)];
}

/** One of the group, whichever: "an enemy Hero", "another card", "one of your Heroes". */
export function anyOf(group: Group): string {
  if (group.is) return group.is.name;
  if (group.yours) return `one of ${allYours(group)}`;
  return group.other ? `another ${group.one}` : withArticle(group.one);
}

/** Words for as many of the group as may be chosen: "up to two of your Heroes". */
export function someOf(group: Group, min: number, max: number): string {
  if (group.is) return group.is.name;
  if (min === 1 && max === 1) return anyOf(group);
  const number = min === max ? inWords(max) : min === 0 ? `up to ${inWords(max)}` : range(min, max);
  if (group.yours) return `${number} of ${allYours(group)}`;
  return `${number} ${others(group, max === 1 ? group.one : group.many)}`;
}

/** Every one by itself: "each enemy Hero", "each of your other Heroes". */
export function eachOf(group: Group): string {
  if (group.is) return group.is.name;
  return group.yours ? `each of ${allYours(group)}` : `each ${others(group, group.one)}`;
}

/** All together: "all enemy Heroes", "your other Heroes". */
export function allOf(group: Group): string {
  if (group.is) return group.is.name;
  return group.yours ? allYours(group) : `all ${others(group, group.many)}`;
}

/** Cards that were chosen before, spoken of again: "the chosen enemy Hero". */
export function chosenOf(group: Group, many: boolean): string {
  if (group.is) return group.is.name;
  return `${group.yours ? 'your' : 'the'} chosen ${many ? group.many : group.one}`;
}

export const others = ({ other }: Group, noun: string): string => (other ? `other ${noun}` : noun);

const range = (min: number, max: number): string => `${inWords(min)} to ${inWords(max)}`;

/** The article goes by the first letter, which is enough for the words that games print. */
const withArticle = (noun: string): string => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const allYours = (group: Group): string => `your ${others(group, group.many)}`;
