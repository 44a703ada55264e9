/**
 * Points as whole numbers of one unit, such as half a point, so that adding them stays exact and
 * cheap.
 */
import type { ByeKind, Entrant, PodEntry, RoundEntry } from '../history.js';
import { invariant } from '../invariant.js';
import { leastMultiple, parseRational, type Rational } from '../rational/rational.js';
import type { PodPoints, PointRules } from '../rules.js';
import type { RoundResult } from './cell.js';

export interface PointScale {
  readonly counts: PointRules['counts'];
  /** So many units are one point. */
  readonly unitsInPoint: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: Readonly<Record<ByeKind, number>>;
  readonly pods: PointRules['pods'];
}

/** Places of a table of up to five may be shared by two, three, four or five. */
const SHARES_OF_PLACES = 60n;

export function pointScale({ counts, win, draw, loss, bye, pods }: PointRules): PointScale {
  const texts = [win, draw, loss, ...Object.values(bye)];
  const shares = pods === 'by-result' ? 1n : SHARES_OF_PLACES;
  const unit = texts
    .map(valueOf)
    .reduce((all, { denominator }) => leastMultiple(all, denominator), shares);
  const units = (text: string): number => {
    const { numerator, denominator } = valueOf(text);
    return Number((numerator * unit) / denominator);
  };
  return {
    counts,
    unitsInPoint: Number(unit),
    win: units(win),
    draw: units(draw),
    loss: units(loss),
    bye: {
      pairing: units(bye.pairing),
      awarded: units(bye.awarded),
      'full-point': units(bye['full-point']),
      'half-point': units(bye['half-point']),
      lost: units(bye.lost),
    },
    pods,
  };
}

/** The value of a fraction in the rules. */
export function valueOf(text: string): Rational {
  const value = parseRational(text);
  invariant(value !== undefined, () => `rules say '${text}' where a fraction belongs`);
  return value;
}

/** Units that an entry gives to whoever is `seat` in its order and had this result. */
export function unitsOf(
  scale: PointScale,
  entry: RoundEntry,
  seat: number,
  result: RoundResult,
): number {
  switch (entry.kind) {
    case 'bye':
      return scale.bye[entry.given];
    case 'missed':
      return scale.loss;
    case 'match':
      if (scale.counts === 'games' && entry.how !== 'double-loss') {
        return (entry.wins[seat] ?? 0) * scale.win + entry.draws * scale.draw;
      }
      return scale[result];
    case 'pod':
      return scale.pods === 'by-result' ? scale[result] : unitsOfPlace(entry, seat, scale);
  }
}

/** Equal ones get the mean of the places that they fill. */
function unitsOfPlace(
  { places, entrants }: PodEntry,
  seat: number,
  { pods, unitsInPoint }: PointScale,
): number {
  const points = (pods as PodPoints)[entrants.length as 3] as readonly number[] | undefined;
  invariant(points !== undefined, () => `no points are stated for a table of ${entrants.length}`);
  const entrant = entrants[seat] as Entrant;
  let ahead = 0;
  for (const shared of places) {
    if (shared.includes(entrant)) {
      const filled = points.slice(ahead, ahead + shared.length);
      return (filled.reduce((sum, each) => sum + each, 0) * unitsInPoint) / shared.length;
    }
    ahead += shared.length;
  }
  invariant(false, () => `entrant ${entrant} has no place at their table`);
}
