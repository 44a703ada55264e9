/**
 * From start to end of a process. What is started is owned here and stopped in the opposite
 * order, whatever ends the process: a signal, an error that nobody expected, a database that is
 * gone. The end is bounded in time, because an operator who waits for ever kills harder.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { wordsOf } from '@scoresheet/event-log-port';

export const DEADLINE_MS = 25_000;
/** npm passes on the signal that the terminal has sent us already: that is one wish, not two. */
const ECHO_MS = 1_000;

interface LifetimeOptions {
  readonly deadlineMs?: number;
  readonly exit?: (code: number) => void;
  /** Words for the person who started the process. */
  readonly say?: (words: string) => void;
}

interface Owned {
  readonly name: string;
  readonly stop: () => Promise<unknown> | unknown;
}

export class Lifetime {
  private readonly owned: Owned[] = [];
  private endedAtMs: number | undefined;
  private drainMs = 0;
  private readonly exit: (code: number) => void;
  private readonly say: (words: string) => void;
  private readonly deadlineMs: number;

  constructor(
    private readonly logger: Logger,
    options: LifetimeOptions = {},
  ) {
    this.exit = options.exit ?? ((code) => process.exit(code));
    this.say = options.say ?? ((words) => console.error(words));
    this.deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  }

  /** Ends the process in order on signals and on errors that nobody expected. */
  watch(on: NodeJS.EventEmitter = process): this {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) on.on(signal, () => this.onSignal());
    on.on('uncaughtException', (error: unknown) => void this.fail(error));
    on.on('unhandledRejection', (error: unknown) => void this.fail(error));
    return this;
  }

  /** Whether the process is to stop, from the first wish on. */
  get isEnding(): boolean {
    return this.endedAtMs !== undefined;
  }

  /** Calls `stop` at the end; at once, when the end has come already. */
  own(name: string, stop: Owned['stop']): void {
    if (this.endedAtMs === undefined) this.owned.push({ name, stop });
    else void this.stopOne({ name, stop });
  }

  /**
   * Between the wish to stop and the first thing that stops, so that whoever sends players here
   * sees in time that they should go elsewhere. A process that fails waits for nobody.
   */
  drainFor(ms: number): void {
    this.drainMs = ms;
  }

  /** Something went wrong that makes going on senseless. Its message is said, its trace logged. */
  async fail(error: unknown): Promise<void> {
    this.logger.fatal({ err: error }, 'stopped by an error');
    if (this.endedAtMs === undefined) this.say(`Scoresheet stops: ${wordsOf(error)}`);
    await this.end(1);
  }

  /** Stops everything, what was started last first, and ends the process. */
  async end(code: number): Promise<void> {
    if (this.endedAtMs !== undefined) return;
    this.endedAtMs = Date.now();
    const overdue = setTimeout(() => {
      this.say('Scoresheet did not stop in time and is ended now. Nothing accepted is lost.');
      this.exit(1);
    }, this.deadlineMs);
    if (code === 0 && this.drainMs > 0) await pause(this.drainMs);
    for (const owned of this.owned.reverse()) await this.stopOne(owned);
    clearTimeout(overdue);
    this.exit(code);
  }

  private onSignal(): void {
    if (this.endedAtMs === undefined) {
      this.say('Stopping ...');
      void this.end(0);
    } else if (Date.now() - this.endedAtMs > ECHO_MS) {
      this.exit(1);
    }
  }

  private async stopOne({ name, stop }: Owned): Promise<void> {
    try {
      await stop();
      this.logger.info({ part: name }, 'stopped');
    } catch (error) {
      this.logger.error({ err: error, part: name }, 'did not stop well');
    }
  }
}
