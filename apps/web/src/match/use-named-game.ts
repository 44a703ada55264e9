/** The game with its seats called by who sits there: in the log, and in what is read out. */
import { useMemo } from 'react';
import type { ShownGame } from './game/load-game.js';
import { seatName } from './seat-name.js';
import type { LookedAt } from './use-match.js';

/** The game stays the same for as long as its names do: what was told once by them is not told again. */
export function useNamedGame({ game, match }: Pick<LookedAt, 'game' | 'match'>): ShownGame {
  const isTold = match.seats.every(({ label }) => label !== null);
  const names = isTold ? JSON.stringify(match.seats.map(seatName)) : undefined;
  return useMemo(
    () => (names ? { ...game, seats: JSON.parse(names) as string[] } : game),
    [game, names],
  );
}
