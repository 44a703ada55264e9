/** Makes what a client is shown of the reasons of a rank. */
import type { RankExplained } from '@scoresheet/domain-tournament';
import type { RankReasonsType } from './rank-reasons.type.js';

export const rankReasonsType = (tournament: string, why: RankExplained): RankReasonsType => ({
  tournament,
  seq: why.seq,
  roots: why.roots,
  ...why.standing,
  ahead: why.ahead && { ...why.ahead, ...why.ahead.standing },
  numbers: why.numbers.map(({ entry, ...number }) => ({ ...number, entry: entry && told(entry) })),
});

type RoundEntry = NonNullable<RankExplained['numbers'][number]['entry']>;

const NOTHING = { wins: null, draws: null, places: null, scores: null };

function told(entry: RoundEntry) {
  switch (entry.kind) {
    case 'match':
      return { ...NOTHING, ...entry };
    case 'pod':
      return { ...NOTHING, ...entry, how: null };
    case 'bye':
      return { ...NOTHING, kind: entry.kind, entrants: [entry.entrant], how: entry.given };
    case 'missed':
      return { ...NOTHING, kind: entry.kind, entrants: [entry.entrant], how: entry.why };
  }
}
