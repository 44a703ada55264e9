/**
 * The bots of the house that sit in matches of one partition. Which ones there are stands in the
 * records alone: events tell of them at once, and the lists of all that sat there before.
 */
import type { HouseDoor } from './house-door.js';
import { playHouseSeat, type ThinkTime } from './play-house-seat.js';
import { TableEvents } from './table-events.js';

/** How often the lists are asked for matches of bots: of those that no event has told of. */
const LOOK_EVERY_MS = 10_000;
const FOUND_AT_ONCE = 500;

export interface PartitionOptions {
  readonly door: HouseDoor;
  readonly partition: number;
  /** Matches of the partition in which bots sit and that go on, ordered, from behind `after` on. */
  readonly seated: (after: string, atMost: number) => Promise<readonly string[]>;
  readonly thinkMs: ThinkTime;
  readonly seed: string;
  readonly lookEveryMs?: number;
  /** Something is wrong with a match, or with the lists; it is tried again. */
  readonly onTrouble: (error: unknown) => void;
}

interface Table {
  readonly events: TableEvents;
  /** Bots that play there. */
  readonly bots: Map<string, Promise<void>>;
}

export class PartitionBots {
  private readonly tables = new Map<string, Table>();
  private readonly stopping = new AbortController();
  private readonly timer: NodeJS.Timeout;
  /** Matches whose trouble was told. */
  private readonly told = new Set<string>();

  constructor(private readonly options: PartitionOptions) {
    const { lookEveryMs = LOOK_EVERY_MS } = options;
    this.timer = setInterval(() => void this.lookAround(), lookEveryMs).unref();
    void this.lookAround();
  }

  get playing(): number {
    return [...this.tables.values()].reduce((sum, { bots }) => sum + bots.size, 0);
  }

  hear(record: string, isOfBot: boolean): void {
    this.tables.get(record)?.events.hear();
    if (isOfBot) void this.sitDown(record);
  }

  /** Resolves when no bot does anything more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await Promise.all([...this.tables.values()].flatMap(({ bots }) => [...bots.values()]));
  }

  private async lookAround(): Promise<void> {
    const { seated, onTrouble } = this.options;
    let page: readonly string[] = [];
    let after = '';
    try {
      do {
        page = await seated(after, FOUND_AT_ONCE);
        after = page.at(-1) ?? after;
        for (const record of page) await this.sitDown(record);
      } while (page.length === FOUND_AT_ONCE && !this.stopping.signal.aborted);
    } catch (error) {
      if (!this.stopping.signal.aborted) onTrouble(error);
    }
  }

  /** Begins to play all bots of a match that are not played yet. */
  private async sitDown(record: string): Promise<void> {
    try {
      for (const bot of await this.options.door.botsOf(record)) {
        if (!this.stopping.signal.aborted) this.begin(record, bot);
      }
    } catch (error) {
      this.tell(record, error);
    }
  }

  private begin(record: string, bot: string): void {
    const table = this.tables.get(record) ?? { events: new TableEvents(), bots: new Map() };
    if (table.bots.has(bot)) return;
    this.tables.set(record, table);
    const { door, thinkMs, seed } = this.options;
    const { signal } = this.stopping;
    const { events } = table;
    const played = playHouseSeat({ door, record, bot, events, thinkMs, seed, signal })
      .catch((error: unknown) => this.tell(record, error))
      .finally(() => this.leave(record, table, bot));
    table.bots.set(bot, played);
  }

  private leave(record: string, table: Table, bot: string): void {
    table.bots.delete(bot);
    if (table.bots.size === 0) this.tables.delete(record);
  }

  private tell(record: string, error: unknown): void {
    if (this.stopping.signal.aborted || this.told.has(record)) return;
    this.told.add(record);
    this.options.onTrouble(error);
  }
}
