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
  tableCounter,
  tell,
  type MeanwhileRules,
  type Option,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { seatsIn } from '../field.js';
import { hasJudge } from '../judge.js';
import { disputes } from '../readings.js';
import { disputeDecision } from './dispute-decisions.js';
import { IN_WORDS, QUESTIONS_PER_SEAT, ROWS, type Row } from './rows.js';
import { spokenDispute } from './spoken.js';
import { writtenDispute } from './written.js';

/** Whether words stand in the record. In the first version of this ruleset they never did. */
const areWordsWritten = (state: State): boolean => disputes.of(state) === 'written';

const isSettled = ({ state }: Reading, row: Row): boolean =>
  tableCounter(state, `settled-${row}`) > 0;

/** Whether play waits for a dispute. */
export function isDisputed({ state }: Reading): boolean {
  const kind = state.stack.at(-1)?.kind;
  return kind === 'dispute' || kind === 'written-dispute';
}

/** What this seat may ask about, whoever is asked what at the moment. */
export function disputesOf(reading: Reading, seat: Seat): readonly Option[] {
  if (!hasJudge(reading.state)) return [];
  const asked = seatCounter(reading.state, seat, 'questions');
  const rows = ROWS.filter((row) => !isSettled(reading, row));
  return [...rows, ...(asked < QUESTIONS_PER_SEAT ? [IN_WORDS] : [])].map((row) => ({
    id: `dispute ${row}`,
  }));
}

/** All players, while no dispute is open. */
function disputers(reading: Reading): readonly Seat[] {
  const { state } = reading;
  if (!hasJudge(state) || isDisputed(reading)) return [];
  return seatsIn(state).filter((seat) => disputesOf(reading, seat).length > 0);
}

export const disputing: MeanwhileRules = {
  kind: disputeDecision.kind,
  seats: disputers,
  options: (reading, seat) => ({ pick: 'one', from: disputesOf(reading, seat) }),
  answered: (play, { seat, chosen: [choice] }) =>
    raiseDispute(play, seat, choice?.id.split(' ')[1] ?? IN_WORDS),
};

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
