/** What is played in a bracket, and how one of its matches stands when its entrants are known. */
import type { BracketMatch } from './bracket.js';

/**
 * How a match ended. A series of games is one result here, and a result counts for as long as the
 * same two meet: when a correction brings another opponent, nothing is counted that was not played.
 */
export type Result =
  | { readonly between: readonly [number, number]; readonly winner: number }
  /** A double loss, forfeit or disqualification: each of the two is out of the whole bracket. */
  | { readonly between: readonly [number, number]; readonly noWinner: true };

export interface Play {
  /** The entrant of each seed, the first seed first; null for a seed that nobody has. */
  readonly seeds: readonly (number | null)[];
  /** By the match's id. */
  readonly results: ReadonlyMap<string, Result>;
  /**
   * Who has dropped or was disqualified: results that stand stay, but they play no more. Whoever
   * goes when the bracket is over is not named, or a walkover in the final would be lost.
   */
  readonly gone: ReadonlySet<number>;
  /**
   * Who takes the place of the gone: nobody, so that the opponent has a walkover, or in single
   * elimination the one whom they beat last. The third way, that the next seed moves up, changes
   * the seeds themselves and is `withNextSeeds`.
   */
  readonly replacedBy: 'nobody' | 'loser-of-last-match';
}

/** `entrants` are all who have come to the match, the gone among them, the higher seed first. */
export type MatchState =
  | { readonly kind: 'waiting'; readonly entrants: readonly number[] }
  /** To be played; the higher seed, named first, begins. */
  | { readonly kind: 'ready'; readonly entrants: readonly [number, number] }
  /** No opponent is there to play against the winner. */
  | { readonly kind: 'walkover'; readonly entrants: readonly number[]; readonly winner: number }
  /** Nobody is there to play. */
  | { readonly kind: 'empty'; readonly entrants: readonly number[] }
  /** The grand final needs no reset. */
  | { readonly kind: 'not-needed'; readonly entrants: readonly [] }
  | {
      readonly kind: 'done';
      readonly entrants: readonly [number, number];
      readonly winner: number;
      readonly loser: number;
    }
  | { readonly kind: 'no-winner'; readonly entrants: readonly [number, number] };

/** Who comes to one side of a match: an entrant, nobody (null), or not known yet (undefined). */
export type Comer = number | null | undefined;

/** The state of a match to which `entrants` have come; `isComplete` when nobody else will. */
export function matchState(
  { id }: BracketMatch,
  entrants: readonly number[],
  isComplete: boolean,
  { results, gone }: Play,
): MatchState {
  if (!isComplete) return { kind: 'waiting', entrants };
  const [one, other] = entrants;
  if (one === undefined || other === undefined) return unopposed(entrants, gone);
  const result = results.get(id);
  if (result?.between.includes(one) === true && result.between.includes(other)) {
    return playedState(result, [one, other]);
  }
  if (gone.has(one) || gone.has(other)) return unopposed(entrants, gone);
  return { kind: 'ready', entrants: [one, other] };
}

/** The state of a match that has this result. */
export function playedState(result: Result, entrants: readonly [number, number]): MatchState {
  if ('noWinner' in result) return { kind: 'no-winner', entrants };
  const { winner } = result;
  const loser = entrants[0] === winner ? entrants[1] : entrants[0];
  return { kind: 'done', entrants, winner, loser };
}

function unopposed(entrants: readonly number[], gone: ReadonlySet<number>): MatchState {
  const winner = entrants.find((entrant) => !gone.has(entrant));
  return winner === undefined
    ? { kind: 'empty', entrants }
    : { kind: 'walkover', entrants, winner };
}

export function winnerIn(state: MatchState | undefined): Comer {
  if (state === undefined || isOpen(state)) return undefined;
  return state.kind === 'done' || state.kind === 'walkover' ? state.winner : null;
}

/** Who has gone without a match goes nowhere: only a match that was played sends its loser on. */
export function loserIn(state: MatchState | undefined): Comer {
  if (state === undefined || isOpen(state)) return undefined;
  return state.kind === 'done' ? state.loser : null;
}

export const isOpen = ({ kind }: MatchState): boolean => kind === 'waiting' || kind === 'ready';
