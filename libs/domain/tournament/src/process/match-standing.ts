/** What the process manager knows of a match: as much of its record as tables depend on. */
import { resultOf, statusOf, type MatchState } from '@scoresheet/domain-match';

export type MatchStanding = RefusedMatch | KnownMatch;

/** The command that would have opened it was refused: there is no record. */
interface RefusedMatch {
  readonly status: 'refused';
}

export interface KnownMatch {
  /** `suspended`: its record goes on with what cannot have happened, so nobody knows its state. */
  readonly status: 'open' | 'running' | 'paused' | 'over' | 'suspended';
  /** When event 0 was written, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  /** The last event, and its hash. */
  readonly seq: number;
  readonly hash: string;
  /** For whom each seat is held, or who sits there; null where anybody may. */
  readonly seats: readonly (string | null)[];
  /** Seats by their places; none without a result, and while it goes on. */
  readonly places: readonly (readonly number[])[];
  /** What each seat has at the end, where the game counts something (Money). */
  readonly scores?: readonly number[];
  /** How the end came, as a kebab-case fact; null while the match goes on. */
  readonly reason: string | null;
  /** Whether the game itself has begun. */
  readonly hasBegun: boolean;
  /** Whether the time of the round has been called in it. */
  readonly isTimeCalled: boolean;
}

/** What of a match its state does not say. */
interface OfRecord extends Pick<KnownMatch, 'hash' | 'createdAtMs'> {
  /** Where the rules of the game count something. */
  readonly scores?: readonly number[];
}

/** Of a suspended match this says how it stood before, so whoever knows better says `suspended`. */
export function standingOfMatch(state: MatchState, ofRecord: OfRecord): KnownMatch {
  const result = resultOf(state);
  return {
    ...ofRecord,
    status: statusOf(state),
    seq: state.seq,
    seats: (state.terms.reserved ?? state.seats).map(({ actor }) => actor),
    places: result?.places ?? [],
    reason: result?.reason ?? null,
    hasBegun: state.begunSeq !== null,
    isTimeCalled: state.tableTime !== null,
  };
}

/** Whether somebody may still play in it. */
export const isGoingOn = ({ status }: MatchStanding): boolean =>
  status === 'open' || status === 'running' || status === 'paused';
