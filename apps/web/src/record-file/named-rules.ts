/** The rules that a record names in its first event, fetched before it is looked at. */
import { loadArchived } from '@scoresheet/games-catalog/archived';
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import type { RulesOf } from '@scoresheet/domain-match';

type Entry = NonNullable<ReturnType<RulesOf>>;

/** Event 0 stands at the head of a file, before anything that is long. */
const HEAD_BYTES = 128 * 1024;
const GAME = /"game":"([a-z0-9-]{1,64})"/g;
const RULESET = /"ruleset":"([a-z0-9-]{1,64}\/\d{1,9})"/g;

/**
 * By the word of a game the rules of today, by a ruleset's id those that the record was begun with.
 * What the file names and these pages do not know stays unknown, as the verification then says.
 */
export async function namedRules(bytes: Uint8Array): Promise<RulesOf> {
  const rulesets = rulesetsIn(bytes);
  const games = new Set([...named(bytes, GAME), ...rulesets.map(gameOf)]);
  const entries = new Map<string, Entry>();
  for (const game of games) {
    const entry = await loadGame(game);
    if (entry) entries.set(game, entry).set(entry.ruleset.id, entry);
  }
  for (const id of rulesets) {
    const entry = entries.get(id) ?? (await loadArchived(id));
    if (entry) entries.set(id, entry);
  }
  return (name) => entries.get(name);
}

/** Ids of rules in the order in which the file names them; the first is what event 0 pins. */
export const rulesetsIn = (bytes: Uint8Array): readonly string[] => named(bytes, RULESET);

function named(bytes: Uint8Array, what: RegExp): readonly string[] {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  return [...new Set([...head.matchAll(what)].map(([, name = '']) => name))];
}

const gameOf = (ruleset: string): string => ruleset.split('/')[0] ?? '';

async function loadGame(game: string): Promise<Entry | undefined> {
  return Object.hasOwn(GAME_LOADERS, game) ? GAME_LOADERS[game]?.() : undefined;
}
