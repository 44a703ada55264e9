/** The meaning of a fault in an export, for whoever has to judge the file. */
import type { ExportFault } from './read-export.js';

export type FaultMeaning =
  /** The file ends too early. */
  | 'cut'
  /** A line was changed after it was written, or one before it is missing. */
  | 'changed'
  /** No export of ours, or a line that somebody wrote anew. */
  | 'foreign'
  /** Lines are missing, come twice, or stand in another order. */
  | 'misplaced'
  | 'other-version'
  /** A line of another record. */
  | 'other-record'
  /** A line was taken out, and the file does not say so. */
  | 'taken-out'
  /** No service writes an event as large. */
  | 'too-large'
  /** The end does not fit what stands before it. */
  | 'end-differs'
  /** Something stands behind the end. */
  | 'more-after-end';

const MEANS: Readonly<Record<ExportFault, FaultMeaning>> = {
  'line-missing': 'cut',
  'newline-missing': 'cut',
  'not-utf8': 'foreign',
  'line-not-canonical': 'foreign',
  'check-differs': 'changed',
  'line-misshapen': 'foreign',
  'format-unknown': 'other-version',
  'header-not-canonical': 'foreign',
  'header-misshapen': 'foreign',
  'audience-unknown': 'foreign',
  'public-line-unnamed': 'foreign',
  'record-unknown': 'misplaced',
  'seq-taken': 'misplaced',
  'seq-ahead': 'misplaced',
  'prev-differs': 'misplaced',
  'part-not-canonical': 'changed',
  'part-no-object': 'foreign',
  'salt-missing': 'changed',
  'salt-public': 'changed',
  'hash-differs': 'changed',
  'record-differs': 'other-record',
  'withheld-unnamed': 'taken-out',
  'event-too-large': 'too-large',
  'trailer-differs': 'end-differs',
  'more-after-trailer': 'more-after-end',
};

export const meaningOfFault = (fault: ExportFault): FaultMeaning => MEANS[fault];
