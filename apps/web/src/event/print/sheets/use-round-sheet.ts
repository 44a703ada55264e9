/** The round that was published last, as its sheets need it: all of its tables, and who has a bye. */
import type { Resting } from '../../round/ask-byes.js';
import type { Pairing } from '../../round/round-documents.js';
import { useByes } from '../../round/use-byes.js';
import { usePublishedRounds, type PublishedRound } from '../../round/use-rounds.js';
import { useTables } from '../../round/use-tables.js';

export interface RoundSheet {
  readonly published: PublishedRound;
  readonly tables: readonly Pairing[];
  readonly byes: readonly Resting[];
}

/** `coming` until all of it is here: half a round is never printed. */
export function useRoundSheet(): RoundSheet | 'coming' | 'none' {
  const rounds = usePublishedRounds();
  const published = rounds?.at(-1);
  const { tables, isComplete } = useTables(published, Infinity);
  const byes = useByes(published);
  if (rounds === undefined) return 'coming';
  if (!published) return 'none';
  return isComplete && byes ? { published, tables, byes } : 'coming';
}
