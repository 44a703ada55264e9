/** Passwords as Argon2id hashes, with a bound on the work that strangers can cause. */
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { argon2id, hash as argon2, needsRehash, verify } from 'argon2';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { RATE_COUNTERS, type RateCounters } from '../rate-limits/rate-rule.js';
import { boundedWork } from './bounded-work.js';
import { PASSWORD_LENGTH } from './limits.js';
import { normalPassword } from './password-rules.js';
import { passwordTries, type PasswordTries, type PasswordTry } from './password-tries.js';

/** The OWASP Password Storage Cheat Sheet's first choice: 19 MiB, two passes, one lane. */
export const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Threads that hash at once, of Node's four; the others stay free for files and names. */
const HASHES_AT_ONCE = 2;
/** A tenth of a second each at worst: who comes after them is asked to come back. */
const HASHES_WAITING = 64;
/** Hashes that one address may have waiting; the other half is for everybody else. */
const HASHES_WAITING_FROM_ADDRESS = 32;

/** A try, and what is known of the account that the password is tried on. */
interface KnownTry extends PasswordTry {
  /** The hash of the account's password, null where there is no such account. */
  readonly hash: string | null;
}

@Injectable()
export class PasswordService {
  private readonly work = boundedWork({
    atOnce: HASHES_AT_ONCE,
    waiting: HASHES_WAITING,
    waitingOfOne: HASHES_WAITING_FROM_ADDRESS,
  });
  private readonly tries: PasswordTries;
  /** A hash to compare with where there is no account, so that both take equally long. */
  private decoy: Promise<string> | undefined;

  constructor(@Inject(RATE_COUNTERS) counters: RateCounters) {
    this.tries = passwordTries(counters);
  }

  async hash(password: string, address: string): Promise<string | AccountRefusal> {
    const hashed = await this.work.run(address, () => digestOf(normalPassword(password)));
    return hashed ?? refusal('too-many-sign-ins');
  }

  /** Takes the same time with a hash and without one; never true without one. */
  async matches(known: KnownTry, password: string): Promise<boolean | AccountRefusal> {
    const { hash, address } = known;
    const decoy = await (this.decoy ??= digestOf(randomBytes(32).toString('hex')));
    // Nobody's password is that long, and hashing what a stranger makes long is work for nothing.
    const given = [...password].length > 2 * PASSWORD_LENGTH.max ? '' : normalPassword(password);
    const answer = await this.work.run(address, async () => {
      const retryAfterMs = await this.tries.begin(known);
      if (retryAfterMs !== undefined) return refusal('too-many-tries', retryAfterMs);
      if (!(await verify(hash ?? decoy, given)) || hash === null) return false;
      await this.tries.wasRight(known);
      return true;
    });
    return answer ?? refusal('too-many-sign-ins');
  }

  /** Whether the hash was made with other parameters than today's. */
  isOutdated(hashed: string): boolean {
    return needsRehash(hashed, ARGON2_PARAMETERS);
  }
}

const digestOf = (password: string): Promise<string> =>
  argon2(password, { type: argon2id, ...ARGON2_PARAMETERS });
