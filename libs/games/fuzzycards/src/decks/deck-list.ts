/**
 * Deck lists as people write them, `3 Lantern Clerk` to a line, and as programs do:
 * `[{ "count": 3, "card": "Lantern Clerk" }]`. A line that cannot be read is reported by its
 * number, and all other lines still count: nothing is dropped silently.
 */
import { similarNames } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';
import type { CardEntry } from '../cards/card.js';

const MAX_COUNT = 30; // no deck has more cards (R-FUZ-78)
const MAX_LINES = 1000;

export interface DeckListProblem {
  /** Counted from 1: the line of a text, the entry of a JSON list; 0 for the list as a whole. */
  readonly line: number;
  readonly says: string;
}

export interface DeckList {
  /** Card codes in the order of the list, each as often as it says. */
  readonly cards: readonly string[];
  readonly problems: readonly DeckListProblem[];
}

interface Entry {
  readonly count: unknown;
  readonly card: unknown;
}

/** Reads `3 Name` or `3 code` a line; blank lines and all after `#` are for people only. */
export function readDeckList(text: string): DeckList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return readEntries(lines.map(entryOfLine));
}

/** Reads a JSON list of `{ "count": 3, "card": "Name or code" }`. */
export function readDeckJson(json: unknown): DeckList {
  if (!Array.isArray(json)) return problem('A deck in JSON is a list of { "count", "card" }.');
  return readEntries(json.map(entryOfJson));
}

/** One line for each card, in the order in which the codes name them first. */
export function writeDeckList(codes: readonly string[]): string {
  return writeDeckJson(codes)
    .map(({ count, card }) => `${count} ${card}\n`)
    .join('');
}

/** The same as data. A code that no card has is written as it is. */
export function writeDeckJson(
  codes: readonly string[],
): readonly { readonly count: number; readonly card: string }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ count, card: byWord.get(code)?.name ?? code }));
}

const byWord: ReadonlyMap<string, CardEntry> = new Map(
  CARDS.flatMap((card) => [
    [card.code, card],
    [card.name.toLowerCase(), card],
  ]),
);

const problem = (says: string): DeckList => ({ cards: [], problems: [{ line: 0, says }] });

function readEntries(entries: readonly (Entry | string | undefined)[]): DeckList {
  if (entries.length > MAX_LINES) return problem(`A deck list has at most ${MAX_LINES} lines.`);
  const cards: string[] = [];
  const problems: DeckListProblem[] = [];
  entries.forEach((entry, index) => {
    if (entry === undefined) return;
    const read = typeof entry === 'string' ? entry : codesOf(entry);
    if (typeof read === 'string') problems.push({ line: index + 1, says: read });
    else cards.push(...read);
  });
  return { cards, problems };
}

/** What stands in a line, nothing where it is blank, or what is wrong with it. */
function entryOfLine(line: string): Entry | string | undefined {
  const words = line.replace(/#.*/, '').trim();
  if (words === '') return undefined;
  const [, count, card] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(words) ?? [];
  if (count !== undefined) return { count: Number(count), card };
  return `'${shown(words)}' is no line of a deck list; write it like '3 Lantern Clerk'.`;
}

function entryOfJson(value: unknown): Entry | string {
  if (typeof value === 'object' && value !== null && 'count' in value && 'card' in value) {
    return value;
  }
  return 'An entry is written { "count": 3, "card": "Lantern Clerk" }.';
}

/** The codes that an entry means, or what is wrong with it. */
function codesOf({ count, card }: Entry): readonly string[] | string {
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_COUNT) {
    return `A count is a whole number from 1 to ${MAX_COUNT}.`;
  }
  const word = String(card).trim().replace(/\s+/g, ' ').toLowerCase();
  const found = byWord.get(word);
  if (found) return Array.from({ length: Number(count) }, () => found.code);
  const [near] = similarNames(
    word,
    CARDS.map(({ name }) => name),
  );
  const hint = near === undefined ? '' : ` Is '${near}' meant?`;
  return `There is no card '${shown(String(card))}'.${hint}`;
}

const MAX_SHOWN = 60;

const shown = (words: string): string =>
  words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words;
