/** Whether a deck can be played in a match: handed in with a seat, or as a list of a tournament. */
import type { GameEntry, MatchOptions } from '../rules/game-entry.js';
import { optionsOf, unnamedRefusal } from './left-to-judge.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';

export const handedInRefusal = (
  entry: GameEntry,
  state: MatchState,
  deck: readonly string[],
): Refused | undefined =>
  unnamedRefusal(entry.ruleset, state) ?? deckRefusal(entry, deck, optionsOf(state));

function deckRefusal(
  entry: GameEntry,
  deck: readonly string[],
  options: MatchOptions,
): Refused | undefined {
  const { faces } = entry.ruleset;
  // Own fields only: `constructor` is no card.
  const unknown = [...new Set(deck)].filter((code) => !Object.hasOwn(faces, code));
  if (unknown.length > 0) {
    return refused('deck-refused', `${entry.title} has no card ${unknown.join(', ')}.`);
  }
  const problems = entry.checkDeck(deck, options);
  const [first] = problems;
  if (!first) return undefined;
  const says = problems.map((problem) => `${problem.says} (${problem.rule})`).join(' ');
  return { outcome: 'refused', code: 'deck-refused', rule: first.rule, says };
}
