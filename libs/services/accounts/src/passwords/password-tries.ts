/**
 * Tries of passwords, counted so that guessing is slow and nobody can lock a stranger out: wrong
 * ones are too many only for one name from one address. With many of one name from everywhere each
 * address, the owner's too, waits for its turn; the waits grow, and stay short enough for a person.
 */
import { growingWaitMs } from '../rate-limits/growing-wait.js';
import {
  TURN_AT_NAME,
  WRONG_PASSWORDS_OF_NAME,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
  type RateCounters,
} from '../rate-limits/rate-rule.js';

/** Whose password is tried, and from where. */
export interface PasswordTry {
  readonly nameKey: string;
  readonly address: string;
}

/** How long an address waits between two tries at a name, after so many wrong ones. */
export const waitMsAfter = (wrong: number): number =>
  growingWaitMs(wrong, WRONG_PASSWORDS_OF_NAME.atMost);

export interface PasswordTries {
  /**
   * Counts one more, before it is known to be wrong: others may run beside it. Undefined: it may be
   * made; else the milliseconds after which it may, and it was none.
   */
  begin(of: PasswordTry): Promise<number | undefined>;
  /** Takes a try back whose password was right. */
  wasRight(of: PasswordTry): Promise<void>;
}

export const passwordTries = (counters: RateCounters): PasswordTries => ({
  async begin(of) {
    const pair = pairOf(of);
    const lockedMs = await counters.count(WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS, pair);
    if (lockedMs !== undefined) return lockedMs;
    const wrong = await counters.tally(WRONG_PASSWORDS_OF_NAME, of.nameKey);
    const everyMs = waitMsAfter(wrong);
    if (everyMs === 0) return undefined;
    const waitMs = await counters.turn(TURN_AT_NAME, pair, everyMs);
    if (waitMs === undefined) return undefined;
    await counters.giveBack(WRONG_PASSWORDS_OF_NAME, of.nameKey);
    await counters.giveBack(WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS, pair);
    return waitMs;
  },
  /** What others have tried at the name stays counted: the owner's coming makes no guess cheaper. */
  async wasRight(of) {
    await counters.giveBack(WRONG_PASSWORDS_OF_NAME, of.nameKey);
    await counters.forget(WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS, pairOf(of));
  },
});

const pairOf = ({ nameKey, address }: PasswordTry): string => `${nameKey}\n${address}`;
