/**
 * What an operator sees of a process. It is there before everything else and goes last, so that a
 * process that is starting or stopping says so.
 */
import { performance } from 'node:perf_hooks';
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog, LogError } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/read-config.js';
import type { Lifetime } from '../lifetime.js';
import { examine, type Check, type CheckReport } from './checks.js';
import { appendMeter, collect } from './collect.js';
import { watchEventLoop } from './event-loop.js';
import type { Part, PartFigures } from './figures.js';
import type { LogLines } from './log-lines.js';
import { logClock, type LogClock } from './log-clock.js';
import { measuredLog } from './measured-log.js';
import { createMetrics } from './metrics.js';
import { startHeartbeat } from './heartbeat.js';
import { openOperationsDoor } from './operations-door.js';
import { reportOf, type Answer } from './operations-server.js';
import { lookAt, type ProcessLook } from './process-look.js';
import { Room } from '../room/room.js';
import * as checks from './process-checks.js';
import { readerLags, type ReaderLag, type ReaderLags } from './reader-lag.js';

/** How often the log is asked how far it goes. */
const LOOK_EVERY_MS = 5_000;
const MS_IN_A_SECOND = 1_000;
/** Any partition tells whether the log answers. */
const SOMEWHERE = { topic: TOPICS.matchEvents, partition: 0 };

export interface OperationsFrame {
  readonly config: Config;
  readonly lifetime: Lifetime;
  /** The lines that the logger of the process counted. */
  readonly lines: LogLines;
}

/** What a process stands on, as far as an operator asks for it. */
interface Watchable {
  readonly log: EventLog;
  readonly database: Pick<DataSource, 'query'>;
  /** Told when the log's clock is behind, and when it has caught up. */
  readonly onClock?: (words: string) => void;
}

/** Resolves when health and metrics are served; the lifetime owns it. Rejects with words. */
export async function serveOperations(frame: OperationsFrame): Promise<Operations> {
  const operations = new Operations(frame);
  await operations.serve(frame);
  return operations;
}

export class Operations {
  /** The room on the disk, watched from the start on; told of what fails in log and database. */
  readonly room: Room;
  private readonly metrics = createMetrics();
  private readonly loop = watchEventLoop();
  private readonly parts: Part[] = [];
  private readonly readiness: Check[];
  private examining: Promise<CheckReport> | undefined;
  private lags: ReaderLags | undefined;
  private clock: LogClock | undefined;
  private looking: NodeJS.Timeout | undefined;
  private hasStarted = false;
  private address = '';

  constructor(private readonly frame: OperationsFrame) {
    const { database, dataFolder } = frame.config;
    this.room = new Room({ folder: database.kind === 'embedded' ? dataFolder : undefined });
    this.readiness = [
      checks.stageCheck(() => this.stage()),
      { name: 'room', examine: this.room.shortage },
      checks.lagCheck(() => this.knownLags()),
    ];
  }

  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  get url(): string {
    return this.address;
  }

  /** Looks after the log and the database from now on; returns the log, which is measured. */
  measured({ log, database, onClock = () => undefined }: Watchable): EventLog {
    this.metrics.logPartitions.set(log.partitions);
    this.readiness.push(checks.logCheck(log, SOMEWHERE), checks.databaseCheck(database));
    const places = () => this.figures().flatMap(({ readers = [] }) => readers);
    const lags = readerLags(log, places);
    this.lags = lags;
    // A log that does not answer is found by its own check; the lags stay as they were.
    const look = () => lags.look(performance.now()).catch(() => undefined);
    this.looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
    this.clock = logClock(Date.now, onClock);
    return measuredLog(log, appendMeter(this.metrics), this.clock);
  }

  /** Asks these for their figures from now on. */
  watch(...parts: readonly Part[]): void {
    this.parts.push(...parts);
  }

  /** The process is ready only while this is well, too. */
  addCheck(check: Check): void {
    this.readiness.push(check);
  }

  /** Counts a failure that the log itself tries to overcome. */
  logTrouble(error: LogError): void {
    this.metrics.logTrouble.inc({ code: error.code });
    this.room.failed(error);
  }

  /** Everything is there: the process is ready as long as its checks are well. */
  started(): void {
    this.hasStarted = true;
  }

  /** What people may read of this process on a page: its checks, and its figures of this moment. */
  readonly view = {
    check: (): Promise<CheckReport> => this.examineReadiness(),
    look: (): ProcessLook =>
      lookAt({
        parts: this.figures(),
        lags: this.knownLags(),
        lines: this.frame.lines,
        lagMs: this.loop.lagMs(),
        freeBytes: this.room.freeBytes,
      }),
  };

  /** Opens the door; called once, by `serveOperations`. */
  async serve({ config, lifetime }: OperationsFrame): Promise<void> {
    const heartbeat = startHeartbeat(this.loop);
    const door = await openOperationsDoor({
      answers: {
        readiness: async () => reportOf(await this.examineReadiness()),
        metrics: () => this.exposition(),
      },
      address: config.operations,
      heartbeat,
      onFailed: (error) => void lifetime.fail(error),
    });
    this.address = door.url;
    await this.room.watch();
    lifetime.own('operations', async () => {
      clearInterval(this.looking);
      this.loop.stop();
      this.room.stop();
      heartbeat.stop();
      await door.close();
    });
  }

  private async exposition(): Promise<Answer> {
    const { registry } = this.metrics;
    await this.examineReadiness();
    const { lines } = this.frame;
    this.metrics.logClockBehind.set((this.clock?.behindMs() ?? 0) / MS_IN_A_SECOND);
    const { freeBytes } = this.room;
    collect(this.metrics, { parts: this.figures(), lags: this.knownLags(), lines, freeBytes });
    const { contentType } = registry;
    return { status: 200, contentType, body: await registry.metrics() };
  }

  /** Whoever asks while an answer is on its way gets the same one: questions cannot pile up. */
  private examineReadiness(): Promise<CheckReport> {
    this.examining ??= examine(this.readiness)
      .then((report) => {
        this.metrics.ready.set(report.ok ? 1 : 0);
        return report;
      })
      .finally(() => (this.examining = undefined));
    return this.examining;
  }

  private stage(): checks.Stage {
    if (this.frame.lifetime.isEnding) return 'ending';
    return this.hasStarted ? 'running' : 'starting';
  }

  private figures(): readonly PartFigures[] {
    return this.parts.map((part) => part.figures());
  }

  private knownLags(): readonly ReaderLag[] {
    return this.lags?.lags ?? [];
  }
}
