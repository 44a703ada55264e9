/** Says no before anything is appended, and counts what it said no to. */
import { Inject, Injectable } from '@nestjs/common';
import type { Command, Outcome } from '@scoresheet/contracts-messages';
import { MATCH_UNKNOWN } from '@scoresheet/domain-match';
import { QUOTAS } from '../api-parts.js';
import { Invitations, type Sender } from '../invitations/invitations.service.js';
import { MatchTails } from '../matches/match-tails.service.js';
import type { QuotaOptions } from './quota-options.js';

/** What may be too much; the values of a metric's label. */
type Quota =
  | 'unknown-match'
  | 'open-matches-of-account'
  | 'open-matches-of-address'
  | 'bots-of-account'
  | 'bots-of-address'
  | 'bots-at-once';

export interface ExceededQuota {
  readonly quota: Quota;
  /** How often it was too much since the process began. */
  readonly count: number;
}

@Injectable()
export class Quotas {
  private readonly exceeded = new Map<Quota, number>();

  constructor(
    @Inject(QUOTAS) readonly limits: QuotaOptions,
    private readonly tails: MatchTails,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Refuses a command to a match that does not exist, because the log would grow by it, and alike
   * one to a private match that its sender may not know of.
   */
  async refusalOf(
    { type, record, commandId }: Command,
    sender: Sender,
  ): Promise<Outcome | undefined> {
    if (type === 'create-match') return undefined;
    const isKnown = await this.tails.isKnown(record);
    if (isKnown && (await this.isOpenTo(record, sender))) return undefined;
    const isRefused = this.refuses('unknown-match') || isKnown;
    return isRefused ? { ...MATCH_UNKNOWN, record, commandId } : undefined;
  }

  private async isOpenTo(record: string, sender: Sender): Promise<boolean> {
    if (sender === 'server') return true;
    const { state } = (await this.tails.standingOf(record)) ?? {};
    if (state === undefined || (await this.invitations.lets(state, sender))) return true;
    // A command to an unknown match waits as long.
    await this.tails.atEnd(record);
    return false;
  }

  /** Counts one that is too much. */
  refuses(quota: Quota): boolean {
    this.exceeded.set(quota, (this.exceeded.get(quota) ?? 0) + 1);
    return this.limits.mode === 'enforce';
  }

  counts(): readonly ExceededQuota[] {
    return [...this.exceeded].map(([quota, count]) => ({ quota, count }));
  }
}
