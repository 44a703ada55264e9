/** Counts the bots that somebody seats, and says when they are too many. */
import { Inject, Injectable } from '@nestjs/common';
import { RATE_COUNTERS, type RateCounters, type RateRule } from '@scoresheet/services-accounts';
import { Accepted, type CommandOutcome } from '../commands/command-outcome.js';
import { Quotas } from '../quotas/quotas.service.js';
import { quotaExceeded } from '../transport/rate-limits.service.js';
import { BOTS_FROM_ADDRESS, BOTS_OF_ACCOUNT, MAX_BOTS_AT_ONCE } from './limits.js';

/** Who wants a bot, and from where. */
export interface BotHost {
  readonly accountId: string;
  readonly address: string;
}

const SAYS = {
  account: 'You have seated as many bots as one account may within an hour.',
  address: 'As many bots as may be were seated from this address within an hour.',
} as const;

@Injectable()
export class BotQuotas {
  constructor(
    @Inject(RATE_COUNTERS) private readonly counters: RateCounters,
    private readonly quotas: Quotas,
  ) {}

  /** Whether this process plays as many as it can. */
  isFull(playing: number): boolean {
    return playing >= MAX_BOTS_AT_ONCE && this.quotas.refuses('bots-at-once');
  }

  /** Counts the bot that `seat` seats, if it does. Throws `QUOTA_EXCEEDED`. */
  async counted(host: BotHost, seat: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    await this.count(BOTS_OF_ACCOUNT, host.accountId, 'account');
    await this.count(BOTS_FROM_ADDRESS, host.address, 'address');
    const outcome = await seat();
    if (!(outcome instanceof Accepted)) {
      await this.counters.giveBack(BOTS_OF_ACCOUNT, host.accountId);
      await this.counters.giveBack(BOTS_FROM_ADDRESS, host.address);
    }
    return outcome;
  }

  private async count(rule: RateRule, subject: string, of: keyof typeof SAYS): Promise<void> {
    const retryAfterMs = await this.counters.count(rule, subject);
    if (retryAfterMs === undefined || !this.quotas.refuses(`bots-of-${of}`)) return;
    throw quotaExceeded(SAYS[of], retryAfterMs);
  }
}
