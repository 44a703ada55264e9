/**
 * The followers of one tournament's tables. Those of a single table receive its changes at once;
 * those of all tables receive them gathered, as one and the same message.
 */
import type { Clock } from '../../clock.js';
import { boundedQueue, type BoundedQueue } from '../../events/bounded-queue.js';
import type { ChangedTables } from './tables-changed-by.js';

/** Pages with many tables receive changes at most this often. */
const GATHER_MS = 250;
/** Beyond this many unread messages a reader receives the present state instead. */
const MAX_UNREAD = 16;

/** Read when it is sent, so an old one shows the present, too. */
export interface TablesMessage {
  readonly changed: ChangedTables;
}

export interface TablesReader {
  /** Whether the reader follows only one table. */
  readonly isOfOne: boolean;
  /** Number of its table; null if it has none now, undefined until it has been looked up. */
  table: number | null | undefined;
  readonly queue: BoundedQueue<TablesMessage>;
  /** Whether messages were left out because the reader was slow. */
  isBehind: boolean;
}

export interface TablesFeed {
  readonly isEmpty: boolean;
  join(isOfOne: boolean): TablesReader;
  leave(reader: TablesReader): void;
  changed(tables: ChangedTables): void;
  close(): void;
}

export function tablesFeed(clock: Clock): TablesFeed {
  const ofOne = new Set<TablesReader>();
  const ofAll = new Set<TablesReader>();
  let gathered: ChangedTables = new Set();
  let callOff: (() => void) | undefined;

  function sendGathered(): void {
    callOff = undefined;
    const message = { changed: gathered };
    gathered = new Set();
    for (const reader of ofAll) send(reader, message);
  }

  return {
    get isEmpty() {
      return ofOne.size + ofAll.size === 0;
    },
    join(isOfOne) {
      const queue = boundedQueue<TablesMessage>(MAX_UNREAD);
      const reader = { isOfOne, table: undefined, queue, isBehind: false };
      (isOfOne ? ofOne : ofAll).add(reader);
      return reader;
    },
    leave(reader) {
      ofOne.delete(reader);
      ofAll.delete(reader);
      reader.queue.end();
    },
    changed(tables) {
      if (tables !== 'all' && tables.size === 0) return;
      const message = { changed: tables };
      for (const reader of ofOne) if (concerns(tables, reader)) send(reader, message);
      if (ofAll.size === 0) return;
      gathered = joined(gathered, tables);
      callOff ??= clock.after(GATHER_MS, sendGathered);
    },
    close() {
      callOff?.();
      for (const { queue } of [...ofOne, ...ofAll]) queue.end();
    },
  };
}

function concerns(changed: ChangedTables, { table }: TablesReader): boolean {
  if (changed === 'all' || table === undefined) return true;
  return table !== null && changed.has(table);
}

const joined = (one: ChangedTables, other: ChangedTables): ChangedTables =>
  one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);

/** A reader without room for the message receives the present state later. */
function send(reader: TablesReader, message: TablesMessage): void {
  if (!reader.queue.push(message)) reader.isBehind = true;
}
