/**
 * A dispute on the record: a question in words is written by who raised it, and about which
 * decision of the match; the JUDGE writes the answer. Of a row the JUDGE chooses the reading. Both
 * times the JUDGE says on which grounds, and why in words, if there is more to say. Words change
 * nothing on the table; all of it is public, and stands in the record for ever.
 *
 * Rule: R-FRI-01; decisions A-FRI-66 to 68.
 */
import {
  decideOption,
  JUDGE,
  oneOf,
  tell,
  type Ask,
  type Frame,
  type Options,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { hasJudge } from '../judge.js';
import { GROUNDS, IN_WORDS } from './rows.js';

export const LONGEST_QUESTION = 300;
export const LONGEST_ANSWER = 300;
export const LONGEST_REASON = 200;

type Asking = 'about' | 'question' | 'reading' | 'answer' | 'criteria' | 'reason';

interface WrittenDisputeFrame extends Frame {
  readonly kind: 'written-dispute';
  readonly seat: Seat;
  readonly row: string;
  /** The last decision when it was raised: those up to it may be asked about. */
  readonly last: number;
  next: Asking;
  /** The number of the decision that it is about (17 for `d17`); 0 for none of them. */
  about: number;
  /** The question, as it was written. */
  words: string;
  reading: string;
  criteria: readonly string[];
}

export const writtenDispute = (
  row: string,
  { seat, last }: { readonly seat: Seat; readonly last: number },
): WrittenDisputeFrame => ({
  kind: 'written-dispute',
  seat,
  row,
  last,
  about: 0,
  words: '',
  criteria: [],
  next: row === IN_WORDS ? 'about' : 'reading',
  reading: row === IN_WORDS ? IN_WORDS : '',
});

const isAskedOfRaiser = ({ next }: WrittenDisputeFrame): boolean =>
  next === 'about' || next === 'question';

const line = (max: number, min = 1): Options => ({ pick: 'words', min, max });

export const writtenDisputeStep: Step<WrittenDisputeFrame> = {
  open: ['seat', 'row', 'next', 'about', 'words', 'reading', 'criteria'],
  openChoices: ['about', 'question', 'reading', 'answer', 'criteria', 'reason'],

  /** A JUDGE who leaves without an answer leaves everything as it was (A-FRI-67). */
  proceed(play, frame) {
    if (!hasJudge(play.state)) return 'done';
    const asked: Ask = { seat: isAskedOfRaiser(frame) ? frame.seat : JUDGE, kind: frame.next };
    return [asked];
  },

  options({ rules }, { row, last }, { kind }) {
    switch (kind as Asking) {
      case 'about':
        return { pick: 'number', min: 0, max: last };
      case 'question':
        return line(LONGEST_QUESTION);
      case 'reading':
        return oneOf(...(rules.options[row] ?? []).map(String));
      case 'answer':
        return line(LONGEST_ANSWER);
      case 'criteria':
        return GROUNDS;
      case 'reason':
        return line(LONGEST_REASON, 0);
    }
  },

  answered(play, frame, { kind, chosen, number, words }) {
    switch (kind as Asking) {
      case 'about':
        Object.assign(frame, { about: number, next: 'question' });
        return;
      case 'question':
        tellQuestion(play, Object.assign(frame, { words, next: 'answer' }));
        return;
      case 'reading':
        Object.assign(frame, { reading: chosen[0]?.id ?? '', next: 'criteria' });
        return;
      case 'answer':
        tell(play, 'dispute-answered', { row: frame.row, words });
        frame.next = 'criteria';
        return;
      case 'criteria':
        Object.assign(frame, { criteria: chosen.map(({ id }) => id), next: 'reason' });
        return;
      case 'reason':
        settle(play, frame, words);
        return 'done';
    }
  },

  /** Who leaves with the question half written has asked nothing; an answer may still be wanted. */
  left: (_, frame, seat) => (isAskedOfRaiser(frame) && frame.seat === seat ? 'done' : undefined),
};

const tellQuestion = (play: Play, { seat, row, about, words }: WrittenDisputeFrame): void =>
  tell(play, 'dispute-raised', { seat, row, readings: [], about, words });

/** A reading holds from here on for the whole table, and never backwards (A-FRI-67). */
function settle(play: Play, frame: WrittenDisputeFrame, words: string): void {
  const { row, reading, criteria } = frame;
  const value = (play.rules.options[row] ?? []).find((each) => String(each) === reading);
  if (value !== undefined) decideOption(play, row, value);
  const reason = words === '' ? {} : { words };
  tell(play, 'dispute-settled', { row, reading, criteria, ...reason });
}
