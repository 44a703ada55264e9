/** Makes what staff are shown of a draw that they review. */
import type { RoundReview, TournamentState } from '@scoresheet/domain-tournament';
import { tableType } from '../views/table.type.js';
import type { RoundReviewType, RoundStrainKind } from './round-review.type.js';

interface Reviewed {
  readonly phase: number;
  readonly round: number;
  readonly first: number;
}

/** `state` has the tables by their numbers: those of the round that is reviewed. */
export function roundReviewType(
  state: TournamentState,
  { phase, round, first }: Reviewed,
  review: RoundReview,
): RoundReviewType {
  const { record: tournament } = state;
  const tables = state.phases[phase - 1]?.rounds[round - 1]?.tables;
  const points = new Map(review.points);
  const entrantType = (entrant: number) => ({
    tournament,
    entrant,
    points: points.get(entrant) ?? 0,
  });
  return {
    seq: review.seq,
    phase,
    round,
    stage: review.stage,
    strains: review.strains.slice(0, first).map(({ kind, by, entrants, table: number }) => {
      const table = tables?.get(number ?? -1);
      return {
        kind: kind as RoundStrainKind,
        by,
        entrants: entrants.map(entrantType),
        table: table === undefined ? null : tableType(state, { phase, round }, table),
      };
    }),
    strainCount: review.strains.length,
    byes: review.byes.map(entrantType),
    awardedByes: review.awardedByes.map(entrantType),
    waiting: review.waiting.slice(0, first).map(entrantType),
  };
}
