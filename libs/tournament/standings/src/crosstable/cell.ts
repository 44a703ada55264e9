/** What one round was for one entrant: a cell of the crosstable. */
import type { RoundEntry } from '../history.js';
import { invariant } from '../invariant.js';

export type RoundResult = 'win' | 'draw' | 'loss';

export interface Cell {
  /** Counted from 1. */
  readonly round: number;
  /** An entrant who has left, or not yet come, has none: null. */
  readonly entry: RoundEntry | null;
  /** Which of the entry's entrants it is about; 0 where there is but one. */
  readonly seat: number;
  /** A round without an entry has none: null. */
  readonly result: RoundResult | null;
  /** What the round gave, in units of the crosstable. */
  readonly units: number;
}

/** Bye and round off are no opponents; whoever forfeits is one. */
export const hasOpponents = ({ entry }: Cell): boolean =>
  entry !== null && (entry.kind === 'match' || entry.kind === 'pod');

/** A round won or drawn by sitting out. One that was lost so is a loss like any other. */
export const isBye = ({ entry, result }: Cell): boolean =>
  entry?.kind === 'bye' && result !== 'loss';

/** The result of an entry for whoever is `seat` in its order. */
export function resultOf(entry: RoundEntry, seat: number): RoundResult {
  switch (entry.kind) {
    case 'missed':
      return 'loss';
    case 'bye':
      return RESULT_OF_BYE[entry.given];
    case 'match': {
      if (entry.how === 'double-loss') return 'loss';
      const own = entry.wins[seat] ?? 0;
      const other = entry.wins[1 - seat] ?? 0;
      return own === other ? 'draw' : own > other ? 'win' : 'loss';
    }
    case 'pod': {
      const [first] = entry.places;
      invariant(first !== undefined, 'a table has no first place');
      if (!first.includes(entry.entrants[seat] ?? -1)) return 'loss';
      return first.length === 1 ? 'win' : 'draw';
    }
  }
}

const RESULT_OF_BYE = {
  pairing: 'win',
  awarded: 'win',
  'full-point': 'win',
  'half-point': 'draw',
  lost: 'loss',
} as const;
