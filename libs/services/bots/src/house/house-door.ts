/** What the bots of the house are let in by: the api, from within its own process. */
import type { MatchView } from '@scoresheet/domain-match';

export interface HouseDoor {
  /** Who plays here: hears of every event from now on, and of matches of bots that came before. */
  open(house: BotHouse): void;
  partitionOf(record: string): number;
  /** Bots that sit in a match; none once it is over. Throws for one that is suspended. */
  botsOf(record: string): Promise<readonly string[]>;
  /** The match as the bot's seat sees it. */
  look(record: string, bot: string): Promise<MatchView | undefined>;
  /** `pending` where nothing is known yet: sending the same again is safe. */
  send(bot: string, command: BotCommand): Promise<'accepted' | 'refused' | 'pending'>;
}

interface BotHouse {
  /** Told of every event of a match; `isOfBot` where the event names a bot. */
  hear(record: string, isOfBot: boolean): void;
  /** Bots that it plays now. */
  readonly playing: number;
}

export interface BotCommand {
  readonly type: string;
  readonly record: string;
  readonly commandId: string;
  readonly [field: string]: unknown;
}
