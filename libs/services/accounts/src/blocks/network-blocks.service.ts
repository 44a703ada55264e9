/**
 * Which networks are blocked, as every process has read them within the last second. A database that
 * does not answer blocks nobody anew and lets nobody in.
 */
import { Inject, Injectable, Logger } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { KEY_HOLDER } from '../bearer-tokens.js';
import { CLOCK, type Clock } from '../clock.js';
import type { Identity } from '../identity.js';
import { isStillLive } from '../liveness/live-for.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { BlockEntity } from '../store/block.entity.js';
import { networkBlockedWords } from './blocked-words.js';
import { inForce } from './in-force.js';
import { MAX_NETWORK_BLOCKS } from './limits.js';
import { networkFinder } from './network.js';

type NetworkBlock = BlockEntity & { readonly network: string };
type Find = ReturnType<typeof networkFinder<NetworkBlock>>;

const NOBODY: Find = () => undefined;

@Injectable()
export class NetworkBlocks {
  private readonly logger = new Logger('Accounts');
  private known: Promise<Find> = Promise.resolve(NOBODY);
  /** When `known` was read, undefined where a block has changed since. */
  private askedAtMs: number | undefined;

  constructor(
    private readonly database: AccountsDatabase,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Words for who comes from a blocked address; undefined lets in, as it always does the house. */
  async refusalOf(address: string, viewer: Identity | undefined): Promise<string | undefined> {
    if (!this.database.isThere || viewer?.accountId === KEY_HOLDER) return undefined;
    const block = (await this.current())(address);
    const isOver = block?.until != null && block.until.getTime() <= this.now();
    return block === undefined || isOver ? undefined : networkBlockedWords(block);
  }

  /** Something was blocked or lifted here. */
  forget(): void {
    this.askedAtMs = undefined;
  }

  private current(): Promise<Find> {
    const now = this.now();
    if (this.askedAtMs !== undefined && isStillLive(this.askedAtMs, now)) return this.known;
    this.askedAtMs = now;
    const before = this.known;
    this.known = this.load().catch((error: unknown) => {
      this.logger.warn(`blocked networks cannot be read: ${String(error)}`);
      return before;
    });
    return this.known;
  }

  /** Finds the block of an address that lasts longest. */
  private async load(): Promise<Find> {
    const found = await this.database.manager.find(BlockEntity, {
      where: inForce(this.now(), { network: Not(IsNull()) }),
      order: { until: { direction: 'DESC', nulls: 'FIRST' } },
      take: MAX_NETWORK_BLOCKS,
    });
    return networkFinder(found.filter((block): block is NetworkBlock => block.network !== null));
  }
}
