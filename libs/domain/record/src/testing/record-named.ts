/** Names for the records of tests: such as `recordIdOf` makes, and yet told apart at sight. */
import { invariant } from '../invariant.js';
import { isRecordId } from '../record-id.js';

const DIGITS = 26;

/** `recordNamed('a7')` is a match called `m-000…0a7`. No i, l, o, u: they are no digits. */
export function recordNamed(name: string): string {
  const record = `m-${name.padStart(DIGITS, '0')}`;
  invariant(isRecordId(record), 'the name of a test record is written in digits of an id');
  return record;
}
