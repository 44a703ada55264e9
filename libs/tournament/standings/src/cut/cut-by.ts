/**
 * Who goes on after a phase. Those who have left or cannot go on are taken out of the standings
 * before, by whoever knows.
 */
import type { Entrant } from '../history.js';
import { compareRationals, rational } from '../rational/rational.js';
import type { Standing } from '../standings/standings.js';

export type Cut =
  | { readonly by: 'rank'; readonly places: number }
  | { readonly by: 'points'; readonly points: number }
  /** Everybody with the points; where they are fewer than the places, filled up by rank. */
  | { readonly by: 'points-and-rank'; readonly points: number; readonly places: number };

/** In the order of the standings, which is that of the seeds: the first is the highest one. */
export function cutBy(cut: Cut, standings: readonly Standing[]): readonly Entrant[] {
  const ranked = standings.filter(({ rank }) => rank !== null);
  return ranked.slice(0, placesOf(cut, ranked)).map(({ entrant }) => entrant);
}

function placesOf(cut: Cut, ranked: readonly Standing[]): number {
  if (cut.by === 'rank') return cut.places;
  const enough = rational(cut.points);
  const qualified = ranked.filter(({ points }) => compareRationals(points, enough) >= 0).length;
  return cut.by === 'points' ? qualified : Math.max(qualified, cut.places);
}
