/**
 * Sends what the house says, each command once in a while: until its event is read, the process
 * manager finds it missing again and again.
 */
import {
  MATCH_MESSAGES,
  TOURNAMENT_MESSAGES,
  type Command,
  type TournamentCommand,
} from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { HouseCommand } from '@scoresheet/domain-tournament';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import { signedCommand } from '@scoresheet/services-decider';
import type { PurposeKeys } from '@scoresheet/services-keys';

/** A command whose event has not come by then is sent again: sent twice, it counts once. */
const SAY_AGAIN_AFTER_MS = 10_000;
/** Commands that are signed before everybody else in the process has a turn. */
const SENT_AT_ONCE = 200;

interface HouseSenderOptions {
  readonly log: EventLog;
  readonly keys: PurposeKeys;
  /** Milliseconds from anywhere that never fall. */
  readonly now: () => number;
}

export class HouseSender {
  private said = new Map<string, number>();

  constructor(private readonly options: HouseSenderOptions) {}

  /** Resolves when what was not said lately is in the log. */
  async send(commands: readonly HouseCommand[]): Promise<void> {
    const nowMs = this.options.now();
    this.forgetBefore(nowMs - SAY_AGAIN_AFTER_MS);
    const unsaid = commands.filter(({ commandId }) => !this.said.has(commandId));
    for (let at = 0; at < unsaid.length; at += SENT_AT_ONCE) {
      const some = unsaid.slice(at, at + SENT_AT_ONCE);
      for (const [place, messages] of this.byPlace(some)) {
        const [topic = '', partition = '0'] = place.split('/');
        await this.options.log.append({ topic, partition: Number(partition) }, messages);
      }
      for (const { commandId } of some) this.said.set(commandId, nowMs);
    }
  }

  private byPlace(commands: readonly HouseCommand[]): ReadonlyMap<string, readonly Message[]> {
    const places = new Map<string, Message[]>();
    for (const command of commands) {
      const { topic, message } = this.signed(command);
      const partition = partitionOf(command.record, this.options.log.partitions, sha256);
      const place = `${topic}/${partition}`;
      const messages = places.get(place) ?? [];
      places.set(place, messages);
      messages.push(message);
    }
    return places;
  }

  private signed(command: HouseCommand): { readonly topic: string; readonly message: Message } {
    const { keys } = this.options;
    const signing = { sender: 'house', keys } as const;
    if (command.type === 'record-matches') {
      const messages = TOURNAMENT_MESSAGES;
      const message = signedCommand<TournamentCommand>(command, { ...signing, messages });
      return { topic: messages.topics.commands, message };
    }
    const messages = MATCH_MESSAGES;
    const message = signedCommand<Command>(command, { ...signing, messages });
    return { topic: messages.topics.commands, message };
  }

  /** The oldest stand first. */
  private forgetBefore(ms: number): void {
    for (const [commandId, saidMs] of this.said) {
      if (saidMs > ms) return;
      this.said.delete(commandId);
    }
  }
}
