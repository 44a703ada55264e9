/** Who goes first attacks first; one card more does not make up for it. Rule: R-FUZ-27. */
import type { Advice } from './seen.js';

export const turnOrderAdvice = (): readonly Advice[] => [
  { choice: 'first', says: 'goes first: who attacks first sets the pace' },
];
