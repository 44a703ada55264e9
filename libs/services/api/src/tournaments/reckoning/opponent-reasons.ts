/** Makes what a client is shown of the reasons of a pairing. */
import type { OpponentsExplained } from './explained-opponents.js';
import type { TableReasonsType } from './opponent-reasons.type.js';

type Explained = OpponentsExplained['reasons'][number];

export const tableReasonsType = (
  tournament: string,
  { drawnSeq, reasons }: OpponentsExplained,
): TableReasonsType => ({
  tournament,
  drawnSeq,
  reasons: reasons.map(({ scope, alternatives, ...why }) => ({
    ...why,
    isWholeDraw: scope === 'whole-draw',
    others: alternatives.map(({ opponent, points, reason }) => ({
      opponent,
      points,
      reason: reason.code,
      ...difference(reason),
    })),
  })),
});

function difference(reason: Explained['alternatives'][number]['reason']) {
  switch (reason.code) {
    case 'would-cost':
      return { priority: reason.priority, by: reason.more };
    case 'would-save':
      return { priority: reason.priority, by: reason.less };
    default:
      return { priority: null, by: null };
  }
}
