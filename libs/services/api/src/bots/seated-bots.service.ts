/** Seats bots of the house where somebody wants to play. */
import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  botActorOf,
  MATCH_UNKNOWN,
  pinnedRules,
  type MatchState,
  type RulesSource,
} from '@scoresheet/domain-match';
import { findCommand } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { RULES } from '../api-parts.js';
import { Conflict, Refused, type CommandOutcome } from '../commands/command-outcome.js';
import { Invitations } from '../invitations/invitations.service.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { BotDoor } from './bot-door.service.js';
import { BotQuotas, type BotHost } from './bot-quotas.service.js';

interface WantedBot {
  readonly match: string;
  readonly seat: number;
  readonly commandId: string;
}

/** A table of ten gets ready in fewer events than that. */
const MAX_TRIES = 10;

const NOBODY_PLAYS = new Refused({
  code: 'no-bots-here',
  says: 'This server plays no bots: invite somebody.',
});
const NOT_YOURS = new Refused({
  code: 'not-your-match',
  says: 'Only whoever opened the match or sits in it can seat a bot there.',
});
const HOUSE_IS_FULL = new Refused({
  code: 'too-many-bots',
  says: 'All bots of the house are playing: try again when a match is over.',
});

@Injectable()
export class SeatedBots {
  /** The same wish, sent again before the first one is answered, shares its answer. */
  private readonly wishes = new Map<string, Promise<CommandOutcome>>();

  @Inject() private readonly invitations!: Invitations;

  constructor(
    private readonly door: BotDoor,
    private readonly tails: MatchTails,
    private readonly quotas: BotQuotas,
    @Inject(RULES) private readonly rules: RulesSource,
  ) {}

  /** Throws `QUOTA_EXCEEDED`. */
  seat(wanted: WantedBot, host: BotHost): Promise<CommandOutcome> {
    const commandId = commandIdOf(wanted, host.accountId);
    const key = `${wanted.match} ${commandId}`;
    const wish =
      this.wishes.get(key) ??
      this.seatOnce({ ...wanted, commandId }, host).finally(() => this.wishes.delete(key));
    this.wishes.set(key, wish);
    return wish;
  }

  private async seatOnce(wanted: WantedBot, host: BotHost): Promise<CommandOutcome> {
    const { house } = this.door;
    if (house === undefined) return NOBODY_PLAYS;
    const state = await this.invitations.stateFor(wanted.match, { asker: host });
    if (state === undefined) return new Refused(MATCH_UNKNOWN);
    if (!(await this.invitations.isHost(state, host.accountId))) return NOT_YOURS;
    const before = sentBefore(state, wanted.commandId);
    if (before !== undefined) return this.send(wanted, before);
    if (this.quotas.isFull(house.playing)) return HOUSE_IS_FULL;
    const deck = this.deckFor(state);
    return this.quotas.counted(host, () => this.sitDown(wanted, deck, state.seq));
  }

  /** Nobody but the house has named the last event: where another came meanwhile, it looks again. */
  private async sitDown(
    wanted: WantedBot,
    deck: readonly string[],
    expectedSeq: number,
    tries = MAX_TRIES,
  ): Promise<CommandOutcome> {
    const outcome = await this.send(wanted, { expectedSeq, deck });
    if (!(outcome instanceof Conflict) || tries === 1) return outcome;
    await this.tails.atEnd(wanted.match);
    const state = await this.tails.findState(wanted.match);
    return this.sitDown(wanted, deck, state?.seq ?? expectedSeq, tries - 1);
  }

  private send({ match, seat, commandId }: WantedBot, taking: Taking): Promise<CommandOutcome> {
    const command = { type: 'take-seat', record: match, commandId, seat, ...taking };
    return this.door.sendAs(botActorOf(match, seat, sha256), command);
  }

  /** One of the ready decks that may be played under the options of the match. */
  private deckFor({ terms }: MatchState): readonly string[] {
    const { readyDecks, checkDeck } = pinnedRules(this.rules, terms);
    const playable = readyDecks.filter(({ cards }) => checkDeck(cards, terms.options).length === 0);
    return playable[randomInt(Math.max(1, playable.length))]?.cards ?? [];
  }
}

/** What the command says beside its names: sent again it has to say the same. */
interface Taking {
  readonly expectedSeq: number;
  readonly deck: readonly string[];
}

/** Two people may choose the same id for what each of them wants. */
const commandIdOf = ({ seat, commandId }: WantedBot, accountId: string): string =>
  `seat-bot-${seat}-${sha256(`${accountId} ${commandId}`).slice(0, 32)}`;

function sentBefore({ commands }: MatchState, commandId: string): Taking | undefined {
  const action = findCommand(commands, commandId)?.action;
  if (action === undefined) return undefined;
  return { expectedSeq: action['expectedSeq'] as number, deck: action['deck'] as string[] };
}
