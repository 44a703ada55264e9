/** Points alone: what a draw needs of the rounds before it. */
import { resultOf } from '../crosstable/cell.js';
import { pointScale, unitsOf } from '../crosstable/point-scale.js';
import type { Entrant, EntrantHistory, History } from '../history.js';
import { invariant } from '../invariant.js';
import type { StandingsRules } from '../rules.js';

type PointsHistory = Pick<History, 'rounds'> & {
  readonly entrants: readonly Pick<EntrantHistory, 'entrant' | 'penaltyPoints'>[];
};

/**
 * The points of everybody as whole numbers of the least unit of the rules, half a point in chess:
 * what the crosstable gives, without the cells and meetings of which a draw needs none.
 */
export function matchPoints(
  rules: Pick<StandingsRules, 'points'>,
  { entrants, rounds }: PointsHistory,
): ReadonlyMap<Entrant, number> {
  const scale = pointScale(rules.points);
  const points: number[] = [];
  for (const { entrant, penaltyPoints = 0 } of entrants) {
    points[entrant] = 0 - penaltyPoints * scale.unitsInPoint;
  }
  for (const entry of rounds.flat()) {
    const seats = 'entrants' in entry ? entry.entrants : [entry.entrant];
    for (let seat = 0; seat < seats.length; seat += 1) {
      const entrant = seats[seat] as Entrant;
      const before = points[entrant];
      if (before === undefined) invariant(false, `entrant ${entrant} is not in the phase`);
      points[entrant] = before + unitsOf(scale, entry, seat, resultOf(entry, seat));
    }
  }
  return new Map(entrants.map(({ entrant }) => [entrant, points[entrant] ?? 0]));
}
