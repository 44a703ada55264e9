/**
 * The things that a contract test works with: a log of its own, and the means to watch it.
 */
import { afterEach, beforeEach } from 'vitest';
import type { LogShape } from '../checks.js';
import type { Subscription, Entry, EventLog, Message, Offset, PartitionRef } from '../event-log.js';

export const shape: LogShape = {
  topics: ['match.events', 'match.commands'],
  partitions: 3,
  truncatable: ['match.commands'],
};
export const here: PartitionRef = { topic: 'match.events', partition: 1 };
export const neighbour: PartitionRef = { topic: 'match.events', partition: 2 };
export const otherTopic: PartitionRef = { topic: 'match.commands', partition: 1 };

/** Data of a log, from its creation to its removal. */
export interface LogUnderTest {
  /** A new handle on the data, as another process or a later life of this one would open it. */
  open(): Promise<EventLog>;
  /** Called when every handle is closed. */
  dispose(): Promise<void>;
}

export type MakeLog = (shape: LogShape) => Promise<LogUnderTest>;

export interface TestTable {
  /** The handle that every test begins with. */
  log(): EventLog;
  /** Another handle on the same data; closed after the test at the latest. */
  openAnother(): Promise<EventLog>;
}

export function testTable(make: MakeLog): TestTable {
  let data: LogUnderTest;
  let handles: EventLog[];
  const openAnother = async () => {
    const log = await data.open();
    handles.push(log);
    return log;
  };
  beforeEach(async () => {
    data = await make(shape);
    handles = [];
    await openAnother();
  });
  afterEach(async () => {
    await Promise.all(handles.map((log) => log.close()));
    await data.dispose();
  });
  const log = () => {
    const [first] = handles;
    if (first === undefined) throw new Error('A test asked for its log before it was opened.');
    return first;
  };
  return { log, openAnother };
}

export function message(text: string): Message {
  return { key: `key of ${text}`, value: new TextEncoder().encode(text) };
}

export function messages(prefix: string, count: number): Message[] {
  return Array.from({ length: count }, (_, index) => message(`${prefix}${index}`));
}

export function textsOf(entries: readonly Message[]): string[] {
  return entries.map(({ value }) => new TextDecoder().decode(value));
}

export function offsetsOf(entries: readonly Entry[]): Offset[] {
  return entries.map(({ offset }) => offset);
}

/** All entries from `from` to the end of the partition. */
export async function readAll(log: EventLog, of: PartitionRef, from = 0): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let next = from; ; next = (entries.at(-1)?.offset ?? next) + 1) {
    const batch = await log.read(of, next, 1_000);
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

/** A subscription whose entries are kept. */
interface Watched {
  readonly entries: Entry[];
  readonly subscription: Subscription;
  /** Resolves when so many entries have come; rejects when the subscription ends before. */
  until(count: number): Promise<void>;
}

export function watch(log: EventLog, of: PartitionRef, from: Offset): Watched {
  const entries: Entry[] = [];
  const waiting = new Set<() => void>();
  const subscription = log.subscribe(of, from, (batch) => {
    entries.push(...batch);
    for (const check of waiting) check();
  });
  const until = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (entries.length >= count) resolve();
      };
      const tooEarly = () =>
        reject(new Error(`Ended after ${entries.length} of ${count} entries.`));
      waiting.add(check);
      subscription.ended.then(tooEarly, reject);
      check();
    });
  return { entries, subscription, until };
}
