/** The rules of a game as they are written: the file of its statements, and its scenarios. */
import { readRules, type Section } from '@scoresheet/rules-presentation/rules-file';
import { loadEntry } from '../match/game/load-game.js';
import type { CatalogEntry } from '@scoresheet/games-catalog/lazy';

const RULES = import.meta.glob<string>(
  ['../../../../docs/rules/*.md', '!**/*-conformance.md', '!**/coverage.md', '!**/facts.md'],
  { query: '?raw', import: 'default' },
);

export interface RuleBook {
  readonly id: string;
  readonly game: CatalogEntry;
  readonly sections: readonly Section[];
}

/** The rules of a game; undefined for one that these pages do not know. */
export async function loadRuleBook(id: string): Promise<RuleBook | undefined> {
  const [game, markdown] = await Promise.all([
    loadEntry(id),
    RULES[`../../../../docs/rules/${id}.md`]?.(),
  ]);
  return game && { id, game, sections: readRules(markdown ?? '') };
}
