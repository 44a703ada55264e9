/**
 * The end of a partition that its leader has and its followers have not: nobody reads it, nobody
 * was told of it, and it is gone when the leader is.
 */
import { LogError, type EventLog, type Message } from '@scoresheet/event-log-port';
import type { PartitionRef, Receipt } from '@scoresheet/event-log-port';

export interface PartitionTail {
  /** Resolves when the batch is durable; rejects when it vanished. */
  join(messages: readonly Message[]): Promise<Receipt>;
  /** The leader is gone. Answers how many entries vanish. */
  cut(): number;
}

interface Waiting {
  readonly messages: readonly Message[];
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: LogError) => void;
}

export const away = (): LogError => new LogError('log-unavailable', 'The log is away.');

export function partitionTail(
  log: EventLog,
  of: PartitionRef,
  followers: () => Promise<void>,
): PartitionTail {
  let waiting: Waiting[] = [];
  let isCopying = false;

  async function copy(): Promise<void> {
    isCopying = true;
    while (waiting.length > 0) {
      await followers();
      const batch = waiting.shift();
      if (batch !== undefined) batch.resolve(await log.append(of, batch.messages));
    }
    isCopying = false;
  }

  return {
    join(messages) {
      return new Promise((resolve, reject) => {
        waiting.push({ messages, resolve, reject });
        if (!isCopying) void copy();
      });
    },
    cut() {
      const gone = waiting;
      waiting = [];
      for (const { reject } of gone) reject(away());
      return gone.reduce((entries, { messages }) => entries + messages.length, 0);
    },
  };
}
