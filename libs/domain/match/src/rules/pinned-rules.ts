/** The rules that a match was begun with: the ruleset's id and the hash of its cards. */
import { canonicalJson, type Sha256 } from '@scoresheet/domain-record';
import type { Ruleset } from '@scoresheet/rules-engine';
import type { GameEntry, RulesOf } from './game-entry.js';
import type { MatchTerms } from '../fold/match-state.js';

const hashes = new WeakMap<Ruleset, string>();

/** SHA-256 of all printed cards in canonical JSON. */
export function cardsHashOf(ruleset: Ruleset, sha256: Sha256): string {
  const known = hashes.get(ruleset);
  if (known !== undefined) return known;
  const hash = sha256(canonicalJson(ruleset.faces));
  hashes.set(ruleset, hash);
  return hash;
}

/** A match was begun with rules that are not here, or no longer. */
export class UnknownRules extends Error {
  override readonly name = 'UnknownRules';
}

export interface RulesSource {
  readonly rulesOf: RulesOf;
  readonly sha256: Sha256;
}

/** The pinned rules; undefined where the catalog lacks them, or has other cards by that name. */
export function findPinnedRules(
  { rulesOf, sha256 }: RulesSource,
  { ruleset, cards }: Pick<MatchTerms, 'ruleset' | 'cards'>,
): GameEntry | undefined {
  const entry = rulesOf(ruleset);
  return entry && cardsHashOf(entry.ruleset, sha256) === cards ? entry : undefined;
}

export function pinnedRules(source: RulesSource, terms: MatchTerms): GameEntry {
  const entry = findPinnedRules(source, terms);
  if (entry) return entry;
  throw new UnknownRules(`the rules ${terms.ruleset} with the cards ${terms.cards} are not here`);
}
