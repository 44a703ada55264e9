/**
 * A process that is kept alive: when it dies, the next one starts after a pause. A process that
 * ends before it was ever ready is not started again, because the next one would say the same.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backoff } from './backoff.js';
import { Deaths } from './deaths.js';
import { memoryFlags } from './memory-flags.js';
import { BEGIN, heardReady, SPARE, type Whereabouts } from './parent.js';

interface SupervisedProcessOptions {
  readonly name: string;
  /** The built program. */
  readonly program: string;
  /** Settings of the process's next life, which may be told to be where the one before was. */
  readonly env: (before: Whereabouts | undefined) => Readonly<Record<string, string | undefined>>;
  /** The time to stop in order; a process that takes longer is ended. */
  readonly stopWithinMs: number;
  /**
   * Whether the next life loads its program while this one runs: it is ready sooner when it is
   * needed, and takes memory until then.
   */
  readonly keepsSpare?: boolean;
  readonly logger: Logger;
  /** Told of each line that the process writes, for the person who started it all. */
  readonly onLine: (line: string) => void;
}

export class SupervisedProcess {
  /** Fulfilled when the process is ready for the first time; rejected when it never will be. */
  readonly ready: Promise<Whereabouts>;
  private readonly living: Promise<void>;
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private spare: ChildProcess | undefined;
  private settleReady!: { fulfil: (at: Whereabouts) => void; reject: (error: Error) => void };
  private lastSeen: Whereabouts | undefined;
  private isReady = false;
  private readonly lives = new Deaths();

  constructor(private readonly options: SupervisedProcessOptions) {
    this.ready = new Promise((fulfil, reject) => (this.settleReady = { fulfil, reject }));
    this.living = this.live();
  }

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Where the process is found, undefined while it does not run or is not ready yet. */
  get whereabouts(): Whereabouts | undefined {
    return this.isReady ? this.lastSeen : undefined;
  }

  /** How the process died lately, and how often since its supervisor began. */
  get deaths(): Deaths {
    return this.lives;
  }

  /** Tells the process to stop, ends it when that takes too long. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.spare?.kill('SIGKILL'); // it has begun nothing
    this.child?.kill('SIGTERM');
    const { stopWithinMs } = this.options;
    const overdue = setTimeout(() => this.child?.kill('SIGKILL'), stopWithinMs);
    await this.living;
    clearTimeout(overdue);
  }

  private async live(): Promise<void> {
    const { name, logger } = this.options;
    const { signal } = this.stopping;
    const pauses = backoff();
    while (!signal.aborted) {
      const bornMs = performance.now();
      const end = await this.liveOnce();
      if (signal.aborted) return;
      if (this.lastSeen === undefined) {
        this.settleReady.reject(new Error(`The ${name} could not start; its words stand above.`));
        return;
      }
      this.lives.note(end);
      const pauseMs = pauses.afterLifeOf(performance.now() - bornMs);
      logger.error({ died: name, end, pauseMs }, 'a service has died and is started again');
      this.options.onLine(`has died (${end}) and is started again`);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves with how it ended. */
  private async liveOnce(): Promise<string> {
    const { logger, name } = this.options;
    const child = this.takeSpare() ?? this.spawn();
    this.child = child;
    logger.info({ started: name, child: child.pid }, 'a service is started');
    try {
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      return signal ?? `exit code ${code}`;
    } catch (error) {
      return (error as Error).message;
    } finally {
      this.child = undefined;
      this.isReady = false;
    }
  }

  private spawn(more: Readonly<Record<string, string>> = {}): ChildProcess {
    const { program, env } = this.options;
    const child = spawn(process.execPath, [...memoryFlags(), program], {
      env: { ...env(this.lastSeen), ...more },
      // Out of the terminal's reach: who is stopped first is decided here. It notices our end by
      // the channel.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.on('message', (message) => this.heard(message));
    for (const stream of [child.stdout, child.stderr]) if (stream) this.passOn(stream);
    return child;
  }

  private keepSpare(): void {
    if (this.options.keepsSpare !== true || this.stopping.signal.aborted) return;
    this.spare = this.spawn({ [SPARE]: 'yes' });
    this.spare.on('error', () => undefined); // then the next life is started as the first one was
  }

  private takeSpare(): ChildProcess | undefined {
    const { spare } = this;
    this.spare = undefined;
    if (spare?.connected !== true) return undefined;
    spare.send(BEGIN);
    return spare;
  }

  private heard(message: unknown): void {
    const whereabouts = heardReady(message);
    if (whereabouts === undefined) return;
    this.lastSeen = whereabouts;
    this.isReady = true;
    this.settleReady.fulfil(whereabouts);
    this.keepSpare();
  }

  private passOn(stream: Readable): void {
    createInterface({ input: stream }).on('line', (line) => this.options.onLine(line));
  }
}
