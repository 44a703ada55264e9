/**
 * A match as services play it, handed in from outside: this room knows the engine alone. Scenarios
 * use it for what comes before a table (the lobby) and for what stays of it (the record).
 */
import type { Chance, Choice, Json, Refusal, Seat, State } from '@scoresheet/rules-engine';

export interface MatchOnRecord {
  /** The refusal, where it is not accepted; a code stands for the rule where no rule says it. */
  send(seat: Seat, saying: Saying): Refusal | undefined;
  /** The game as it stands; undefined in the lobby. */
  table(): State | undefined;
  /** What a verification says of the record up to now: `EXACT`. */
  verdict(): string;
}

export type Saying =
  | { readonly brings: readonly string[] }
  | 'is ready'
  | 'sits down'
  | 'stands up'
  | 'leaves the game'
  | { readonly decision: string; readonly choice: Choice };

export interface MatchAsked {
  /** The word of the game. */
  readonly game: string;
  readonly seats: number;
  /** The usual readings where they are silent. */
  readonly options: { readonly [name: string]: Json };
  readonly chance: Chance;
}

export type OpenMatch = (asked: MatchAsked) => MatchOnRecord;
