/** A match as the rules of the match know it: the lobby, then the table with the game's state. */
import type { SpectatorDelay } from '@scoresheet/contracts-messages';
import type { Outcome as GameOutcome, Json, Seat, State, Viewer } from '@scoresheet/rules-engine';
import type { Audience, SeatAudience } from '@scoresheet/domain-record';

export interface MatchSeat {
  readonly seat: Seat;
  actor: string | null;
  /** Codes as they were handed in: known to the seat and the house. */
  deck: readonly string[] | null;
  ready: boolean;
  conceded: boolean;
  /** How often a judge has warned it. */
  warnings: number;
}

/** What a match is, fixed by event 0. */
export interface MatchTerms {
  readonly game: string;
  /** Id and version of the rules, `fuzzycards/1`. */
  readonly ruleset: string;
  /** SHA-256 of all printed cards of the ruleset. */
  readonly cards: string;
  readonly options: { readonly [name: string]: Json };
  /** SHA-256 of the match secret, from which all chance comes. */
  readonly chance: string;
  /** So long without an event, and the clock closes the match. */
  readonly abandonAfterMs: number;
  /** How far the public is held behind. */
  readonly spectatorDelay: SpectatorDelay;
}

/** The command that an event came from: its id leads here, its digest tells it from another. */
export interface AcceptedCommand {
  readonly seq: number;
  readonly digest: string;
}

export interface MatchState {
  readonly record: string;
  readonly terms: MatchTerms;
  /** The last event. */
  seq: number;
  /** When that was, in milliseconds since the epoch. */
  at: number;
  /** In order; seat 1 is the first. */
  readonly seats: readonly MatchSeat[];
  /** By command id. */
  readonly commands: Map<string, AcceptedCommand>;
  /** The game, once it has begun. */
  table: State | null;
  /** The event that began the game. */
  begunSeq: number | null;
  /** A judge has stopped it: decisions stay open, and nobody answers them. */
  paused: boolean;
  /** The result, where a ruling or the clock ended the match. No places: no result. */
  closed: GameOutcome | null;
}

export type MatchStatus = 'open' | 'running' | 'paused' | 'over';

export function statusOf({ table, paused, closed }: MatchState): MatchStatus {
  if (closed !== null) return 'over';
  if (table === null) return 'open';
  if (table.outcome !== null) return 'over';
  return paused ? 'paused' : 'running';
}

export const resultOf = ({ table, closed }: MatchState): GameOutcome | null =>
  closed ?? table?.outcome ?? null;

export const seatOf = ({ seats }: MatchState, actor: string): MatchSeat | undefined =>
  seats.find((seat) => seat.actor === actor);

/** Seats count from 1 in every match, so matches with as many seats share one list. */
export const seatAudiences = ({ seats }: MatchState): readonly SeatAudience[] =>
  (audiencesOfSeats[seats.length] ??= seats.map(({ seat }) => `seat${seat}` as const));

const audiencesOfSeats: (readonly SeatAudience[])[] = [];

/** The viewer that an audience's line is written for. */
export function viewerOfAudience(audience: Audience): Viewer {
  if (audience === 'public' || audience === 'house') return audience;
  return Number(audience.slice('seat'.length));
}

export const audienceOf = (viewer: Viewer): Audience =>
  typeof viewer === 'number' ? `seat${viewer}` : viewer;
