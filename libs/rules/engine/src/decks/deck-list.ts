/**
 * Deck lists as people write them, `3 Ember Fox` to a line, and as programs do:
 * `[{ "count": 3, "card": "Ember Fox" }]`. A line that cannot be read is reported by its
 * number, and all other lines still count: nothing is dropped silently.
 */
import { ownDirection } from '../base/own-direction.js';
import { similarNames } from '../base/similar-names.js';

const MAX_LINES = 1000;

interface DeckListProblem {
  /** The line of a text, or the entry of a JSON list, from 1; 0 for the list as a whole. */
  readonly line: number;
  readonly says: string;
}

export interface DeckList {
  /** Card codes in the order of the list, each as often as it says. */
  readonly cards: readonly string[];
  readonly problems: readonly DeckListProblem[];
}

/** The cards of the game whose lists are read, and how it would have a list written. */
interface DeckListing {
  readonly cards: readonly { readonly code: string; readonly name: string }[];
  /** No deck has more cards, and so no line a higher count. */
  readonly maxCount: number;
  /** The name of a card, for whoever wrote a line that is none. */
  readonly example: string;
}

export interface DeckLists {
  /** Reads `3 Name` or `3 code` a line; blank lines and all after `#` are for people only. */
  readonly readDeckList: (text: string) => DeckList;
  /** Reads a JSON list of `{ "count": 3, "card": "Name or code" }`. */
  readonly readDeckJson: (json: unknown) => DeckList;
  /** One line for each card, in the order in which the codes name them first. */
  readonly writeDeckList: (codes: readonly string[]) => string;
  /**
   * One entry for each card, in the order in which the codes name them first. A code that no card
   * has is written as it is.
   */
  readonly writeDeckJson: (codes: readonly string[]) => readonly Written[];
}

export interface Written {
  readonly count: number;
  readonly card: string;
}

/** The deck lists of a game. */
export function deckLists(listing: DeckListing): DeckLists {
  const byWord = new Map<string, string>();
  for (const { code, name } of listing.cards) {
    byWord.set(code, code);
    byWord.set(name.toLowerCase(), code);
  }
  const names = new Map(listing.cards.map(({ code, name }) => [code, name]));
  const known = { ...listing, byWord };
  const writeDeckJson = (codes: readonly string[]) =>
    counted(codes).map(({ count, card }) => ({ count, card: names.get(card) ?? card }));
  return {
    readDeckList(text) {
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
      return readEntries(
        known,
        lines.map((line) => entryOfLine(line, listing.example)),
      );
    },
    readDeckJson(json) {
      if (!Array.isArray(json)) return problem('A deck in JSON is a list of { "count", "card" }.');
      return readEntries(
        known,
        json.map((value) => entryOfJson(value, listing.example)),
      );
    },
    writeDeckList: (codes) =>
      writeDeckJson(codes)
        .map(({ count, card }) => `${count} ${card}\n`)
        .join(''),
    writeDeckJson,
  };
}

interface Known extends DeckListing {
  /** Codes by code and by name in small letters. */
  readonly byWord: ReadonlyMap<string, string>;
}

interface Entry {
  readonly count: unknown;
  readonly card: unknown;
}

function counted(codes: readonly string[]): readonly Written[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ count, card }));
}

const problem = (says: string): DeckList => ({ cards: [], problems: [{ line: 0, says }] });

function readEntries(known: Known, entries: readonly (Entry | string | undefined)[]): DeckList {
  if (entries.length > MAX_LINES) return problem(`A deck list has at most ${MAX_LINES} lines.`);
  const cards: string[] = [];
  const problems: DeckListProblem[] = [];
  entries.forEach((entry, index) => {
    if (entry === undefined) return;
    const read = typeof entry === 'string' ? entry : codesOf(known, entry);
    if (typeof read === 'string') problems.push({ line: index + 1, says: read });
    else cards.push(...read);
  });
  return { cards, problems };
}

/** What stands in a line, nothing where it is blank, or what is wrong with it. */
function entryOfLine(line: string, example: string): Entry | string | undefined {
  const words = line.replace(/#.*/, '').trim();
  if (words === '') return undefined;
  const [, count, card] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(words) ?? [];
  if (count !== undefined) return { count: Number(count), card };
  return `'${shown(words)}' is no line of a deck list; write it like '3 ${example}'.`;
}

function entryOfJson(value: unknown, example: string): Entry | string {
  if (typeof value === 'object' && value !== null && 'count' in value && 'card' in value) {
    return value;
  }
  return `An entry is written { "count": 3, "card": "${example}" }.`;
}

/** The codes that an entry means, or what is wrong with it. */
function codesOf({ byWord, cards, maxCount }: Known, entry: Entry): readonly string[] | string {
  const count = Number(entry.count);
  if (!Number.isInteger(entry.count) || count < 1 || count > maxCount) {
    return `A count is a whole number from 1 to ${maxCount}.`;
  }
  const word = String(entry.card).trim().replace(/\s+/g, ' ').toLowerCase();
  const code = byWord.get(word);
  if (code !== undefined) return Array.from({ length: count }, () => code);
  const [near] = similarNames(
    word,
    cards.map(({ name }) => name),
  );
  const hint = near === undefined ? '' : ` Is '${near}' meant?`;
  return `There is no card '${shown(String(entry.card))}'.${hint}`;
}

const MAX_SHOWN = 60;

/** What somebody wrote, among words of ours: no letter is cut in half, nothing beside it turned. */
function shown(words: string): string {
  const letters = [...words];
  const cut = letters.slice(0, MAX_SHOWN).join('');
  return ownDirection(letters.length > MAX_SHOWN ? `${cut}…` : cut);
}
