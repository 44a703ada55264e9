/** A match as the rules of the match know it: the lobby, then the table with the game's state. */
import type { AutoPassUntil, RecordOpens, SpectatorDelay } from '@scoresheet/contracts-messages';
import {
  JUDGE,
  type Outcome as GameOutcome,
  type Json,
  type Seat,
  type State,
  type Viewer,
} from '@scoresheet/rules-engine';
import type { Audience, JsonObject, KnownCommands, SeatAudience } from '@scoresheet/domain-record';
import type { MachineryRun } from '../play/steps.js';
import type { SeriesTerms } from '../series/series-terms.js';
import { seatReservedFor, type TableTerms } from './table-terms.js';

export interface MatchSeat {
  readonly seat: Seat;
  actor: string | null;
  /** Codes as they were handed in: known to the seat and the house. */
  deck: readonly string[] | null;
  ready: boolean;
  conceded: boolean;
  /** How often a judge has warned it. */
  warnings: number;
  /** What its clock showed at the last event; null in a match without clocks. */
  clockMsLeft: number | null;
  /** The seat's time ran out, and with it the match. */
  timedOut: boolean;
  /** The seat's standing instruction to pass: known to the seat and the house. */
  autoPass: AutoPass | null;
}

export interface AutoPass {
  readonly until: AutoPassUntil;
  /** Codes of the cards that lift it when they are played; none where no card does. */
  readonly liftedBy: readonly string[];
}

/** How long the seats may think, in milliseconds: for the whole match, or for each decision anew. */
export type ClockTerms =
  | { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number }
  | { readonly kind: 'per-decision'; readonly decisionMs: number };

/** What a match is, fixed by event 0. */
export interface MatchTerms extends TableTerms {
  readonly game: string;
  /** Id and version of the rules, `fuzzycards/1`. */
  readonly ruleset: string;
  /** SHA-256 of all printed cards of the ruleset. */
  readonly cards: string;
  readonly options: { readonly [name: string]: Json };
  /** SHA-256 of the match secret, from which all chance comes. */
  readonly chance: string;
  /** The clock closes the match after so long without an event. */
  readonly abandonAfterMs: number;
  /** How far the public is held behind. */
  readonly spectatorDelay: SpectatorDelay;
  /** When everybody may read all of it; never where absent. */
  readonly opens?: RecordOpens;
  /** For invited people alone; for everybody where absent. */
  readonly private?: true;
  /** The clocks of the match; without them everybody thinks as long as they like. */
  readonly clock?: ClockTerms;
  /** The series that the match is a game of; in a single game it is absent. */
  readonly series?: SeriesTerms;
}

/** The time of the round was called: so many extra turns begin yet after the turn of this number. */
export interface TableTime {
  readonly turn: number;
  readonly turnsLeft: number;
}

/** The command that an event came from: its id leads here, its action tells it from another. */
interface AcceptedCommand {
  readonly seq: number;
  readonly action: JsonObject;
}

interface LastStep {
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds since the step before it; null for event 0. */
  readonly tookMs: number | null;
}

export interface MatchState {
  readonly record: string;
  readonly terms: MatchTerms;
  /** Names the key of the installation that its secret comes from; null: the first. */
  key: string | null;
  /** The last event. */
  seq: number;
  /** When the last event was, in milliseconds since the epoch. */
  at: number;
  /** Seats in their order; seat 1 is the first. */
  readonly seats: readonly MatchSeat[];
  /** Who sits as the game's JUDGE and decides; null where nobody does. */
  judge: string | null;
  /** Who else is listed as a JUDGE: the first of them steps in when the one before is gone. */
  nextJudges: readonly string[];
  /** Options that event 0 leaves to the JUDGE, as one has named them. */
  named: { readonly [name: string]: Json };
  /** The seat that begins, where terms or a chooser have said so; null: the rules of the game do. */
  begins: Seat | null;
  /** The time of the round, once it was called in this match. */
  tableTime: TableTime | null;
  /** The last event that is play; null before event 0. */
  lastStep: LastStep | null;
  /** The events that are machinery. */
  machinery: readonly MachineryRun[];
  /** How many events in a row, up to the last, followed by themselves. */
  continued: number;
  /** Accepted commands by their ids. */
  readonly commands: KnownCommands<AcceptedCommand>;
  /** The game, once it has begun. */
  table: State | null;
  /** The event that began the game. */
  begunSeq: number | null;
  /** A judge has stopped it: decisions stay open, and nobody answers them. */
  paused: boolean;
  /** The result, where a ruling or the clock ended the match. No places: no result. */
  closed: GameOutcome | null;
  /** The match in which the series goes on; null where it does not, or not yet. */
  nextMatch: string | null;
}

export type MatchStatus = 'open' | 'running' | 'paused' | 'over';

export function statusOf({ table, paused, closed }: MatchState): MatchStatus {
  if (closed !== null) return 'over';
  if (table === null) return 'open';
  if (table.outcome !== null) return 'over';
  return paused ? 'paused' : 'running';
}

/** Open, and nobody has a seat to play. */
export const isEmpty = (state: MatchState): boolean =>
  statusOf(state) === 'open' && state.seats.every(({ actor }) => actor === null);

export const resultOf = ({ table, closed }: MatchState): GameOutcome | null =>
  closed ?? table?.outcome ?? null;

export const seatOf = ({ seats }: MatchState, actor: string): MatchSeat | undefined =>
  seats.find((seat) => seat.actor === actor);

/** Decides as the JUDGE, or is listed to do so after others. */
export const isListedJudge = ({ judge, nextJudges }: MatchState, actor: string): boolean =>
  judge === actor || nextJudges.includes(actor);

/** The seat that the actor plays, or that is held for the actor. */
export const seatHeldBy = (state: MatchState, actor: string): Seat | undefined =>
  seatOf(state, actor)?.seat ?? seatReservedFor(state.terms, actor);

/** Has a seat to play, taken or reserved, or one of a JUDGE. */
export const isAtTable = (state: MatchState, actor: string): boolean =>
  isListedJudge(state, actor) || seatHeldBy(state, actor) !== undefined;

/** Seats count from 1 in every match, so matches with as many seats share one list. */
export const seatAudiences = ({ seats }: MatchState): readonly SeatAudience[] =>
  (audiencesOfSeats[seats.length] ??= seats.map(({ seat }) => `seat${seat}` as const));

const audiencesOfSeats: (readonly SeatAudience[])[] = [];

/** The viewer that an audience's line is written for. */
export function viewerOfAudience(audience: Audience): Viewer {
  if (audience === 'public' || audience === 'house') return audience;
  return Number(audience.slice('seat'.length));
}

/** No line is written for the JUDGE, who is shown the events as everybody is. */
export function audienceOf(viewer: Viewer): Audience {
  if (viewer === JUDGE) return 'public';
  return typeof viewer === 'number' ? `seat${viewer}` : viewer;
}
