/**
 * How far a reader has come in a partition, with enough to notice when the log it finds is not the
 * one it has read: then it stops with words, because going on would mix two histories.
 */
import { createHash } from 'node:crypto';
import type { Entry, EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';

export interface Bookmark {
  readonly logId: string;
  /** The least offset that is not read yet. */
  readonly next: Offset;
  /** SHA-256 of the last entry's bytes before `next`, 64 hex digits; undefined at the very start. */
  readonly digest?: string;
}

/** The log is not the one that the bookmark was made in. The message says what to do. */
export class BookmarkMismatch extends Error {
  override readonly name = 'BookmarkMismatch';
}

/** The bookmark of a reader whose last entry is `last`; undefined: it has read none. */
export function bookmarkAfter(log: Pick<EventLog, 'logId'>, last: Entry | undefined): Bookmark {
  if (last === undefined) return { logId: log.logId, next: 0 };
  return { logId: log.logId, next: last.offset + 1, digest: digestOf(last.value) };
}

/** Throws `BookmarkMismatch` unless the log still holds what stood before the bookmark. */
export async function checkBookmark(
  log: EventLog,
  of: PartitionRef,
  bookmark: Bookmark,
): Promise<void> {
  const place = `Topic "${of.topic}", partition ${of.partition}`;
  if (bookmark.logId !== log.logId) {
    throw mismatch(
      `${place}: the log's id is ${log.logId}, but ${bookmark.logId} was read before.`,
    );
  }
  const end = await log.end(of);
  if (end < bookmark.next) {
    throw mismatch(`${place} ends at offset ${end}, but was read up to ${bookmark.next}.`);
  }
  if (bookmark.digest === undefined) return;
  const [before] = await log.read(of, bookmark.next - 1, 1);
  if (before === undefined || digestOf(before.value) !== bookmark.digest) {
    throw mismatch(`${place} holds another entry at offset ${bookmark.next - 1} than was read.`);
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const mismatch = (what: string): BookmarkMismatch =>
  new BookmarkMismatch(
    `${what} The log was replaced or restored from an older copy. Put the right log back, ` +
      `or start with empty services' tables.`,
  );
