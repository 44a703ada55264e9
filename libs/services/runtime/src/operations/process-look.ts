/** What a process knows of itself at this moment, for a page that people read. */
import type { PartFigures } from './figures.js';
import type { LogLines } from './log-lines.js';
import type { ReaderLag } from './reader-lag.js';

interface LookedAt {
  readonly parts: readonly PartFigures[];
  readonly lags: readonly ReaderLag[];
  readonly lines: LogLines;
  readonly lagMs: number;
  /** The room left on the disk, undefined where the disk is somebody else's. */
  readonly freeBytes: number | undefined;
}

export interface ProcessLook {
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
  readonly nodeVersion: string;
  /** Memory that the process holds, of whatever kind. */
  readonly memoryBytes: number;
  /** How late timers are, on the average of some seconds. */
  readonly eventLoopLagMs: number;
  readonly freeBytes: number | undefined;
  readonly lags: readonly ReaderLag[];
  readonly commandsInFlight: number;
  /** Times that a part began again after trouble, since the process began. */
  readonly restarts: number;
  /** Differences between log and archive that this process found. */
  readonly copyDifferences: number;
  readonly incompletePartitions: number;
  /** Lines of the service's own log since the process began. */
  readonly warnings: number;
  readonly errors: number;
}

const MS_IN_A_SECOND = 1_000;

export function lookAt({ parts, lags, lines, lagMs, freeBytes }: LookedAt): ProcessLook {
  const sum = (figure: (part: PartFigures) => number | undefined): number =>
    parts.reduce((total, part) => total + (figure(part) ?? 0), 0);
  const logged = new Map(lines.entries());
  return {
    startedAtMs: Math.round(Date.now() - process.uptime() * MS_IN_A_SECOND),
    nodeVersion: process.version,
    memoryBytes: process.memoryUsage.rss(),
    eventLoopLagMs: lagMs,
    freeBytes,
    lags,
    commandsInFlight: sum(({ commandsInFlight }) => commandsInFlight),
    restarts: sum(({ restarts }) => restarts),
    copyDifferences: sum(({ scrub }) => differencesOf(scrub)),
    incompletePartitions: sum(({ scrub }) => scrub?.incompletePartitions),
    warnings: logged.get('warn') ?? 0,
    errors: (logged.get('error') ?? 0) + (logged.get('fatal') ?? 0),
  };
}

const differencesOf = (scrub: PartFigures['scrub']): number =>
  Object.values(scrub?.differences ?? {}).reduce((total, count) => total + count, 0);
