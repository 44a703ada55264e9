/** A log whose appends and stamps are measured. It is the log itself in everything else. */
import { performance } from 'node:perf_hooks';
import { LogError, type EventLog, type Message } from '@scoresheet/event-log-port';
import type { LogClock } from './log-clock.js';

export interface Append {
  readonly topic: string;
  readonly messages: number;
  readonly bytes: number;
  /** Seconds from the call to the acknowledgement. */
  readonly seconds: number;
}

export interface AppendMeter {
  appended(append: Append): void;
  /** `log-unavailable` is a doubtful one: the messages may have been written. */
  notAppended(failure: { readonly topic: string; readonly code: string }): void;
}

const MS_IN_A_SECOND = 1_000;

export function measuredLog(
  log: EventLog,
  meter: AppendMeter,
  clock: Pick<LogClock, 'reader'>,
): EventLog {
  return {
    logId: log.logId,
    partitions: log.partitions,
    async append(to, messages) {
      const { topic } = to;
      const began = performance.now();
      try {
        const receipt = await log.append(to, messages);
        const seconds = (performance.now() - began) / MS_IN_A_SECOND;
        meter.appended({ topic, messages: messages.length, bytes: bytesOf(messages), seconds });
        return receipt;
      } catch (error) {
        meter.notAppended({ topic, code: error instanceof LogError ? error.code : 'unknown' });
        throw error;
      }
    },
    read: (of, from, limit) => log.read(of, from, limit),
    start: (of) => log.start(of),
    truncate: (of, before) => log.truncate(of, before),
    end: (of) => log.end(of),
    subscribe(of, from, onBatch) {
      const reader = clock.reader();
      const subscription = log.subscribe(of, from, (entries, end) => {
        reader.read(entries);
        return onBatch(entries, end);
      });
      const end = () => reader.end();
      subscription.ended.then(end, end);
      return subscription;
    },
    close: () => log.close(),
  };
}

const bytesOf = (messages: readonly Message[]): number =>
  messages.reduce((sum, { value }) => sum + value.length, 0);
