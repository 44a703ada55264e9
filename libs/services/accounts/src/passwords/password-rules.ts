/** Which passwords are accepted. Length and secrecy count; kinds of characters do not. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { PASSWORD_LENGTH } from './limits.js';

/** The form that is hashed: the same keys give the same password on every machine. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/**
 * Passwords that thieves try first, in small letters. The list of zxcvbn-ts has 49,233, from Mark Burnett's ten million
 * passwords. It is loaded with the first password that is checked, because no start needs it.
 */
let loaded: Promise<ReadonlySet<string>> | undefined;

const commonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load());

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...UNLISTED]);
}

/** The list lacks sequences, which zxcvbn-ts finds in another way, and what players of card games choose. */
const UNLISTED = [
  ...['87654321', '987654321', '0987654321', '23456789', '01234567', '0123456789', 'abcdefgh'],
  ...['qwertz123', 'p@ssword', 'contraseña', 'parola123', 'yugioh123', 'kartenspiel'],
];

/** Why a new password will not do, undefined when it will. `nameKey`: of its owner. */
export async function passwordRefusal(
  password: string,
  nameKey: string,
): Promise<AccountRefusal | undefined> {
  const normal = normalPassword(password);
  const { length } = [...normal];
  if (length < PASSWORD_LENGTH.min) return refusal('password-too-short');
  if (length > PASSWORD_LENGTH.max) return refusal('password-too-long');
  const isEasy = isGuessed(normal.toLowerCase(), nameKey, await commonPasswords());
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
