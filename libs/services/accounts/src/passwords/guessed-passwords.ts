/** Passwords that thieves try first, all in small letters. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from './limits.js';

/** The list lacks sequences, which zxcvbn-ts finds in another way, and what players of card games choose. */
const UNLISTED = [
  '87654321',
  '987654321',
  '0987654321',
  '23456789',
  '01234567',
  '0123456789',
  'abcdefgh',
  'qwertz123',
  'p@ssword',
  'contraseña',
  'parola123',
  'yugioh123',
  'kartenspiel',
];

/** Some 49,000 from Mark Burnett's ten million passwords, in the list of zxcvbn-ts, and our own. */
const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...UNLISTED]);

/** Names of the server and of its games: a thief tries them before any list. */
const OUR_NAMES = ['scoresheet', 'fuzzycards', 'buddies', 'buddyfight', 'friendomancy'];

/** Up to four characters again and again. */
const REPEATED = /^(.{1,4})\1+$/su;

/** Whether a password is listed, a few characters repeated, or little more than a name, with spaces and without. */
export function isGuessed(password: string, nameKey: string): boolean {
  const closed = withoutSpaces(password);
  const names = [nameKey, ...OUR_NAMES].map((name) => name.toLowerCase());
  return (
    COMMON.has(password) ||
    COMMON.has(closed) ||
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
