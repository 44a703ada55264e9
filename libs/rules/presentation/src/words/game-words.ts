/** How a game is spoken of: its printed cards, and its own words for the rest. */
import {
  JUDGE,
  type CardFace,
  type CardId,
  type Rules,
  type Seat,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { filled } from './form.js';
import type { Primer } from './primer.js';
import type { Segment, Sentence } from './sentence.js';

/** What a game hands over to be spoken of; a game of the catalog is one as it is. */
export interface GameWords extends NamedSeats {
  readonly title: string;
  readonly rules: SpokenRules;
  readonly primer: Primer;
}

export interface NamedSeats {
  /** Names of the seats, where they have names besides their numbers. */
  readonly seats?: readonly string[];
}

type SeatSegment = Extract<Segment, { readonly is: 'seat' }>;

/** What of the rules is spoken of: what is printed, where it lies, and how it may be read. */
type SpokenRules = Pick<
  Rules,
  'faces' | 'zones' | 'tableZone' | 'shownValues' | 'options' | 'cardText' | 'isBorne'
>;

/** "seat 1", or its name where it has one. */
export const seatWords = ({ seats }: NamedSeats, seat: Seat): SeatSegment => ({
  is: 'seat',
  text: seat === JUDGE ? 'the JUDGE' : (seats?.[seat - 1] ?? `seat ${seat}`),
  seat,
});

/** Words for a zone; empty for an internal one. */
export const zoneWords = ({ primer }: Pick<GameWords, 'primer'>, zone: string): string =>
  primer.zones[zone] ?? '';

export const positionWords = (words: GameWords, zone: string, slot: number): string =>
  words.primer.positions.find((each) => each.zone === zone && each.slot === slot)?.words ??
  `${zoneWords(words, zone)} ${slot}`;

export const faceOf = ({ rules }: GameWords, code: string | undefined): CardFace | undefined =>
  code !== undefined && Object.hasOwn(rules.faces, code) ? rules.faces[code] : undefined;

/** The printed card by its name; undefined for what is no code of one. */
export function faceWords(
  words: GameWords,
  code: string | undefined,
  card?: CardId,
): Segment | undefined {
  const face = faceOf(words, code);
  if (face === undefined) return undefined;
  const { name: text, code: known } = face;
  return withoutUndefined({ is: 'card', text, face: known, card });
}

/** What the printed card has that matters at the table, besides its values. */
export const attributeWords = ({ primer }: GameWords, { words }: CardFace): readonly string[] =>
  primer.attributes.flatMap((name) => words[name] ?? []);

/** `fighter-2` as "the fighter seat 2", where the game has words for it. */
export function targetWords(words: GameWords, meant: string): Sentence | undefined {
  const [, what = '', seat = ''] = /^(\w+)-(\d+)$/.exec(meant) ?? [];
  const form = words.primer.targets?.[what];
  return form === undefined ? undefined : filled(form, () => [seatWords(words, Number(seat))]);
}

/** One of a kind is said so: "1 cards" is "1 card", and so with what lies in a zone. */
export const counted = ({ rules }: GameWords, sentence: Sentence): Sentence =>
  sentence.map((segment, index) => {
    const before = sentence[index - 1];
    const isOne = before?.is === 'number' && before.text === '1';
    if (!isOne || segment.is !== 'text') return segment;
    const text = segment.text.replace(/^ (\w+)s\b/, (all, noun: string) =>
      noun === 'card' || Object.hasOwn(rules.zones, `${noun}s`) ? ` ${noun}` : all,
    );
    return { is: 'text', text };
  });

/** `drawFailed` as "draw failed". */
export const spoken = (what: string): string =>
  what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
