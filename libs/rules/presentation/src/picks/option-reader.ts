/**
 * The usual reading of options, whose ids are lines of words in one grammar: a verb, then cards,
 * positions, players, numbers, and lists behind a name (`foes=c4,c9`). A game adds a small table of
 * what its own words mean.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Option, Seat } from '@scoresheet/rules-engine';
import type { AskedOf, OptionReader, Pick, PickStep, ReadOption } from './pick.js';

export interface WordsOfOptions {
  /** The printed cards, by their codes. */
  readonly faces: { readonly [code: string]: unknown };
  /** Words that name a place or a thing: `altar-1`, `life`; `seat` is the one that is asked. */
  readonly means?: { readonly [word: string]: (seat: Seat) => Pick };
  /** What belongs to a player and is named with the seat: `fighter` of `fighter-2`. */
  readonly belongings?: readonly string[];
  /** Kinds of decision of which the options are read in another way. */
  readonly otherwise?: { readonly [kind: string]: OptionReader };
}

/** A card of an open place (`c12`), or of one that not everybody sees (`hand1-3`). */
const CARD = /^(c\d+|[A-Za-z]+c?\d+-\d+)$/;
const ITEM = /^s\d+$/;
const OF_SEAT = /^([a-z]+)-(\d+)$/;

const WAITING: OptionReader = (_, { id }) => ({ verb: '', steps: [{ picks: [waiting(id)] }] });

/** Kinds that the engine itself asks, in which an option names what waits for its turn. */
const USUAL_OTHERWISE: { readonly [kind: string]: OptionReader } = { 'order-triggers': WAITING };

export function optionReader(words: WordsOfOptions): OptionReader {
  const otherwise = { ...USUAL_OTHERWISE, ...words.otherwise };
  return (asked, option) =>
    Object.hasOwn(otherwise, asked.kind)
      ? (otherwise[asked.kind] as OptionReader)(asked, option)
      : readLine(words, asked, option);
}

/** Something that waits, named by its card (`c5 0`) or its printed card (`ho-063 0 2`). */
export function waiting(id: string): Pick {
  const [source = ''] = id.split(' ');
  const whose = CARD.test(source) ? { card: source } : { face: source };
  return { is: 'item', item: id, ...whose };
}

function readLine(words: WordsOfOptions, { seat }: AskedOf, { id }: Option): ReadOption {
  const [first = '', ...others] = id.split(' ');
  const isVerb = pickOf(words, first, seat).is === 'mode' && !isList(first);
  const said = isVerb ? others : [first, ...others];
  return { verb: isVerb ? first : '', steps: said.map((word) => stepOf(words, word, seat)) };
}

const isList = (word: string): boolean => word.includes(',') || word.includes('=');

/** `foes=c4,c9` names its picks; `foes=none` says that there are none. */
function stepOf(words: WordsOfOptions, word: string, seat: Seat): PickStep {
  const name = word.slice(0, Math.max(0, word.indexOf('=')));
  const list = name === '' ? word : word.slice(name.length + 1);
  const picks = list.split(',').map((each) => pickOf(words, each, seat));
  return withoutUndefined({ as: name === '' ? undefined : name, picks });
}

function pickOf(words: WordsOfOptions, word: string, seat: Seat): Pick {
  const { faces, means = {}, belongings = [] } = words;
  if (Object.hasOwn(means, word)) return (means[word] as (seat: Seat) => Pick)(seat);
  if (Object.hasOwn(faces, word)) return { is: 'face', face: word };
  const [, what = '', number] = OF_SEAT.exec(word) ?? [];
  if (what === 'player') return { is: 'seat', seat: Number(number) };
  if (belongings.includes(what)) return { is: 'seat', seat: Number(number), what };
  if (CARD.test(word)) return { is: 'card', card: word };
  if (ITEM.test(word)) return { is: 'item', item: word };
  return { is: 'mode', mode: word };
}
