/**
 * The rules, as verification needs them. The record knows no rules: a match (or a tournament)
 * brings them in through this port.
 */
import type { Audience, SeatAudience } from './audience.js';
import type { Json } from './canonical-json.js';
import type { Header } from './event-header.js';
import type { Part } from './event-part.js';

/** An event as the house knows it: the header's naming parts and the whole action and facts. */
export interface HouseEvent {
  readonly record: string;
  readonly seq: number;
  readonly type: Header['type'];
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly commandId: string;
  readonly part: Part;
}

export type Start<S> =
  /** The state before event 0, with the rules that event 0 pins. */
  | { readonly start: 'ready'; readonly state: S }
  /** Rules that are not there: names for people, such as `fuzzycards/1`. */
  | { readonly start: 'unknown-rules'; readonly missing: readonly string[] };

export type Redecision<S> =
  /** What the rules make of the action: the house's part, and the state after it. */
  | { readonly decided: true; readonly part: Part; readonly state: S }
  | { readonly decided: false; readonly code: string; readonly rule?: string };

export interface Refolder<S> {
  /** Called twice: one state is for deciding, another for folding. They share nothing. */
  start(first: HouseEvent): Start<S>;
  /**
   * Runs the rules on the recorded action, with every chance taken from the recorded facts.
   * May change and return `state`. What it throws counts as a difference, not as a bug of ours.
   */
  decide(state: S, event: HouseEvent): Redecision<S>;
  /**
   * Whether `decide` reads facts of an event whose line this is: those that hold chance, say. Of
   * any other event it may be given none.
   */
  readsFacts(line: string): boolean;
  /**
   * Folds recorded facts, without rules and without chance. May change and return `state`, which
   * shares with the event nothing that it changes later.
   */
  evolve(state: S, event: HouseEvent): S;
  /** All of a state as JSON: two states are the same when this is. */
  snapshot(state: S): Json;
  /** The seats that there are after an event: each is an audience. */
  seats(state: S): readonly SeatAudience[];
  /** What an audience may know of the house's part; `after` is the state after the event. */
  see(house: Part, audience: Audience, after: S): Part;
}
