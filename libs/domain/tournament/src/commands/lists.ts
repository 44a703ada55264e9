/** Lists: handed in until the first phase begins, then replaced by staff alone. */
import type { HandInList, ReplaceList } from '@scoresheet/contracts-messages';
import { canonicalJson, type Sha256 } from '@scoresheet/domain-record';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { entrantNumbered } from './entrant-numbers.js';
import { refused, type Refused } from './not-accepted.js';

export const handInList = (situation: Situation, command: HandInList): Decided =>
  list(situation, command, 'list-handed-in');

export const replaceList = (situation: Situation, command: ReplaceList): Decided =>
  list(situation, command, 'list-replaced');

function list(
  { state, deciding }: Situation,
  { entrant, cards }: HandInList | ReplaceList,
  kind: 'list-handed-in' | 'list-replaced',
): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  const { ruleset, options } = state.terms;
  const refusal = listRefusal(deciding.gameOf(ruleset)?.listProblems(cards, options) ?? []);
  if (refusal) return refusal;
  const salt = deciding.chance.listSaltOf(state.seq + 1);
  const digest = listDigest({ salt, cards }, deciding.sha256);
  const fact: TournamentFact = { kind, entrant, digest, salt, cards };
  return [fact];
}

const NAMED_PROBLEMS = 5;

function listRefusal(problems: readonly string[]): Refused | undefined {
  if (problems.length === 0) return undefined;
  return refused('list-unclear', problems.slice(0, NAMED_PROBLEMS).join(' '));
}

interface SaltedList {
  readonly salt: string;
  readonly cards: readonly string[];
}

/** What everybody knows of a list from the beginning: whoever is shown the list can compare it. */
export const listDigest = ({ salt, cards }: SaltedList, sha256: Sha256): string =>
  sha256(canonicalJson([salt, cards]));
