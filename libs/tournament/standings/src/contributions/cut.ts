/**
 * Which contributions a sum leaves out (FIDE Tie-Break Regulations C.07, articles 14.1 to 14.4 and
 * 16.5).
 */
import type { ContributionCut } from '../rules.js';
import type { Contribution } from './contributions.js';

/** What of a contribution decides: its score tells how significant it is. */
type Cuttable = Pick<Contribution, 'score' | 'isVoluntary'>;

/** The places of what is left out, in the order in which it is. */
export function leftOut<Of extends Cuttable>(
  of: readonly Of[],
  worth: (one: Of) => number,
  { lowest, highest }: ContributionCut,
): readonly number[] {
  const out: number[] = [];
  const first = (isBefore: (one: Of, other: Of) => boolean): number => {
    let found = -1;
    for (let at = 0; at < of.length; at += 1) {
      if (out.includes(at)) continue;
      if (found === -1 || isBefore(of[at] as Of, of[found] as Of)) found = at;
    }
    return found;
  };
  const isLess = (one: Of, other: Of): boolean =>
    one.score === other.score ? worth(one) < worth(other) : one.score < other.score;
  const isMore = (one: Of, other: Of): boolean => isLess(other, one);
  const isAbsence = (one: Of, other: Of): boolean => {
    if (one.isVoluntary !== other.isVoluntary) return one.isVoluntary;
    return worth(one) === worth(other) ? one.score < other.score : worth(one) < worth(other);
  };
  for (let cut = 0; cut < lowest && out.length < of.length; cut += 1) {
    const least = first(isLess);
    const absence = first(isAbsence);
    out.push(isCutInstead(of[absence] as Of, of[least] as Of, worth) ? absence : least);
  }
  for (let cut = 0; cut < highest && out.length < of.length; cut += 1) out.push(first(isMore));
  return out;
}

/**
 * Of own voluntary absences the one with the lowest value goes first, as long as the least
 * significant contribution is not worth more. That one is of the opponent with the lowest score,
 * and of several such the lowest.
 */
const isCutInstead = <Of extends Cuttable>(
  absence: Of,
  least: Of,
  worth: (one: Of) => number,
): boolean => absence.isVoluntary && worth(absence) >= worth(least);
