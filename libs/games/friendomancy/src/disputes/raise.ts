/**
 * Disputes: whoever is asked whatever, any player may ask the JUDGE how a rule with an open reading
 * is read, each once in a match, or ask in words, three times in a game. Play waits for the answer.
 * Without a JUDGE nothing can be raised.
 *
 * Rule: R-FRI-01; decisions A-FRI-66, A-FRI-67.
 */
import {
  push,
  seatCounter,
  setCounter,
  tell,
  type MeanwhileRules,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { seatsIn } from '../field.js';
import { disputes } from '../readings.js';
import { disputeDecision } from './dispute-decisions.js';
import { disputesOf, mayBeDisputed } from './may-dispute.js';
import { IN_WORDS } from './rows.js';
import { spokenDispute } from './spoken.js';
import { writtenDispute } from './written.js';

/** Whether words stand in the record. In the first version of this ruleset they never did. */
const areWordsWritten = (state: State): boolean => disputes.of(state) === 'written';

export const disputing: MeanwhileRules = {
  kind: disputeDecision.kind,
  seats: disputers,
  options: (reading, seat) => ({ pick: 'one', from: disputesOf(reading, seat) }),
  answered: (play, { seat, chosen: [choice] }) =>
    raiseDispute(play, seat, choice?.id.split(' ')[1] ?? IN_WORDS),
};

/** Asked beside every question, and most tables have nobody to decide. */
function disputers(reading: Reading): readonly Seat[] {
  if (!mayBeDisputed(reading)) return [];
  return seatsIn(reading.state).filter((seat) => disputesOf(reading, seat).length > 0);
}

function raiseDispute(play: Play, seat: Seat, row: string): void {
  const isWritten = areWordsWritten(play.state);
  const readings = [...(play.rules.options[row] ?? [])];
  // A question that is written is told of with its words.
  if (!isWritten || row !== IN_WORDS) tell(play, 'dispute-raised', { seat, row, readings });
  if (row === IN_WORDS) {
    setCounter(play, seat, 'questions', seatCounter(play.state, seat, 'questions') + 1);
  } else {
    setCounter(play, 0, `settled-${row}`, 1);
  }
  const last = play.state.asked;
  push(play, isWritten ? writtenDispute(row, { seat, last }) : spokenDispute(row));
}
