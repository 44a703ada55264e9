/**
 * What may be disputed, and when; whatever could be, and was said to another question, is refused as
 * that question refuses it.
 *
 * Decisions: A-FRI-42, A-FRI-66, A-FRI-67.
 */
import {
  JUDGE,
  isAllowed,
  no,
  refusedBy,
  seatCounter,
  tableCounter,
  type Guard,
  type Option,
  type Reading,
  type Refusal,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { hasJudge, judgeSits } from '../judge.js';
import { IN_WORDS, QUESTIONS_PER_SEAT, ROWS } from './rows.js';

export const PLAY_WAITS = no('A-FRI-66', 'Play waits for the JUDGE.');
export const UNDISPUTED = no('A-FRI-67', 'Nothing is in dispute.');

/** The refusal of whatever needs a JUDGE once the last has left; a former JUDGE gets it, too. */
export const judgeLeft = (rule: string): Refusal =>
  no(
    rule,
    'The last JUDGE has left: rules are read as they were, and chance decides what is open.',
  );

/** Whether play waits for a dispute. */
export function isDisputed({ state }: Reading): boolean {
  const kind = state.stack.at(-1)?.kind;
  return kind === 'dispute' || kind === 'written-dispute';
}

/** Why nothing is said of a dispute; undefined while one is open. */
export const refuseRuling = (reading: Reading): Refusal | undefined =>
  isDisputed(reading) ? undefined : UNDISPUTED;

/** Conditions for anything to be disputed, by whatever seat. */
const DISPUTES: readonly Guard<State, unknown>[] = [
  {
    rule: 'A-FRI-67',
    says: 'Nobody sits here to decide it.',
    holds: (_, { options }) => judgeSits(options),
  },
  { ...judgeLeft('A-FRI-67'), holds: (_, state) => hasJudge(state) },
  { ...PLAY_WAITS, holds: (reading) => !isDisputed(reading) },
];

/** Conditions for a row, or a question in words, to be disputed. */
const DISPUTED: readonly Guard<string>[] = [
  {
    rule: 'A-FRI-66',
    says: 'Players raise disputes; the JUDGE decides them.',
    holds: (_, __, seat) => seat !== JUDGE,
  },
  {
    rule: 'A-FRI-66',
    says: `You have asked your ${QUESTIONS_PER_SEAT} questions of this game.`,
    holds: ({ state }, row, seat) =>
      row !== IN_WORDS || seatCounter(state, seat, 'questions') < QUESTIONS_PER_SEAT,
  },
  {
    rule: 'A-FRI-66',
    says: 'Nothing can be asked about this.',
    holds: (_, row) => WHAT.includes(row),
  },
  {
    rule: 'A-FRI-66',
    says: 'That was asked before: how it is read holds for the whole match.',
    holds: ({ state }, row) => tableCounter(state, `settled-${row}`) === 0,
  },
];

const WHAT: readonly string[] = [...ROWS, IN_WORDS];

export const mayBeDisputed = (reading: Reading): boolean =>
  isAllowed(DISPUTES, reading, reading.state, undefined);

/** What this seat may ask about, whoever is asked what at the moment. */
export function disputesOf(reading: Reading, seat: Seat): readonly Option[] {
  if (!mayBeDisputed(reading)) return [];
  return WHAT.filter((row) => isAllowed(DISPUTED, reading, row, seat)).map((row) => ({
    id: `dispute ${row}`,
  }));
}

export const refuseDispute = (reading: Reading, seat: Seat, row: string): Refusal | undefined =>
  refusedBy(DISPUTES, reading, reading.state, seat) ?? refusedBy(DISPUTED, reading, row, seat);
