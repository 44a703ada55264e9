/** The words and the layout of one game, fetched when somebody looks at a match of it. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import type { BoardGame, OptionReader } from '@scoresheet/rules-presentation';

export interface ShownGame extends BoardGame {
  readonly id: string;
  readonly reads: OptionReader;
  /** What is printed on a card, a line for each ability. */
  readonly textOf: (code: string) => readonly string[];
}

const loaded = new Map<string, Promise<ShownGame | undefined>>();

/** Undefined for a game that these pages do not know: the server has another one. */
export function loadGame(id: string): Promise<ShownGame | undefined> {
  const known = loaded.get(id) ?? fetchGame(id);
  loaded.set(id, known);
  return known;
}

async function fetchGame(id: string): Promise<ShownGame | undefined> {
  const load = Object.hasOwn(GAME_LOADERS, id) ? GAME_LOADERS[id] : undefined;
  if (!load) return undefined;
  const { title, rules, ruleset, primer, presentation } = await load();
  return { id, title, rules, primer, ...presentation, textOf: ruleset.cardText };
}
