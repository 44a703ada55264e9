/** Passwords that thieves try first, in small letters. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list lacks sequences, which zxcvbn-ts finds in another way, and what players of card games choose. */
const UNLISTED = [
  ...['87654321', '987654321', '0987654321', '23456789', '01234567', '0123456789', 'abcdefgh'],
  ...['qwertz123', 'p@ssword', 'contraseña', 'parola123', 'yugioh123', 'kartenspiel'],
];

/** Some 49,000 from Mark Burnett's ten million passwords, in the list of zxcvbn-ts, and our own. */
export const commonPasswords = (): ReadonlySet<string> =>
  new Set([...dictionary['passwords-common'], ...UNLISTED]);
