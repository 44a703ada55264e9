/**
 * Nobody of the staff reads hidden cards unnoticed, or plays with them in mind: what the house sees
 * is shown after it was noted who sees it, and who has seen it sits down there no more.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@scoresheet/services-accounts';
import { type HouseReads, type KeptHouseRead, type ReadingWay } from '@scoresheet/services-rulings';
import { API_CLOCK, HOUSE_READS } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { Conflict, Refused, type CommandOutcome } from '../commands/command-outcome.js';
import { clientError } from '../transport/masked-error.js';
import { isStaff } from '../visibility-cut.js';

/** Reads that this process has written down; with more, the first ones are written again. */
const MAX_WRITTEN = 10_000;
/** The first event after which something is hidden: before anybody sits down nothing is. */
const FIRST_HIDDEN_SEQ = 1;

const TABLE_WAS_READ = new Refused({
  code: 'table-was-read',
  says: 'You have seen the hidden cards of this match as staff, so you cannot play in it.',
});

@Injectable()
export class HouseReading {
  private readonly written = new Map<string, number>();

  constructor(
    @Inject(HOUSE_READS) private readonly reads: HouseReads,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** Call it before the house's part is shown. Refuses who has asked for a seat there. */
  async note(
    record: string,
    asker: Identity | undefined,
    { way, upToSeq }: { readonly way: ReadingWay; readonly upToSeq: number },
  ): Promise<void> {
    if (asker === undefined || upToSeq < FIRST_HIDDEN_SEQ) return;
    const { accountId } = asker;
    const key = `${record} ${accountId} ${way}`;
    if ((this.written.get(key) ?? 0) >= upToSeq) return;
    const isKept = await this.reads.keep({ record, accountId, way, upToSeq }, this.now());
    if (!isKept) throw clientError('FORBIDDEN', SEAT_WAS_ASKED);
    this.remember(key, upToSeq);
  }

  /** Takes the seat with `take`, unless the account has read the match as the house. */
  async seat(
    record: string,
    identity: Identity,
    take: () => Promise<CommandOutcome>,
  ): Promise<CommandOutcome> {
    const at = { record, accountId: identity.accountId };
    // Who is no staff by now may have been when reading; who is none reads nothing meanwhile.
    if (!isStaff(identity.roles)) return (await this.reads.hasRead(at)) ? TABLE_WAS_READ : take();
    const claim = await this.reads.claimSeat(at, this.now());
    if (claim === undefined) return TABLE_WAS_READ;
    const outcome = await take();
    const isNotSeated = outcome instanceof Refused || outcome instanceof Conflict;
    if (isNotSeated) await claim.release();
    return outcome;
  }

  of(record: string, atMost: number): Promise<readonly KeptHouseRead[]> {
    return this.reads.of(record, atMost);
  }

  private now(): Date {
    return new Date(this.clock.now());
  }

  private remember(key: string, upToSeq: number): void {
    this.written.delete(key);
    const [oldest] = this.written.keys();
    if (this.written.size >= MAX_WRITTEN && oldest !== undefined) this.written.delete(oldest);
    this.written.set(key, upToSeq);
  }
}

const SEAT_WAS_ASKED =
  'You have asked for a seat in this match, so its hidden cards are not shown to you. Ask again once you have the seat.';
