/** What may be in dispute, and the grounds on which it is settled. Rule: R-FRI-01; decision A-FRI-66. */
import type { Options } from '@scoresheet/rules-engine';

/** Rows of which more than one reading may come up in play (A-FRI-66). */
export const ROWS = ['endTrigger', 'attacksPerFriend', 'foeFee', 'sacrificeAtWill'] as const;
export type Row = (typeof ROWS)[number];

/** A question that no option answers. */
export const IN_WORDS = 'inWords';
export const QUESTIONS_PER_SEAT = 3;

const CRITERIA = ['fun', 'clear', 'funny', 'consistentAndFair'] as const; // R-FRI-01

/** What a ruling rests on: some of them, as whoever rules names them. */
export const GROUNDS: Options = {
  pick: 'some',
  from: CRITERIA.map((id) => ({ id })),
  min: 1,
  max: CRITERIA.length,
  ordered: true,
};
