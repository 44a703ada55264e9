/**
 * Which contributions a sum leaves out (FIDE Tie-Break Regulations C.07, articles 14.1 to 14.4 and
 * 16.5).
 */
import type { ContributionCut } from '../rules.js';

export interface Cuttable {
  /** The score of whom one met, which says how significant the contribution is. */
  readonly score: number;
  readonly value: number;
  readonly isVoluntary: boolean;
}

/** The places of what is left out, in the order in which it is. */
export function leftOut(of: readonly Cuttable[], { lowest, highest }: ContributionCut): number[] {
  const out: number[] = [];
  for (let cut = 0; cut < lowest && out.length < of.length; cut += 1) {
    out.push(leastToLeave(of, out));
  }
  for (let cut = 0; cut < highest && out.length < of.length; cut += 1) {
    out.push(first(of, out, bySignificance.most));
  }
  return out;
}

/**
 * Of an own voluntary absence the lowest value goes first, as long as the least significant one is
 * not worth more. That one is of the opponent with the lowest score, and of several such the
 * lowest.
 */
function leastToLeave(of: readonly Cuttable[], out: readonly number[]): number {
  const least = first(of, out, bySignificance.least);
  const absence = first(of, out, byAbsence);
  const [one, other] = [of[least] as Cuttable, of[absence] as Cuttable];
  return other.isVoluntary && other.value >= one.value ? absence : least;
}

type Before = (one: Cuttable, other: Cuttable) => boolean;

const bySignificance: { readonly least: Before; readonly most: Before } = {
  least: (one, other) =>
    one.score === other.score ? one.value < other.value : one.score < other.score,
  most: (one, other) =>
    one.score === other.score ? one.value > other.value : one.score > other.score,
};

const byAbsence: Before = (one, other) => {
  if (one.isVoluntary !== other.isVoluntary) return one.isVoluntary;
  return one.value === other.value ? one.score < other.score : one.value < other.value;
};

function first(of: readonly Cuttable[], out: readonly number[], isBefore: Before): number {
  let found = -1;
  for (let at = 0; at < of.length; at += 1) {
    if (out.includes(at)) continue;
    if (found === -1 || isBefore(of[at] as Cuttable, of[found] as Cuttable)) found = at;
  }
  return found;
}
