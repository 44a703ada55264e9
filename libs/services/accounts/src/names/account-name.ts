/** Names of accounts: what may be one, and which two are the same. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { NAME_LENGTH } from './limits.js';
import { isOfOneScript } from './one-script.js';
import { isReserved } from './reserved-names.js';
import { foldCase } from './skeleton.js';
import { hasLineBreak } from './typed-name.js';
import { scriptsOf, withoutIgnorables } from './unicode.js';

interface AccountName {
  /** The name as it is shown. */
  readonly name: string;
  /** Equal for names that differ only in case or in how their letters are encoded. */
  readonly key: string;
}

/** No character that cannot be seen, and no two marks in a row, which only imitate another name. */
const WORDS = /^[\p{L}\p{N}]\p{M}*(?:(?:\.? |[._'-])?[\p{L}\p{N}]\p{M}*)*$/u;

/** Marks over marks: the same one twice, or more than UTS 39, 5.4 knows of any language. */
const PILED_MARKS = /(\p{Mn})\1|\p{Mn}{5}/u;

/** What somebody who registers wants to be called. */
export function readNewName(written: string): AccountName | AccountRefusal {
  const name = normal(withoutIgnorables(normal(written)));
  if (hasLineBreak(written) || !isName(name) || !isKnown(name)) return refusal('name-not-allowed');
  if (!isOfOneScript(name)) return refusal('name-mixes-scripts');
  return isReserved(name) ? refusal('name-reserved') : { name, key: foldCase(name) };
}

/**
 * The keys under which an account may stand whose name is given; none when it is no name. Older names
 * keep the rules of their time, so one may hold what new ones do without; as written comes first.
 */
export function keysOf(written: string): readonly string[] {
  const asWritten = normal(written);
  const names = [asWritten, normal(withoutIgnorables(asWritten))].filter(isName);
  return [...new Set(names.map(foldCase))];
}

const normal = (written: string): string => written.normalize('NFKC').trim().replaceAll(/ +/g, ' ');

function isName(name: string): boolean {
  const length = [...name].length;
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max && WORDS.test(name);
}

/** Whether its letters are of the Unicode that this program knows, and can be read. */
const isKnown = (name: string): boolean =>
  [...name.matchAll(/[\p{L}\p{M}\p{N}]/gu)].every(([letter]) => scriptsOf(letter).size > 0) &&
  !PILED_MARKS.test(name.normalize('NFD'));
