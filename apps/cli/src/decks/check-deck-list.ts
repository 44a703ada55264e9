/** Checks a deck as somebody wrote it down: can every line be read, and may it be played? */
import type { CatalogEntry, MatchOptions } from '@scoresheet/games-catalog';

interface DeckVerdict {
  readonly cards: number;
  readonly playable: boolean;
  readonly problems: readonly DeckProblem[];
}

interface DeckProblem {
  /** Line of the list, counted from 1; in JSON the entry. */
  readonly line?: number;
  /** What forbids the deck. */
  readonly rule?: string;
  readonly says: string;
}

/** `text` is a list of `3 Name`, or a JSON list of `{ "count": 3, "card": "Name" }`. */
export function checkDeckList(
  game: CatalogEntry,
  text: string,
  options: MatchOptions = {},
): DeckVerdict {
  const { cards, problems } = readDeck(game, text);
  const unread = problems.map(({ line, says }) => (line === 0 ? { says } : { line, says }));
  const forbidden = cards.length > 0 ? game.checkDeck(cards, options) : [];
  const all = [...unread, ...forbidden];
  if (cards.length === 0 && all.length === 0) all.push({ says: 'The list has no cards.' });
  return { cards: cards.length, playable: all.length === 0, problems: all };
}

/** Reads either form; what cannot be read is told by its line. */
export function readDeck(
  game: CatalogEntry,
  text: string,
): ReturnType<CatalogEntry['readDeckList']> {
  if (!/^\s*[[{]/.test(text)) return game.readDeckList(text);
  try {
    return game.readDeckJson(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { cards: [], problems: [{ line: 0, says: `It is not JSON: ${error.message}.` }] };
  }
}

/** Every problem on a line of its own. */
export function describeDeckVerdict({ cards, playable, problems }: DeckVerdict): string {
  if (playable) return `${cards} cards, may be played`;
  const lines = problems.map(({ line, rule, says }) => {
    const where = line === undefined ? rule : `line ${line}`;
    return `  ${where === undefined ? '' : `${where}: `}${says}`;
  });
  return ['may not be played', ...lines].join('\n');
}
