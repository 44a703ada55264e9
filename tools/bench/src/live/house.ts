/** Tables at which somebody acts when it is due; where a match is over, another one begins. */
import { setTable, type LiveTable } from './table.js';
import { watch, type Watcher } from './watch.js';

/** How long after the last action its message may come. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 2;
const TABLES_SET_AT_ONCE = 10;

export class House {
  private readonly tables: LiveTable[] = [];
  private readonly watchers: Watcher[] = [];
  private readonly due = new Map<string, number>();
  private next = 0;
  private sent = 0;
  private seated = 0;
  private isLeft = false;
  readonly tookMs: number[] = [];

  /** `name`: begins the ids of its commands, which count once each. */
  constructor(
    private readonly url: string,
    private readonly name = 'bench',
  ) {}

  async open(matches: number): Promise<void> {
    while (this.tables.length < matches) {
      const more = Math.min(TABLES_SET_AT_ONCE, matches - this.tables.length);
      await Promise.all(Array.from({ length: more }, () => this.seat()));
    }
  }

  /** At the next table at which somebody is asked, as soon as there is one. */
  act(dueMs: number): void {
    const commandId = `${this.name}-act-${(this.sent += 1)}`;
    this.due.set(commandId, dueMs);
    this.send(commandId, dueMs);
  }

  private send(commandId: string, dueMs: number): void {
    const table = this.ready();
    if (table !== undefined) return void table.act(commandId);
    if (performance.now() > dueMs + PATIENCE_MS) return this.told(commandId, dueMs + PATIENCE_MS);
    setTimeout(() => this.send(commandId, dueMs), LOOK_AGAIN_MS);
  }

  /** Where a match is over, another one begins. */
  private ready(): LiveTable | undefined {
    for (let tried = 0; tried < this.tables.length; tried += 1) {
      const index = (this.next += 1) % this.tables.length;
      const table = this.tables[index] as LiveTable;
      if (table.isReady()) return table;
      if (!table.isOver()) continue;
      this.tables.splice(index, 1);
      table.leave();
      void this.seat().catch((error: unknown) => {
        if (!this.isLeft) throw error;
      });
    }
    return undefined;
  }

  /** Whoever was told nothing by now has waited for too long. */
  giveUp(): void {
    for (const [commandId, dueMs] of this.due) this.told(commandId, dueMs + PATIENCE_MS);
  }

  async settled(): Promise<void> {
    const lastMs = performance.now() + PATIENCE_MS;
    while (this.due.size > 0) {
      if (performance.now() > lastMs) throw new Error(`${this.due.size} actions were not told of.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  private async seat(): Promise<void> {
    const table = await setTable(this.url, `${this.name}-${(this.seated += 1)}`);
    const { match } = table;
    const onEvent = (commandId: string, atMs: number) => this.told(commandId, atMs);
    const watcher = await watch({
      url: this.url,
      match,
      from: table.seq(),
      withTable: false,
      onEvent,
    });
    this.watchers.push(watcher);
    this.tables.push(table);
    if (this.isLeft) this.leave(); // a match that was over just before was being followed by another
  }

  /** Nobody plays or looks any more. */
  leave(): void {
    this.isLeft = true;
    for (const table of this.tables.splice(0)) table.leave();
    for (const watcher of this.watchers.splice(0)) watcher.close();
  }

  private told(commandId: string, atMs: number): void {
    const dueMs = this.due.get(commandId);
    if (dueMs === undefined) return;
    this.due.delete(commandId);
    this.tookMs.push(atMs - dueMs);
  }
}
