/**
 * Why nothing can be disputed, or not this. What could be, and was said to another question, is
 * refused as that question refuses it.
 *
 * Decisions: A-FRI-42, A-FRI-66, A-FRI-67.
 */
import { no, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { hasJudge, judgeSits } from '../judge.js';
import { disputesOf, isDisputed } from './raise.js';
import { IN_WORDS, QUESTIONS_PER_SEAT } from './rows.js';

export const PLAY_WAITS = no('A-FRI-66', 'Play waits for the JUDGE.');

const NO_JUDGE = no('A-FRI-67', 'Nobody sits here to decide it.');

/** The refusal of whatever needs a JUDGE once the last has left; a former JUDGE gets it, too. */
export const judgeLeft = (rule: string): Refusal =>
  no(
    rule,
    'The last JUDGE has left: rules are read as they were, and chance decides what is open.',
  );

export function refuseDispute(reading: Reading, seat: Seat, line: string): Refusal | undefined {
  const { state } = reading;
  if (!judgeSits(state.options)) return NO_JUDGE;
  if (!hasJudge(state)) return judgeLeft('A-FRI-67');
  if (isDisputed(reading)) return PLAY_WAITS;
  if (disputesOf(reading, seat).some(({ id }) => id === line)) return undefined;
  return line === `dispute ${IN_WORDS}`
    ? no('A-FRI-66', `You have asked your ${QUESTIONS_PER_SEAT} questions of this game.`)
    : no('A-FRI-66', 'Nothing can be asked about this, or it was asked before.');
}
