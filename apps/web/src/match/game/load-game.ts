/** The words and the layout of one game, fetched when somebody looks at a match of it. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import type { BoardGame, OptionReader } from '@scoresheet/rules-presentation';

export interface ShownGame extends BoardGame {
  readonly id: string;
  /** Id and version of the rules whose cards it has. */
  readonly ruleset: string;
  readonly reads: OptionReader;
  /** Whether seats may respond to what others do. */
  readonly hasResponses: boolean;
  /** What is printed on a card, a line for each ability. */
  readonly textOf: (code: string) => readonly string[];
}

/** All that the catalog has of a game. */
type GameEntry = Awaited<ReturnType<(typeof GAME_LOADERS)[string]>>;

const entries = new Map<string, Promise<GameEntry | undefined>>();
const loaded = new Map<string, Promise<ShownGame | undefined>>();

/** A game that these pages do not know is undefined: the server has another one. */
export function loadEntry(id: string): Promise<GameEntry | undefined> {
  const load = Object.hasOwn(GAME_LOADERS, id) ? GAME_LOADERS[id] : undefined;
  const known = entries.get(id) ?? load?.() ?? Promise.resolve(undefined);
  entries.set(id, known);
  // A chunk that did not come is asked for anew the next time.
  known.catch(() => entries.delete(id));
  return known;
}

/** A game that these pages do not know is undefined: the server has another one. */
export function loadGame(id: string): Promise<ShownGame | undefined> {
  const known = loaded.get(id) ?? fetchGame(id);
  loaded.set(id, known);
  return known;
}

async function fetchGame(id: string): Promise<ShownGame | undefined> {
  const entry = await loadEntry(id);
  if (!entry) return undefined;
  const { title, rules, ruleset, primer, presentation } = entry;
  const hasResponses = rules.window !== undefined;
  const printed = { ruleset: ruleset.id, rules, textOf: ruleset.cardText };
  return { id, title, primer, ...printed, ...presentation, hasResponses };
}
