/** What is drawn, and from what. */
import type { Entrant } from '../fold/round-facts.js';

export interface DrawnTable {
  /** Who begins is first. */
  readonly entrants: readonly Entrant[];
  /** The match of the bracket. */
  readonly place?: string;
}

export interface DrawnTables {
  readonly tables: readonly DrawnTable[];
  readonly byes: readonly Entrant[];
}

export interface RoundToDraw {
  readonly round: number;
  /** All chance of the round. */
  readonly seed: string;
}
