/** The tables of the round in play, for who looks on. */
import { newsOf } from '../follow/use-anew.js';
import { useEvent } from '../follow/use-event.js';
import { useWholeRound } from '../round/whole/use-whole-round.js';
import type { Latest } from './latest.js';

const REPAIRED = newsOf('round-repaired');

export function useLatestTables(): Latest | undefined {
  const { round } = useEvent().event;
  const isOpen = round?.stage === 'published' || round?.stage === 'playing';
  const { tables, newest } = useWholeRound(isOpen ? round : undefined, REPAIRED);
  return isOpen && tables ? { tables, newest } : undefined;
}
