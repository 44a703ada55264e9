/** Says no before anything is appended, and counts what it said no to. */
import { Inject, Injectable } from '@nestjs/common';
import type { Command, Outcome } from '@scoresheet/contracts-messages';
import { MATCH_UNKNOWN } from '@scoresheet/domain-match';
import { QUOTAS } from '../api-parts.js';
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
  ) {}

  /**
   * What becomes of a command that is not to be appended: whoever sends commands to matches that
   * do not exist would fill the log.
   */
  async refusalOf({ type, record, commandId }: Command): Promise<Outcome | undefined> {
    if (type === 'create-match' || (await this.tails.isKnown(record))) return undefined;
    return this.refuses('unknown-match') ? { ...MATCH_UNKNOWN, record, commandId } : undefined;
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
