/** Which passwords are accepted. Length and secrecy count; kinds of characters do not. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { PASSWORD_LENGTH } from './limits.js';

/**
 * What thieves try first, in lower case; shorter ones are refused by their length already. A list
 * of thousands would belong into a service of its own; these few stop the first minutes of guessing.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...['password', 'password1', 'password12', 'password123', 'password1234', 'passw0rd', 'p@ssw0rd'],
  ...['p@ssword', 'passwort', 'motdepasse', 'contraseña', 'parola123', 'senha123', 'changeme'],
  ...['12345678', '123456789', '1234567890', '87654321', '987654321', '0987654321', '12341234'],
  ...['123123123', '123454321', '11223344', '112233445566', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx'],
  ...['qwertyui', 'qwertyuiop', 'qwerty12', 'qwerty123', 'qwerty1234', 'qwertz123', 'qazwsxedc'],
  ...['asdfghjk', 'asdfghjkl', 'zxcvbnm1', 'zxcvbnm123', 'azertyuiop', 'abcdefgh', 'abcd1234'],
  ...['abc12345', 'abc123456', 'a1b2c3d4', 'aa123456', 'iloveyou', 'iloveyou1', 'letmein1'],
  ...['letmein123', 'welcome1', 'welcome123', 'admin123', 'administrator', 'superman', 'sunshine'],
  ...['princess', 'football', 'baseball', 'basketball', 'trustno1', 'starwars', 'whatever'],
  ...['computer', 'internet', 'michelle', 'jennifer', 'charlie1', 'dragon123', 'monkey123'],
  ...['master123', 'pokemon1', 'pokemon123', 'yugioh123', 'scoresheet', 'fuzzycards', 'testtest'],
]);

/** The form that is hashed: the same keys give the same password on every machine. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Why a new password will not do, undefined when it will. `nameKey`: of its owner. */
export function passwordRefusal(password: string, nameKey: string): AccountRefusal | undefined {
  const normal = normalPassword(password);
  const { length } = [...normal];
  if (length < PASSWORD_LENGTH.min) return refusal('password-too-short');
  if (length > PASSWORD_LENGTH.max) return refusal('password-too-long');
  return isEasy(normal.toLowerCase(), nameKey) ? refusal('password-too-common') : undefined;
}

/** Whether a password is listed, one character repeated, or little more than the owner's name. */
function isEasy(password: string, nameKey: string): boolean {
  const beyondTheName = password.replaceAll(nameKey, '');
  return (
    COMMON_PASSWORDS.has(password) ||
    new Set(password).size === 1 ||
    (beyondTheName !== password && [...beyondTheName].length < PASSWORD_LENGTH.min / 2)
  );
}
