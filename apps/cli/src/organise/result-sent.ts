/** Results as people type them, and as the api takes and tells them. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import {
  fromOtherSide,
  OUTCOME_WORDS,
  outcomeIn,
  outcomeText,
  type Outcome,
} from '@scoresheet/tournament-files';
import { Fault } from '../program/fault.js';

/** The fields of a result that is told. */
export const RESULT = 'is wins draws winner places scores';

/** A result as the api tells it: what is not of its kind is null. */
export interface ResultTold {
  readonly is: string;
  readonly wins: readonly number[] | null;
  readonly draws: number | null;
  readonly winner: number | null;
  readonly places: readonly (readonly number[])[] | null;
  readonly scores: readonly number[] | null;
}

/** A result as the api takes it. */
export type ResultSent = Readonly<Record<string, unknown>>;

export const sentResult = (outcome: Outcome, scores: readonly number[] = []): ResultSent =>
  withoutUndefined({
    ...outcome,
    is: outcome.is.toUpperCase().replaceAll('-', '_'),
    scores: scores.length > 0 ? scores : undefined,
  });

/** Throws where the server tells a kind of result that this command line does not know. */
export function outcomeOfResult({ is, wins, draws, winner, places }: ResultTold): Outcome {
  switch (is) {
    case 'GAMES':
      return { is: 'games', wins: [wins?.[0] ?? 0, wins?.[1] ?? 0], draws: draws ?? 0 };
    case 'INTENTIONAL_DRAW':
      return { is: 'intentional-draw' };
    case 'DOUBLE_LOSS':
      return { is: 'double-loss' };
    case 'FORFEIT':
      return { is: 'forfeit', winner: winner ?? 0 };
    case 'PLACES':
      return { is: 'places', places: places ?? [] };
    default:
      throw new Fault('no-answer', `the server tells of a result "${is}"; use its own version.`);
  }
}

/** What somebody typed for a result. */
export function typedOutcome(typed: string): Outcome {
  const outcome = outcomeIn(typed);
  if (outcome !== undefined) return outcome;
  throw new Fault('usage', `"${typed}" is no result; write ${OUTCOME_WORDS}.`);
}

/** Games as one of the two counts them, in the order of the table. */
export function inTableOrder(
  outcome: Outcome,
  entrants: readonly number[],
  seenBy: number | undefined,
): Outcome {
  return seenBy === undefined || seenBy === entrants[0] ? outcome : fromOtherSide(outcome);
}

export const isSameOutcome = (one: Outcome, other: Outcome): boolean =>
  outcomeText(one) === outcomeText(other);
