import { hasLineBreak, typedNameRefusal, type AccountRefusal } from '@scoresheet/services-accounts';
import { plainText } from '../../plain-text.js';

const MAX_NAME_LENGTH = 80;

/** The name of a guest as people write it, or why no guest is called so. Throws if it is empty or too long. */
export function guestName(written: string): string | AccountRefusal {
  const name = plainText('a name', written, MAX_NAME_LENGTH);
  return typedNameRefusal(hasLineBreak(written) ? written : name) ?? name;
}
