/** The meaning of a broken line of an export, for a person who has to judge it. */
import type { Broken, ExportFault } from '@scoresheet/domain-record';

const CHANGED = 'This line was changed after it was written, or one before it is missing.';
const CUT = 'The file ends too early: get it once more.';
const FOREIGN = 'This is no export of Scoresheet, or somebody wrote this line anew.';
const MISPLACED = 'Lines are missing here, come twice, or stand in another order.';

const MEANS: Readonly<Record<ExportFault, string>> = {
  'line-missing': CUT,
  'newline-missing': CUT,
  'not-utf8': FOREIGN,
  'line-not-canonical': FOREIGN,
  'check-differs': CHANGED,
  'line-misshapen': FOREIGN,
  'format-unknown': 'It is written in a format of another version: verify it with that version.',
  'header-not-canonical': FOREIGN,
  'header-misshapen': FOREIGN,
  'audience-unknown': FOREIGN,
  'public-line-unnamed': FOREIGN,
  'record-unknown': MISPLACED,
  'seq-taken': MISPLACED,
  'seq-ahead': MISPLACED,
  'prev-differs': MISPLACED,
  'part-not-canonical': CHANGED,
  'part-no-object': FOREIGN,
  'salt-missing': CHANGED,
  'salt-public': CHANGED,
  'hash-differs': CHANGED,
  'record-differs': 'This line belongs to another record.',
  'withheld-unnamed': 'A line was taken out, and the file does not say so.',
  'event-too-large': 'No event is as large as this one: somebody wrote it by other means.',
  'trailer-differs': 'The end of the file does not fit what stands before it.',
  'more-after-trailer': 'Something was added after the end.',
};

export const brokenWords = ({ reason }: Pick<Broken, 'reason'>): string => MEANS[reason];
