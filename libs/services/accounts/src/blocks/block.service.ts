/** Operators block accounts, guests and networks, and lift that again. Every block is kept. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { KEY_HOLDER } from '../bearer-tokens.js';
import { CLOCK, type Clock } from '../clock.js';
import { accountIdSchema, type Identity } from '../identity.js';
import { LiveTokens } from '../liveness/live-tokens.service.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { BlockEntity } from '../store/block.entity.js';
import { inForce } from './in-force.js';
import { BLOCK_REASON_LENGTH, LONGEST_BLOCK_DAYS, MAX_NETWORK_BLOCKS } from './limits.js';
import { NetworkBlocks } from './network-blocks.service.js';
import { readNetwork } from './network.js';

const DAY_MS = 86_400_000;
const ID_BYTES = 8;
const LINE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

export interface WantedBlock {
  /** The reason that whoever is blocked is told. */
  readonly reason: string;
  /** Milliseconds since the epoch; absent: until somebody lifts it. */
  readonly until?: number | null;
}

@Injectable()
export class BlockService {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly live: LiveTokens,
    private readonly networks: NetworkBlocks,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** An account or a guest, by the id that stands in records; nothing is kept of guests to look for. */
  async blockAccount(
    by: Identity,
    accountId: string,
    wanted: WantedBlock,
  ): Promise<BlockEntity | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    if (!accountIdSchema.safeParse(accountId).success) return refusal('account-unknown');
    if ([KEY_HOLDER, by.accountId].includes(accountId)) return refusal('not-to-be-blocked');
    return this.add(by, wanted, { accountId, network: null });
  }

  async blockNetwork(
    by: Identity,
    written: string,
    wanted: WantedBlock,
  ): Promise<BlockEntity | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    const network = readNetwork(written);
    if (network === undefined) return refusal('network-not-allowed');
    const where = inForce(this.now(), { network: Not(IsNull()) });
    const count = await this.database.manager.countBy(BlockEntity, where);
    if (count >= MAX_NETWORK_BLOCKS) return refusal('too-many-blocks');
    return this.add(by, wanted, { accountId: null, network });
  }

  /** Lifts a block; nothing happens where it was lifted before. */
  async lift(by: Identity, id: string): Promise<BlockEntity | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    const { manager } = this.database;
    const lifted = { liftedBy: by.accountId, liftedAt: new Date(this.now()) };
    await manager.update(BlockEntity, { id, liftedAt: IsNull() }, lifted);
    this.forget();
    return (await manager.findOneBy(BlockEntity, { id })) ?? refusal('block-unknown');
  }

  /** The newest first; with `past`, those that are lifted or over as well. */
  async list(
    by: Identity,
    { atMost, past }: { readonly atMost: number; readonly past: boolean },
  ): Promise<readonly BlockEntity[] | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    return this.database.manager.find(
      BlockEntity,
      withoutUndefined({
        where: past ? undefined : inForce(this.now()),
        order: { blockedAt: 'DESC', id: 'ASC' },
        take: atMost,
      }),
    );
  }

  private async add(
    by: Identity,
    { reason: written, until = null }: WantedBlock,
    whom: Pick<BlockEntity, 'accountId' | 'network'>,
  ): Promise<BlockEntity | AccountRefusal> {
    const reason = written.trim();
    if (!LINE.test(reason) || reason.length > BLOCK_REASON_LENGTH) {
      return refusal('block-reason-not-allowed');
    }
    const end = until === null ? null : new Date(until);
    if (end !== null && !this.isEnd(end)) return refusal('block-end-not-allowed');
    const block: BlockEntity = {
      id: `b-${randomBytes(ID_BYTES).toString('hex')}`,
      ...whom,
      reason,
      until: end,
      blockedBy: by.accountId,
      blockedAt: new Date(this.now()),
      liftedBy: null,
      liftedAt: null,
    };
    await this.database.manager.insert(BlockEntity, block);
    this.forget();
    return block;
  }

  /** Whether a block may end then; false also for an invalid date. */
  private isEnd(end: Date): boolean {
    const inMs = end.getTime() - this.now();
    return inMs > 0 && inMs <= LONGEST_BLOCK_DAYS * DAY_MS;
  }

  private forget(): void {
    this.live.forget();
    this.networks.forget();
  }
}
