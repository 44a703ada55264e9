/** What a game says of abilities that are set off: when, whose, and how they wait. */
import type { Happened } from './facts.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Card, CardId, Seat, State, Trigger } from './state.js';

/** When abilities of a timing are set off, and whose. */
export interface TimingRule {
  readonly timing: string;
  /** The `happened` fact that sets it off. */
  readonly what: string;
  /** The card whose abilities fire, in the state after the fact. */
  whose(reading: Reading, fact: Happened): readonly CardId[];
  /** The other card of the happening. */
  it?(fact: Happened): CardId | undefined;
  /** The order of a trigger among those that wait together; smaller first. */
  rank(reading: Reading, card: Card, controller: Seat): number;
}

export interface TriggerRules {
  /** `queue`: new ones wait behind; `stack`: what was set off last resolves first. */
  readonly order: 'queue' | 'stack';
  /** Whether seats put their own in an order of choice, the turn player first. */
  readonly chosenBy: 'rank' | 'seat';
  /** How many may resolve in one chain before the game ends as a loop. */
  readonly limit?: number | ((state: State) => number);
  /** What is told where the rest of such a chain lapses instead, and the game goes on. */
  lapse?(play: Play, limit: number): void;
  /**
   * How one has its turn: in a game with a stack it is announced there, and may be answered. Where
   * this is absent its effect is carried out at once.
   */
  begin?(play: Play, trigger: Trigger): void;
}
