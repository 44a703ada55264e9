/** Names of accounts: what may be one, and which two are the same. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { NAME_LENGTH } from './limits.js';

export interface AccountName {
  /** As it is shown. */
  readonly name: string;
  /** Equal for names that differ only in case or in how their letters are encoded. */
  readonly key: string;
}

/** No character that cannot be seen, and no two marks in a row, which only imitate another name. */
const WORDS = /^[\p{L}\p{N}]\p{M}*(?:(?:\.? |[._'-])?[\p{L}\p{N}]\p{M}*)*$/u;

/** Scripts with letters that look alike: "аda" with a Cyrillic "а" is not to pass for "ada". */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

export function readName(written: string): AccountName | AccountRefusal {
  const name = written.normalize('NFKC').trim().replaceAll(/ +/g, ' ');
  const length = [...name].length;
  const fits = length >= NAME_LENGTH.min && length <= NAME_LENGTH.max && WORDS.test(name);
  const scripts = SCRIPTS.filter((script) => script.test(name)).length;
  return fits && scripts <= 1 ? { name, key: nameKey(name) } : refusal('name-not-allowed');
}

/** By way of upper case, so that letters with two lower-case forms (σ and ς, ß and ss) meet. */
const nameKey = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFKC');
