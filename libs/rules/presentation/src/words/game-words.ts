/** How a game is spoken of: its printed cards, and its own words for the rest. */
import type { CardFace, Rules, Seat } from '@scoresheet/rules-engine';
import type { NumberWords, Primer } from './primer.js';

export interface GameWords {
  readonly title: string;
  readonly rules: SpokenRules;
  readonly primer: Primer;
  /** Names of the seats, where they have names besides their numbers. */
  readonly seats?: readonly string[];
}

/** What of the rules is spoken of: what is printed, where it lies, and how it may be read. */
type SpokenRules = Pick<
  Rules,
  'faces' | 'zones' | 'tableZone' | 'shownValues' | 'options' | 'cardWords'
>;

/** "seat 1", or by its name in a scenario. */
export const seatWords = ({ seats }: GameWords, seat: Seat): string =>
  seats?.[seat - 1] ?? `seat ${seat}`;

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const positionWords = ({ primer }: GameWords, zone: string, slot: number): string =>
  primer.positions.find((each) => each.zone === zone && each.slot === slot)?.words ??
  `${zone} ${slot}`;

export const faceOf = ({ rules }: GameWords, code: string | undefined): CardFace | undefined =>
  code !== undefined && Object.hasOwn(rules.faces, code) ? rules.faces[code] : undefined;

/** `atk` as `ATK 3`. */
export const statWords = (stats: { readonly [stat: string]: number }): string =>
  Object.entries(stats)
    .map(([stat, value]) => `${stat.toUpperCase()} ${value}`)
    .join('  ');

/** `guard`, `burn 2`. */
export const keywordWords = ({ keywords }: CardFace): readonly string[] =>
  Object.entries(keywords).map(([keyword, value]) => keywordNumber(keyword, value));

/** What the printed card has that matters at the table, besides its values. */
export const attributeWords = ({ primer }: GameWords, { words }: CardFace): readonly string[] =>
  primer.attributes.flatMap((name) => words[name] ?? []);

/** A counter or mark that stands at the table; empty where the game does not speak of it. */
export function shownNumber(words: NumberWords | undefined, name: string, value: number): string {
  if (words === undefined) return `${spoken(name)} ${value}`;
  return typeof words.shown === 'string' ? filled(words.shown, value) : (words.shown[value] ?? '');
}

/** A counter or mark as the news tell it: with the value that it has changed to. */
export const toldNumber = (words: NumberWords | undefined, name: string, value: number): string =>
  words === undefined ? `${spoken(name)} is now ${value}` : filled(words.told, value);

const filled = (form: string, value: number): string => form.replace('{}', `${value}`);

export const keywordNumber = (what: string, value: number): string =>
  value === 1 ? spoken(what) : `${spoken(what)} ${value}`;

/** `fighter-2` as "the fighter seat 2", where the game has words for it. */
export function targetWords(words: GameWords, meant: string): string | undefined {
  const [, what = '', seat = ''] = /^(\w+)-(\d+)$/.exec(meant) ?? [];
  return words.primer.targets?.[what]?.replace('{seat}', seatWords(words, Number(seat)));
}

/** One of a kind is said so: "1 cards" is "1 card", and so with what lies in a zone. */
export const counted = ({ rules }: GameWords, said: string): string =>
  said.replace(/\b1 (\w+)s\b/g, (all, noun: string) =>
    noun === 'card' || Object.hasOwn(rules.zones, `${noun}s`) ? `1 ${noun}` : all,
  );

/** `drawFailed` as "draw failed". */
export const spoken = (what: string): string =>
  what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
