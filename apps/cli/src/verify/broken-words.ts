/** The meaning of a broken line of an export, for a person who has to judge it. */
import { meaningOfFault, type Broken, type FaultMeaning } from '@scoresheet/domain-record';

const SAYS: Readonly<Record<FaultMeaning, string>> = {
  cut: 'The file ends too early: get it once more.',
  changed: 'This line was changed after it was written, or one before it is missing.',
  foreign: 'This is no export of Scoresheet, or somebody wrote this line anew.',
  misplaced: 'Lines are missing here, come twice, or stand in another order.',
  'other-version': 'It is written in a format of another version: verify it with that version.',
  'other-record': 'This line belongs to another record.',
  'taken-out': 'A line was taken out, and the file does not say so.',
  'too-large': 'No event is as large as this one: somebody wrote it by other means.',
  'end-differs': 'The end of the file does not fit what stands before it.',
  'more-after-end': 'Something was added after the end.',
};

export const brokenWords = ({ reason }: Pick<Broken, 'reason'>): string =>
  SAYS[meaningOfFault(reason)];
