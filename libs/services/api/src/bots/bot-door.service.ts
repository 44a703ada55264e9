/**
 * Where the bots of the house come in. They see what the cut shows to their seat and send what the
 * mutations send, so that no bot knows or may more than a player does.
 */
import { Inject, Injectable } from '@nestjs/common';
import {
  BOT_PREFIX,
  isBotActor,
  statusOf,
  viewMatch,
  type MatchView,
  type RulesSource,
} from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { RULES } from '../api-parts.js';
import { CommandClient } from '../commands/command-client.service.js';
import { Accepted, Pending, type CommandOutcome } from '../commands/command-outcome.js';
import { stamped } from '../commands/stamped.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { SeenMatches } from '../matches/seen-matches.service.js';

/** What plays the bots in this process. */
interface BotHouse {
  /** Hears of every event of a match; `isOfBot` where the event names a bot. */
  hear(record: string, isOfBot: boolean): void;
  /** Bots that it plays now. */
  readonly playing: number;
}

/** A command of a bot, without the names that the door puts to it. */
interface BotCommand {
  readonly type: string;
  readonly record: string;
  readonly commandId: string;
  readonly [field: string]: unknown;
}

/** Matches of which was heard before anybody listened; the lists know of more. */
const MAX_HEARD = 10_000;
const NAMES_A_BOT = `"${BOT_PREFIX}`;

@Injectable()
export class BotDoor {
  private readonly heard = new Set<string>();
  private opened: BotHouse | undefined;

  constructor(
    private readonly tails: MatchTails,
    private readonly seen: SeenMatches,
    private readonly commands: CommandClient,
    @Inject(RULES) private readonly rules: RulesSource,
  ) {
    tails.onAdmitted((event) => this.hear(event));
  }

  /** Undefined in a process that plays no bots. */
  get house(): BotHouse | undefined {
    return this.opened;
  }

  open(house: BotHouse): void {
    this.opened = house;
    for (const record of this.heard) house.hear(record, true);
    this.heard.clear();
  }

  partitionOf(record: string): number {
    return this.tails.partitionOf(record);
  }

  /** The match as the bot's seat sees it, undefined where there is none. Refuses a suspended one. */
  async look(record: string, bot: string): Promise<MatchView | undefined> {
    const seen = await this.seen.find(record, { asker: identityOf(bot) });
    return seen && viewMatch(seen.state, seen.cut.viewer, this.rules);
  }

  /** Bots that sit in a match; none once it is over. */
  async botsOf(record: string): Promise<readonly string[]> {
    const state = await this.tails.findState(record);
    if (state === undefined || statusOf(state) === 'over') return [];
    return state.seats.flatMap(({ actor }) => (actor !== null && isBotActor(actor) ? [actor] : []));
  }

  /** `pending` where nothing is known yet: sending the same again is safe. */
  async send(bot: string, command: BotCommand): Promise<'accepted' | 'refused' | 'pending'> {
    const outcome = await this.sendAs(bot, command);
    if (outcome instanceof Accepted) return 'accepted';
    return outcome instanceof Pending ? 'pending' : 'refused';
  }

  sendAs(bot: string, command: BotCommand): Promise<CommandOutcome> {
    return this.commands.send(stamped(command, identityOf(bot), 'player'), 'server');
  }

  private hear({ header: { record }, bytes }: AdmittedEvent): void {
    const { buffer, byteOffset, byteLength } = bytes;
    const isOfBot = Buffer.from(buffer, byteOffset, byteLength).includes(NAMES_A_BOT);
    if (this.opened !== undefined) this.opened.hear(record, isOfBot);
    else if (isOfBot && this.heard.size < MAX_HEARD) this.heard.add(record);
  }
}

const identityOf = (bot: string): Identity => ({ accountId: bot, roles: ['player'] });
