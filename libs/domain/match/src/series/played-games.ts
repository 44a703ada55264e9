/** The games of a series that have a result, as one of its matches knows them. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { PlayedGame } from '@scoresheet/contracts-messages';
import type { Ruleset } from '@scoresheet/rules-engine';
import { resultOf, statusOf, type MatchState } from '../fold/match-state.js';

/** What became of a game, whatever its record is called. */
export type GameResult = Pick<PlayedGame, 'places' | 'figures'>;

/** The game of the match itself; undefined while it goes on, and where it ended without a result. */
export function ownResult(ruleset: Ruleset, state: MatchState): GameResult | undefined {
  const { places = [] } = resultOf(state) ?? {};
  if (statusOf(state) !== 'over' || places.length === 0) return undefined;
  const figures = figuresOf(ruleset, state);
  return withoutUndefined({
    places: places.map((seats) => [...seats]),
    figures,
  });
}

/** A game that was given up before it began is worth nothing to anybody. */
function figuresOf(ruleset: Ruleset, { table, seats }: MatchState): number[] | undefined {
  if (ruleset.figure === undefined) return undefined;
  return seats.map(({ seat }) => (table === null ? 0 : (ruleset.figure?.(table, seat) ?? 0)));
}

/** All games of the series with a result, that of the match itself included. */
export function gamesOfSeries(ruleset: Ruleset, state: MatchState): readonly GameResult[] {
  const own = ownResult(ruleset, state);
  const { previous = [] } = state.terms.series ?? {};
  return own === undefined ? previous : [...previous, own];
}
