/** Tries of passwords are counted by address, whatever they are meant to open. */
import { isRefusal, WRONG_PASSWORDS_FROM_ADDRESS } from '@scoresheet/services-accounts';
import type { RateLimits } from '../transport/rate-limits.service.js';

/** Throws `RATE_LIMITED` when it is one too many. */
export async function countedTry<Answer>(
  limits: RateLimits,
  address: string,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  // The try is counted before it is known to be wrong: others may be tried beside it.
  await limits.allow(WRONG_PASSWORDS_FROM_ADDRESS, address);
  const answer = await attempt();
  const isWrong = isRefusal(answer) && answer.refused === 'sign-in-failed';
  if (!isWrong) await limits.giveBack(WRONG_PASSWORDS_FROM_ADDRESS, address);
  return answer;
}
