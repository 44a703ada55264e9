/**
 * What was freely done in a situation is offered no more when the player sees the same situation for
 * the third time in one turn; where only forced effects and passes led back to the same whole
 * situation for the third time, the game is a draw.
 *
 * Decision: A-BUD-64.
 */
import type { RepetitionRules } from '@scoresheet/rules-engine';

export const REPETITION: RepetitionRules = {
  within: 'turn',
  apart: ['stacked'], // which number something has on the stack makes no other situation
  passing: { respond: 'pass', may: 'no', 'may-replace': 'no' },
  spentAfter: 1,
};
