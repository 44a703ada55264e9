/** The tables of the round in play, for who looks on. */
import { changesSeats } from '../follow/changes.js';
import { useEvent } from '../follow/use-event.js';
import { useWholeRound } from '../round/whole/use-whole-round.js';
import type { Latest } from './latest.js';

export function useLatestTables(): Latest | undefined {
  const { round } = useEvent().event;
  const isOpen = round?.stage === 'published' || round?.stage === 'playing';
  const { tables, newest } = useWholeRound(isOpen ? round : undefined, changesSeats);
  return isOpen && tables ? { tables, newest } : undefined;
}
