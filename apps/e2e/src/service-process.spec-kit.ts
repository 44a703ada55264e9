/** One service as its operator runs it: the built program in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

export type App = 'api' | 'match-service' | 'tournament-service' | 'projector';
export type Settings = Readonly<Record<string, string>>;

export interface Programs {
  /** The file that is an app's program. */
  main(app: App): string;
}

/** Programs that this workspace has built. */
export const BUILT: Programs = {
  main: (app) => fileURLToPath(new URL(`../../${app}/bundle/main.js`, import.meta.url)),
};

/** Where others work at the same time, a process may take long to start. */
const START_WITHIN_MS = 180_000;

export class ServiceProcess {
  private child: ChildProcess | undefined;
  private said = '';
  private code: number | null | undefined;

  constructor(
    readonly name: string,
    private readonly app: App,
    private readonly settings: Settings,
    private programs: Programs = BUILT,
  ) {}

  /** Has the process run other programs from its next start on. */
  replaceBy(programs: Programs): void {
    this.programs = programs;
  }

  /** Everything that its lives have said, on either stream. */
  get output(): string {
    return this.said;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Of its last life; null: killed by a signal, undefined: it runs or has never run. */
  get exitCode(): number | null | undefined {
    return this.code;
  }

  /** Where its health and metrics are, once it is ready. */
  get operations(): string {
    const [, url] = [...this.said.matchAll(/operations (http:\S+)/g)].at(-1) ?? [];
    if (url === undefined) throw new Error(`${this.name} has not said where: ${this.said}`);
    return url;
  }

  /** What the process counts, as Prometheus is told. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.operations}/metrics`)).text();
  }

  /** Resolves when it is ready; rejects with what it said when it ends before. */
  async start(): Promise<void> {
    if (this.child !== undefined) throw new Error(`${this.name} runs already.`);
    const env = { ...process.env, ...this.settings };
    // By the channel it notices the end of the test, and ends too.
    const child = spawn(process.execPath, [this.programs.main(this.app)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => (this.said += String(data)));
    }
    let isReady = false;
    child.once('message', () => (isReady = true));
    this.code = undefined;
    child.once('exit', (code) => {
      this.child = undefined;
      this.code = code;
    });
    await vi.waitFor(
      () => {
        if (!isReady && this.child === child)
          throw new Error(`${this.name} is not ready: ${this.said}`);
      },
      { timeout: START_WITHIN_MS, interval: 20 },
    );
    if (!isReady) throw new Error(`${this.name} has ended: ${this.said}`);
  }

  /** Sends the signal and resolves with the exit code when it is gone; null: killed. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    if (child === undefined) return null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  }

  /** As by a long pause of the machine: connections stay open and nothing moves. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }
}
