/**
 * The game begins when all seats are ready and, where a JUDGE sits, that seat is taken: until then
 * the match waits in its lobby. The event that completes the table holds the whole setup.
 */
import type { Fact, Seating } from '@scoresheet/rules-engine';
import type { Deciding } from '../rules/environment.js';
import { optionsOf } from './left-to-judge.js';
import { beginGame, type LobbyFact } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { pinnedRules } from '../rules/pinned-rules.js';

export function beginIfComplete(
  deciding: Deciding,
  state: MatchState,
): readonly (LobbyFact | Fact)[] {
  const { seats, terms, judge, begins } = state;
  const { ruleset } = pinnedRules(deciding, terms);
  const options = optionsOf(state);
  const waitsForJudge = judge === null && ruleset.judgeSits(options);
  if (waitsForJudge || !seats.every(({ ready }) => ready)) return [];
  const decks = [[], ...seats.map(({ deck }) => deck ?? [])];
  const first = begins === null ? {} : { first: begins };
  const seating: Seating = { seats: seats.length, decks, options, ...first };
  const { state: table, facts } = ruleset.begin(seating, deciding.source.chance);
  beginGame(state, table);
  return [{ kind: 'game-begun' }, ...facts];
}
