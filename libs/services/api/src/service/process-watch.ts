/** What the process in which an api runs knows of itself. The api is given it, and keeps none of it. */
import type { ReaderFigures } from '@scoresheet/services-tail';

export interface ReaderLate extends Pick<ReaderFigures, 'reader' | 'topic' | 'partition'> {
  /** Entries between the reader and the end of the log. */
  readonly entries: number;
  /** How long ago the log had already what the reader has not read. */
  readonly seconds: number;
}

interface ProcessFigures {
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly nodeVersion: string;
  readonly memoryBytes: number;
  readonly eventLoopLagMs: number;
  /** The room on the disk, undefined where the disk is somebody else's. */
  readonly freeBytes: number | undefined;
  readonly lags: readonly ReaderLate[];
  readonly commandsInFlight: number;
  readonly restarts: number;
  readonly copyDifferences: number;
  readonly incompletePartitions: number;
  readonly warnings: number;
  readonly errors: number;
}

interface Checked {
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly says?: string }>>;
}

export interface ProcessWatch {
  /** The process as its own log names it: `scoresheet`, `api`. */
  readonly name: string;
  /** Whether deciding, projecting and the players' door are all in this process. */
  readonly isWhole: boolean;
  look(): ProcessFigures;
  check(): Promise<Checked>;
}

/** An api that nobody looks after: what every process of Node knows, and no more. */
export const unwatched: ProcessWatch = {
  name: 'api',
  isWhole: false,
  look: () => ({
    startedAtMs: Math.round(performance.timeOrigin),
    nodeVersion: process.version,
    memoryBytes: process.memoryUsage.rss(),
    eventLoopLagMs: 0,
    freeBytes: undefined,
    lags: [],
    commandsInFlight: 0,
    restarts: 0,
    copyDifferences: 0,
    incompletePartitions: 0,
    warnings: 0,
    errors: 0,
  }),
  check: () => Promise.resolve({ checks: {} }),
};
