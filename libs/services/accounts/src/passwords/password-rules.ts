/** Which passwords are accepted. Length and secrecy count; kinds of characters do not. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { PASSWORD_LENGTH } from './limits.js';

/** The form that is hashed: the same keys give the same password on every machine. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Loaded with the first password that is checked, because no start needs it. */
let loaded: Promise<ReadonlySet<string>> | undefined;

const listed = (): Promise<ReadonlySet<string>> =>
  (loaded ??= import('./common-passwords.js').then(({ commonPasswords }) => commonPasswords()));

/** Why a new password will not do, undefined when it will. `nameKey`: of its owner. */
export async function passwordRefusal(
  password: string,
  nameKey: string,
): Promise<AccountRefusal | undefined> {
  const normal = normalPassword(password);
  const { length } = [...normal];
  if (length < PASSWORD_LENGTH.min) return refusal('password-too-short');
  if (length > PASSWORD_LENGTH.max) return refusal('password-too-long');
  const isEasy = isGuessed(normal.toLowerCase(), nameKey, await listed());
  return isEasy ? refusal('password-too-common') : undefined;
}

/** Names of the server and of its games: a thief tries them before any list. */
const OUR_NAMES = ['scoresheet', 'fuzzycards', 'buddies', 'buddyfight', 'friendomancy'];

/** Up to four characters again and again. */
const REPEATED = /^(.{1,4})\1+$/su;

/** Whether a password is listed, a few characters repeated, or little more than a name, with spaces and without. */
function isGuessed(password: string, nameKey: string, common: ReadonlySet<string>): boolean {
  const closed = withoutSpaces(password);
  const names = [nameKey, ...OUR_NAMES].map((name) => name.toLowerCase());
  return (
    common.has(password) ||
    common.has(closed) ||
    REPEATED.test(password) ||
    REPEATED.test(closed) ||
    names.some((name) => isLittleMoreThan(name, password)) ||
    names.some((name) => isLittleMoreThan(withoutSpaces(name), closed))
  );
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');

/** A year or a few signs beside a name make no password of it; a word or a long number of one's own does. */
function isLittleMoreThan(name: string, password: string): boolean {
  const beyond = name === '' ? password : password.replaceAll(name, '');
  const letters = beyond.replaceAll(/\P{L}/gu, '');
  const { min } = PASSWORD_LENGTH;
  return beyond !== password && [...beyond].length < min && [...letters].length < min / 2;
}
