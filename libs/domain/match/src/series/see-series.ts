/** A series as everybody may see it in one of its matches: up to the game that this match is. */
import type { Ruleset } from '@scoresheet/rules-engine';
import type { MatchState } from '../fold/match-state.js';
import { gamesOfSeries, type GameResult } from './played-games.js';
import { seriesOf } from './series.js';

export interface SeriesView {
  /** Games of the series at most. */
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  /** Games won by seat 1 and by seat 2; the seats are the same in every game. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly isDecided: boolean;
  /** What the games were worth to each seat, added up; absent where the game says nothing of it. */
  readonly figures?: readonly number[];
  /** The matches before this one. */
  readonly previous: readonly string[];
  /** The match of the next game; null where none follows, or none yet. */
  readonly next: string | null;
}

export function seeSeries(ruleset: Ruleset, state: MatchState): SeriesView | undefined {
  const { series } = state.terms;
  if (series === undefined) return undefined;
  const { bestOf, previous } = series;
  const games = gamesOfSeries(ruleset, state);
  const { wins, draws, isDecided } = seriesOf(bestOf, games);
  const figures = ruleset.figure === undefined ? {} : { figures: addedUp(games, state) };
  return {
    bestOf,
    game: previous.length + 1,
    wins,
    draws,
    isDecided,
    ...figures,
    previous: previous.map(({ match }) => match),
    next: state.nextMatch,
  };
}

const addedUp = (games: readonly GameResult[], { seats }: MatchState): readonly number[] =>
  seats.map(({ seat }) =>
    games.reduce((sum, { figures = [] }) => sum + (figures[seat - 1] ?? 0), 0),
  );
