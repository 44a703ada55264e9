import { refusal, type AccountRefusal, type Identity } from '@scoresheet/services-accounts';
import { accountOutcome, AccountRefused, type AccountOutcome } from './account-outcome.js';

/** Does to an account what an operator asks for; `act` refuses whoever is none. */
export async function byOperator(
  asker: Identity | undefined,
  account: string,
  act: (by: Identity) => Promise<AccountRefusal | undefined>,
): Promise<AccountOutcome> {
  if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
  return accountOutcome(account, await act(asker));
}
