/**
 * An embedded PostgreSQL that is brought back when it is gone. One killed backend ends all sessions
 * with it, and a full disk can stop the server: neither is a reason to end what stands on it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isNoRoom } from '../room/no-room.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.js';
import { FolderInUse } from './folder-lock.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A server that does not come back within this is given up; one without room is waited for. */
const GIVE_UP_AFTER_MS = 60_000;
/** An attempt that is under way when everything stops may take so long. */
const ATTEMPT_ENDS_WITHIN_MS = 3_000;

interface KeptPostgresOptions extends EmbeddedPostgresOptions {
  /** Told when the server is gone, and of every attempt to bring it back that failed. */
  readonly onTrouble: (error: Error) => void;
  readonly onBack: () => void;
}

export class KeptPostgres {
  /** Fulfilled with words when the server is gone and cannot be brought back. */
  readonly lost: Promise<string>;
  private readonly stopping = new AbortController();
  private readonly keeping: Promise<void>;
  private giveUp!: (words: string) => void;

  private constructor(
    private server: EmbeddedPostgres,
    private readonly options: KeptPostgresOptions,
  ) {
    this.lost = new Promise((resolve) => (this.giveUp = resolve));
    this.keeping = this.keep();
  }

  /** Rejects with words for people, as `startEmbeddedPostgres` does. */
  static async start(options: KeptPostgresOptions): Promise<KeptPostgres> {
    return new KeptPostgres(await startEmbeddedPostgres(options), options);
  }

  /** The address with the password: never to be logged. It stays for the life of this process. */
  get url(): string {
    return this.server.url;
  }

  get port(): number {
    return this.server.port;
  }

  /** The server ran already when this process started. */
  get adopted(): boolean {
    return this.server.adopted;
  }

  /** Stops the server, in bounded time, whether it is there or on its way back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.keeping, pause(ATTEMPT_ENDS_WITHIN_MS)]);
    await this.server.stop();
  }

  private async keep(): Promise<void> {
    const { signal } = this.stopping;
    const stopped = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined)),
    );
    for (;;) {
      const words = await Promise.race([this.server.lost, stopped]);
      if (words === undefined) return;
      this.options.onTrouble(new Error(words));
      const back = await this.bringBack();
      if (back === undefined) return;
      this.server = back;
      this.options.onBack();
    }
  }

  /** The server started again, undefined where that was given up, or everything stops. */
  private async bringBack(): Promise<EmbeddedPostgres | undefined> {
    const { signal } = this.stopping;
    const deadlineMs = performance.now() + GIVE_UP_AFTER_MS;
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs *= 2) {
      try {
        return await this.startAgain();
      } catch (error) {
        if (signal.aborted) return undefined;
        const isHopeless = error instanceof FolderInUse || performance.now() > deadlineMs;
        if (isHopeless && !isNoRoom(error)) {
          this.giveUp((error as Error).message);
          return undefined;
        }
        this.options.onTrouble(error as Error);
      }
      const waitMs = Math.min(pauseMs, LONGEST_PAUSE_MS);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  }

  /** Whoever uses the server knows its address, so it has to come back there. */
  private async startAgain(): Promise<EmbeddedPostgres> {
    const { port } = this.server;
    const again = await startEmbeddedPostgres({ ...this.options, port });
    if (again.port === port) return again;
    await again.stop();
    throw new Error(`The embedded PostgreSQL came back on another port than ${port}. Start again.`);
  }
}
