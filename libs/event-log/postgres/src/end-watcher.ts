/**
 * Knows when partitions grow: at once for what this process appends, by NOTIFY for what others do,
 * and by asking now and then for whatever a notification did not tell. One connection for all.
 *
 * The notification is sent after the commit, on a connection of its own: within the transaction it
 * would make all commits of the database queue behind one lock.
 */
import {
  FIRST_PAUSE_MS,
  longer,
  pauseUnless,
  type LogError,
  type Offset,
} from '@scoresheet/event-log-port';
import type { Client } from 'pg';
import { endsStatement, type EndRow } from './entry.sql.js';
import { asLogError } from './trouble.js';

/** Told the end, or none: then nobody knows what happened while the connection was away. */
type Listener = (end?: Offset) => void;

interface WatcherOptions {
  /** A new connection, with an `error` listener of its own. */
  readonly connect: () => Promise<Client>;
  readonly pollIntervalMs: number;
  readonly onTrouble: (error: LogError) => void;
}

const CHANNEL = 'scoresheet_log';
/** A payload of PostgreSQL has less than 8000 bytes; "1000:1000000000000 " has 19. */
const MAX_ENDS_IN_PAYLOAD = 300;

export class EndWatcher {
  private readonly listeners = new Map<number, Set<Listener>>();
  private readonly unannounced = new Map<number, Offset>();
  private readonly closing = new AbortController();
  private readonly running: Promise<void>;
  private client: Client | undefined;
  private isAnnouncing = false;

  constructor(private readonly options: WatcherOptions) {
    this.running = this.run();
  }

  onNews(id: number, listener: Listener): () => void {
    const listeners = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** An append of this process is committed. */
  grown(id: number, end: Offset): void {
    this.tell(id, end);
    this.unannounced.set(id, end);
    void this.announce();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted;) {
      try {
        const client = await this.options.connect();
        pauseMs = FIRST_PAUSE_MS;
        await this.watch(client).finally(() => client.end());
      } catch (error) {
        if (signal.aborted) return;
        const trouble = asLogError(error);
        this.options.onTrouble(trouble);
        if (trouble.code === 'log-mismatch') this.letAllAsk();
        await pauseUnless(signal, pauseMs);
        pauseMs = longer(pauseMs);
      }
    }
  }

  /** Listens until the watcher is closed; throws when the connection fails. */
  private async watch(client: Client): Promise<void> {
    const { signal } = this.closing;
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const wakeUp = AbortSignal.any([signal, lost.signal]);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    this.letAllAsk();
    try {
      while (!signal.aborted) {
        await this.poll(client); // throws on a lost connection
        void this.announce();
        await pauseUnless(wakeUp, this.options.pollIntervalMs);
      }
    } finally {
      this.client = undefined;
    }
  }

  private async poll(client: Client): Promise<void> {
    const watched = [...this.listeners].filter(([, listeners]) => listeners.size > 0);
    const { rows } = await client.query<EndRow>(endsStatement(watched.map(([id]) => id)));
    for (const [id, end] of rows) this.tell(id, Number(end));
  }

  /** One announcement at a time; what grows meanwhile goes into the next. A lost one is polled. */
  private async announce(): Promise<void> {
    if (this.isAnnouncing) return;
    this.isAnnouncing = true;
    try {
      while (this.client !== undefined && this.unannounced.size > 0) {
        const ends = [...this.unannounced].slice(0, MAX_ENDS_IN_PAYLOAD);
        for (const [id] of ends) this.unannounced.delete(id);
        const payload = ends.map(([id, end]) => `${id}:${end}`).join(' ');
        await this.client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
    } catch {
      // The connection is lost, which `watch` notices and tells.
    } finally {
      this.isAnnouncing = false;
    }
  }

  private hear(payload: string): void {
    for (const part of payload.split(' ')) {
      const [id, end] = part.split(':').map(Number);
      if (Number.isSafeInteger(id) && Number.isSafeInteger(end)) this.tell(id ?? 0, end ?? 0);
    }
  }

  /** Who asks finds out what is new, or that the log is no longer the same. */
  private letAllAsk(): void {
    for (const listeners of this.listeners.values()) {
      for (const listener of listeners) listener();
    }
  }

  private tell(id: number, end: Offset): void {
    for (const listener of this.listeners.get(id) ?? []) listener(end);
  }
}
