/** Which passwords are accepted. Length and secrecy count; kinds of characters do not. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { PASSWORD_LENGTH } from './limits.js';

/** The form that is hashed: the same keys give the same password on every machine. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Undefined when a new password will do. `nameKey`: of its owner. */
export function passwordRefusal(password: string, nameKey: string): AccountRefusal | undefined {
  const normal = normalPassword(password);
  const { length } = [...normal];
  if (length < PASSWORD_LENGTH.min) return refusal('password-too-short');
  if (length > PASSWORD_LENGTH.max) return refusal('password-too-long');
  return isEasy(normal.toLowerCase(), nameKey) ? refusal('password-too-common') : undefined;
}

/** Listed, one character over and over, or little more than the name that everybody sees. */
function isEasy(password: string, nameKey: string): boolean {
  const beyondTheName = password.replaceAll(nameKey, '');
  return (
    COMMON_PASSWORDS.has(password) ||
    new Set(password).size === 1 ||
    (beyondTheName !== password && [...beyondTheName].length < PASSWORD_LENGTH.min / 2)
  );
}
