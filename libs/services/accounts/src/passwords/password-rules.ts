/** Which passwords are accepted. Length and secrecy count; kinds of characters do not. */
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { PASSWORD_LENGTH } from './limits.js';

/** The form that is hashed: the same keys give the same password on every machine. */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** Why a new password will not do, undefined when it will. `nameKey`: of its owner. */
export async function passwordRefusal(
  password: string,
  nameKey: string,
): Promise<AccountRefusal | undefined> {
  const normal = normalPassword(password);
  const { length } = [...normal];
  if (length < PASSWORD_LENGTH.min) return refusal('password-too-short');
  if (length > PASSWORD_LENGTH.max) return refusal('password-too-long');
  // The list is long, and no start needs it.
  const { isGuessed } = await import('./guessed-passwords.js');
  return isGuessed(normal.toLowerCase(), nameKey) ? refusal('password-too-common') : undefined;
}
