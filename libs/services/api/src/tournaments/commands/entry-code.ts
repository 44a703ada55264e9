/** The code of a tournament whose entry is by code. The record holds its digest alone. */
import { encodeUtf8 } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { clientError } from '../../transport/masked-error.js';

/** What `enterTournament` takes as a code: another one would let nobody in. */
const CODE = /^[\x20-\x7e]{1,64}$/;

export function codeDigestOf(code: string): string {
  if (CODE.test(code)) return sha256(encodeUtf8(code));
  const says = 'A code has 1 to 64 characters of printable ASCII, so that everybody can type it.';
  throw clientError('BAD_USER_INPUT', says);
}
