/** Whoever is asked several things at once answers them in any order, one in the bar at a time. */
import { useState } from 'react';
import type { OwnDecision } from './own-decision.js';

export interface Another {
  /** So many are open besides the one in the bar. */
  readonly count: number;
  readonly turnTo: () => void;
}

interface Which {
  /** Stands in the bar; undefined where nothing is asked. */
  readonly decision: OwnDecision | undefined;
  readonly another: Another | undefined;
}

export function useWhichDecision(decisions: readonly OwnDecision[]): Which {
  const [turnedTo, setTurnedTo] = useState<string>();
  const at = Math.max(
    0,
    decisions.findIndex(({ id }) => id === turnedTo),
  );
  const next = decisions[(at + 1) % decisions.length];
  return {
    decision: decisions[at],
    another:
      next && decisions.length > 1
        ? { count: decisions.length - 1, turnTo: () => setTurnedTo(next.id) }
        : undefined,
  };
}
