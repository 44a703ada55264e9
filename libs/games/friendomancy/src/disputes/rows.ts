/** What may be in dispute, and the grounds on which it is settled. Rule: R-FRI-01; decision A-FRI-66. */

/** Rows of which more than one reading may come up in play (A-FRI-66). */
export const ROWS = ['endTrigger', 'attacksPerFriend', 'foeFee', 'sacrificeAtWill'] as const;
export type Row = (typeof ROWS)[number];

/** A question that no option answers. */
export const IN_WORDS = 'inWords';
export const QUESTIONS_PER_SEAT = 3;

export const CRITERIA = ['fun', 'clear', 'funny', 'consistentAndFair'] as const; // R-FRI-01
