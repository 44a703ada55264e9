/** Which rules this program has: a match of any other stands still, in the lists as everywhere. */
import { cardsHashOf, findPinnedRules } from '@scoresheet/domain-match';
import { canonicalJson } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { ARCHIVED, GAMES, rulesOf } from '@scoresheet/games-catalog';

/** Rules as event 0 names them: the ruleset's id and the hash of its cards. */
interface PinnedTerms {
  readonly ruleset: string;
  readonly cards: string;
}

export type KnowsRules = (terms: PinnedTerms) => boolean;

/** Knows the rules that the catalog of games has. */
export const knowsRules: KnowsRules = (terms) =>
  findPinnedRules({ rulesOf, sha256 }, terms) !== undefined;

/** A digest of all rules and cards: when it changes, rows of matches are out of date. */
export function knownRulesDigest(): string {
  const today = Object.values(GAMES).map(({ ruleset }) => [
    ruleset.id,
    cardsHashOf(ruleset, sha256),
  ]);
  return sha256(canonicalJson({ ...ARCHIVED, ...Object.fromEntries(today) }));
}
