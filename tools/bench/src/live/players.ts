/**
 * The clients of the bench of latency, in a process of their own: fifty matches of two players and a
 * spectator each, beside as many who call the peer, at the same rate, in turns.
 */
import { help } from '../child-process.js';
import { openLoop } from './open-loop.js';
import { setTable, type LiveTable } from './table.js';
import { watch } from './watch.js';

export interface PlayersTask {
  readonly url: string;
  readonly peerUrl: string;
  readonly matches: number;
  readonly aSecond: number;
  readonly seconds: number;
  /** Turns that are measured; one before them is not. */
  readonly turns: number;
}

export interface PlayersTold {
  /** From when an action was due to the spectator's message, in milliseconds. */
  readonly actions: readonly number[];
  /** From when it was due to the answer. */
  readonly peer: readonly number[];
}

/** How long after the last action its message may come. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 2;
const TABLES_SET_AT_ONCE = 10;
const APPEND_TWICE = JSON.stringify({ query: 'mutation { appendTwice }' });

class House {
  private readonly tables: LiveTable[] = [];
  private readonly due = new Map<string, number>();
  private next = 0;
  private sent = 0;
  private seated = 0;
  readonly tookMs: number[] = [];

  constructor(private readonly url: string) {}

  async open(matches: number): Promise<void> {
    while (this.tables.length < matches) {
      const more = Math.min(TABLES_SET_AT_ONCE, matches - this.tables.length);
      await Promise.all(Array.from({ length: more }, () => this.seat()));
    }
  }

  /** At the next table at which somebody is asked, as soon as there is one. */
  act(dueMs: number): void {
    const commandId = `act-${(this.sent += 1)}`;
    this.due.set(commandId, dueMs);
    this.send(commandId, dueMs);
  }

  private send(commandId: string, dueMs: number): void {
    const table = this.ready();
    if (table !== undefined) return void table.act(commandId);
    if (performance.now() > dueMs + PATIENCE_MS) throw new Error('Nobody is asked at any table.');
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
      void this.seat();
    }
    return undefined;
  }

  async settled(): Promise<void> {
    const lastMs = performance.now() + PATIENCE_MS;
    while (this.due.size > 0) {
      if (performance.now() > lastMs) throw new Error(`${this.due.size} actions were not told of.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  private async seat(): Promise<void> {
    const table = await setTable(this.url, `bench-${(this.seated += 1)}`);
    const { match } = table;
    const onEvent = (commandId: string, atMs: number) => this.told(commandId, atMs);
    await watch({ url: this.url, match, from: table.seq(), withTable: false, onEvent });
    this.tables.push(table);
  }

  private told(commandId: string, atMs: number): void {
    const dueMs = this.due.get(commandId);
    if (dueMs === undefined) return;
    this.due.delete(commandId);
    this.tookMs.push(atMs - dueMs);
  }
}

/** Resolves when every call is answered. */
async function callPeer(
  { peerUrl, aSecond, seconds }: PlayersTask,
  tookMs: number[],
): Promise<void> {
  const calls: Promise<void>[] = [];
  const call = async (dueMs: number): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(peerUrl, { method: 'POST', headers, body: APPEND_TWICE });
    const { data } = (await answer.json()) as { data?: { appendTwice?: boolean } };
    if (data?.appendTwice !== true) throw new Error('The peer did not append.');
    tookMs.push(performance.now() - dueMs);
  };
  await openLoop({ aSecond, seconds, begin: (dueMs) => void calls.push(call(dueMs)) });
  await Promise.all(calls);
}

help<PlayersTask, PlayersTold>(async (task) => {
  const { url, matches, aSecond, seconds, turns } = task;
  const house = new House(url);
  await house.open(matches);
  const peer: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    await openLoop({ aSecond, seconds, begin: (dueMs) => house.act(dueMs) });
    await house.settled();
    await callPeer(task, peer);
    if (turn > 0) continue;
    house.tookMs.length = 0;
    peer.length = 0;
  }
  return { actions: house.tookMs, peer };
});
