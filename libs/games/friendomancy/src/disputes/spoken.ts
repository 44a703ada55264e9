/**
 * A dispute at a table where words are said and not written: the record tells that it was raised,
 * which reading was chosen and on which grounds.
 *
 * Rule: R-FRI-01; decisions A-FRI-66 to 68.
 */
import { decideOption, JUDGE, oneOf, tell, type Frame, type Step } from '@scoresheet/rules-engine';
import { hasJudge } from '../judge.js';
import { GROUNDS, IN_WORDS } from './rows.js';

interface DisputeFrame extends Frame {
  readonly kind: 'dispute';
  readonly row: string;
  /** The reading that was chosen, before it is said why. */
  reading: string;
}

export const spokenDispute = (row: string): DisputeFrame => ({
  kind: 'dispute',
  row,
  reading: row === IN_WORDS ? IN_WORDS : '',
});

export const spokenDisputeStep: Step<DisputeFrame> = {
  open: ['row', 'reading'],
  openChoices: ['reading', 'criteria'],

  /** A JUDGE who leaves without an answer leaves the reading as it was (A-FRI-67). */
  proceed(play, { reading }) {
    if (!hasJudge(play.state)) return 'done';
    return [{ seat: JUDGE, kind: reading === '' ? 'reading' : 'criteria' }];
  },

  options({ rules }, { row }, { kind }) {
    if (kind === 'criteria') {
      return GROUNDS;
    }
    return oneOf(...(rules.options[row] ?? []).map(String));
  },

  answered(play, frame, { kind, chosen }) {
    const words = chosen.map(({ id }) => id);
    if (kind === 'reading') {
      frame.reading = words[0] ?? '';
      return;
    }
    const { row, reading } = frame;
    const value = (play.rules.options[row] ?? []).find((each) => String(each) === reading);
    if (value !== undefined) decideOption(play, row, value);
    tell(play, 'dispute-settled', { row, reading, criteria: words });
    return 'done';
  },
};
