/**
 * The event that ends a game of a series says where the series goes on, if it does. What its players
 * and the house need to find the next game stands in the record, and is decided again by whoever
 * verifies it.
 */
import type { Deciding } from '../rules/environment.js';
import type { Done } from '../commands/judged.js';
import { evolveMatch, type SeriesGoesOn } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { gamesOfSeries, ownResult } from './played-games.js';
import { seriesOf } from './series.js';
import { nextMatchAfter } from './series-terms.js';

/** The event with the match of the next game. A game without a result ends the series. */
export function goOnInSeries(deciding: Deciding, done: Done): Done {
  const { state, facts } = done;
  const { series } = state.terms;
  if (series === undefined || statusOf(state) !== 'over' || state.nextMatch !== null) return done;
  const { ruleset } = pinnedRules(deciding, state.terms);
  if (ownResult(ruleset, state) === undefined || !hasLists(state)) return done;
  const { next } = seriesOf(series.bestOf, gamesOfSeries(ruleset, state));
  if (next === undefined) return done;
  const { match } = nextMatchAfter(state.record, deciding.sha256);
  const fact: SeriesGoesOn = { kind: 'series-goes-on', match };
  evolveMatch(state, fact);
  return { ...done, facts: [...facts, fact] };
}

/** Staff may decide a game before both have sat down: then there is nobody to go on with. */
const hasLists = ({ seats }: MatchState): boolean => seats.every(({ deck }) => deck !== null);
