/**
 * Counts the bots that somebody seats, and says when they are too many. Each thinks in an api process,
 * so there is an end to it.
 */
import { Inject, Injectable } from '@nestjs/common';
import {
  RATE_COUNTERS,
  type Identity,
  type RateCounters,
  type RateRule,
} from '@scoresheet/services-accounts';
import { Accepted, type CommandOutcome } from '../commands/command-outcome.js';
import { Quotas } from '../quotas/quotas.service.js';
import { quotaExceeded } from '../transport/rate-limits.service.js';

const HOUR_MS = 60 * 60 * 1_000;

/** More than anybody plays: a table of five takes four. */
export const BOTS_OF_ACCOUNT: RateRule = {
  name: 'bots-of-account',
  atMost: 60,
  withinMs: HOUR_MS,
};
/** A whole club may stand behind one address, and guests are made in a moment. */
export const BOTS_FROM_ADDRESS: RateRule = {
  name: 'bots-from-address',
  atMost: 600,
  withinMs: HOUR_MS,
};
/** Bots that one process plays at a time; those that sit already are played in any case. */
export const MAX_BOTS_AT_ONCE = 500;

/** Who wants a bot, and from where. */
export interface BotHost extends Identity {
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
