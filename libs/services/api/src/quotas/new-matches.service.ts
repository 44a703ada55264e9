/**
 * Opens matches, as many as one account, and all who come from one address, may have open at a time.
 * Which are open is known from the tails of all apis and kept in the database, with digests of
 * account and address: where somebody comes from is nothing for the log.
 */
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { EMPTY_MATCH_CLOSES_AFTER_MS, type Command } from '@scoresheet/contracts-messages';
import { wordsOf } from '@scoresheet/event-log-port';
import {
  OPEN_MATCHES,
  type CountedMatch,
  type Identity,
  type OpenMatches,
} from '@scoresheet/services-accounts';
import { CommandClient } from '../commands/command-client.service.js';
import { Refused, type CommandOutcome } from '../commands/command-outcome.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { quotaExceeded } from '../transport/rate-limits.service.js';
import { hasLeftLobby } from './has-left-lobby.js';
import { Quotas } from './quotas.service.js';

/** How often matches that are open no more are told to all. */
const LET_GO_EVERY_MS = 1_000;
const LEAST_WAIT_MS = 60_000;

/** Who opens matches for others, round after round. */
const STAFF: readonly string[] = ['judge', 'organiser', 'operator'];

interface Opener {
  readonly identity: Identity;
  readonly address: string;
}

@Injectable()
export class NewMatches implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Api');
  private begun = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(OPEN_MATCHES) private readonly open: OpenMatches,
    private readonly tails: MatchTails,
    private readonly commands: CommandClient,
    private readonly quotas: Quotas,
  ) {}

  onModuleInit(): void {
    this.tails.onAdmitted((event) => {
      if (hasLeftLobby(event)) this.begun.add(event.header.record);
    });
    this.timer = setInterval(() => void this.letGoBegun(), LET_GO_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.letGoBegun();
  }

  /** Throws `QUOTA_EXCEEDED`. A command that has opened its match before is answered as ever. */
  async send(command: Command, by: Opener): Promise<CommandOutcome> {
    const { record } = command;
    const sender = { asker: by.identity };
    const isFree = by.identity.roles.some((role) => STAFF.includes(role));
    if (isFree || (await this.tails.hasRead(record))) return this.commands.send(command, sender);
    const counted = await this.count(record, by);
    const { tooMany } = counted ?? {};
    if (tooMany !== undefined && this.quotas.refuses(`open-matches-of-${tooMany.of}`)) {
      await this.undo(counted);
      const waitMs = EMPTY_MATCH_CLOSES_AFTER_MS - tooMany.oldestForMs;
      throw quotaExceeded(SAYS[tooMany.of], Math.max(waitMs, LEAST_WAIT_MS));
    }
    const outcome = await this.commands.send(command, sender);
    if (outcome instanceof Refused) await this.undo(counted);
    return outcome;
  }

  private async count(
    record: string,
    { identity, address }: Opener,
  ): Promise<CountedMatch | undefined> {
    const { openMatchesPerAccount, openMatchesPerAddress } = this.quotas.limits;
    const match = { record, account: identity.accountId, address };
    const limits = { ofAccount: openMatchesPerAccount, fromAddress: openMatchesPerAddress };
    return this.open.count(match, limits).catch((error: unknown) => this.report(error));
  }

  /** What cannot be undone now is forgotten with time. */
  private async undo(counted: CountedMatch | undefined): Promise<void> {
    await counted?.undo().catch((error: unknown) => this.report(error));
  }

  private async letGoBegun(): Promise<void> {
    if (this.begun.size === 0) return;
    const records = [...this.begun];
    this.begun = new Set();
    await this.letGo(records);
  }

  /** What cannot be let go now is tried again with those that begin next. */
  private async letGo(records: readonly string[]): Promise<void> {
    await this.open.letGo(records).catch((error: unknown) => {
      for (const record of records) this.begun.add(record);
      this.report(error);
    });
  }

  /** Nobody waits for the database to begin a match: what cannot be counted is let pass. */
  private report(error: unknown): undefined {
    this.logger.warn(`Open matches could not be counted: ${wordsOf(error)}`);
  }
}

const SAYS = {
  account: 'You have too many open matches: begin them, or let them lapse.',
  address: 'Too many matches are open from this address: begin them, or let them lapse.',
} as const;
