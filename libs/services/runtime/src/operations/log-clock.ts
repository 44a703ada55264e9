/**
 * Watches the stamps that readers get. Time that a log has told is not taken back: while its clock
 * is behind that, the time of matches stands still, and an operator should know why.
 */
import { MAX_STEP_BACK_MS, type Entry } from '@scoresheet/event-log-port';

/** Clocks of two machines differ by less; nobody is told of it. */
const TOLD_FROM_MS = 2_000;
const MS_IN_A_SECOND = 1_000;

/** Watches one reader of one partition: what others read, or where, says nothing of its order. */
interface WatchedReader {
  read(entries: readonly Entry[]): void;
  /** Called when the reader reads no more. */
  end(): void;
}

export interface LogClock {
  reader(): WatchedReader;
  /**
   * How far the log's clock is behind the latest stamp, at most over all readers. A log that keeps
   * its stamps steady by itself is held against the clock of this process.
   */
  behindMs(): number;
}

interface Seen {
  highestMs: number;
  latestMs: number;
}

/** `now` in milliseconds since the epoch; `tell` gets words for the service's log. */
export function logClock(now: () => number, tell: (words: string) => void): LogClock {
  const readers = new Set<Seen>();
  let isTold = false;

  const behindMs = (): number => {
    const nowMs = now();
    const each = [...readers].map(({ highestMs, latestMs }) =>
      Math.max(0, highestMs - latestMs, highestMs - nowMs),
    );
    return Math.max(0, ...each);
  };

  function look(): void {
    const ms = behindMs();
    if (ms >= TOLD_FROM_MS && !isTold) tell(wordsOf(ms));
    if (ms < TOLD_FROM_MS && isTold) tell('The clock of the log has caught up: time goes on.');
    isTold = ms >= TOLD_FROM_MS;
  }

  return {
    behindMs,
    reader() {
      const seen: Seen = { highestMs: 0, latestMs: 0 };
      readers.add(seen);
      return {
        read(entries) {
          for (const { appendedAtMs } of entries) {
            seen.highestMs = Math.max(seen.highestMs, appendedAtMs);
            seen.latestMs = appendedAtMs;
          }
          look();
        },
        end: () => void readers.delete(seen),
      };
    },
  };
}

function wordsOf(behindMs: number): string {
  const seconds = Math.round(behindMs / MS_IN_A_SECOND);
  const what = `The clock of the log, or of this machine, is ${seconds} s behind what the log has told.`;
  const then =
    behindMs <= MAX_STEP_BACK_MS
      ? 'Time stands still until it has caught up: matches go on, and nobody is charged meanwhile.'
      : 'That is too far to be waited for: matches whose last event is later take no command.';
  return `${what} ${then} Put the clocks of the machines right.`;
}
