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
export function bookmarkAfter(
  log: Pick<EventLog, 'logId'>,
  last: Pick<Entry, 'offset' | 'value'> | undefined,
): Bookmark {
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
    throw new BookmarkMismatch(
      `${place}: the log's id is ${log.logId}, but ${bookmark.logId} was read before. ${OTHER_LOG}`,
    );
  }
  const end = await log.end(of);
  if (end < bookmark.next) {
    throw new BookmarkMismatch(
      `${place} ends at offset ${end}, but was read up to ${bookmark.next}. ${OLDER_LOG}`,
    );
  }
  if (bookmark.digest === undefined) return;
  const [before] = await log.read(of, bookmark.next - 1, 1);
  if (before === undefined || digestOf(before.value) !== bookmark.digest) {
    throw new BookmarkMismatch(
      `${place} holds another entry at offset ${bookmark.next - 1} than was read. ${FORKED_LOG}`,
    );
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const OTHER_LOG =
  'Put the settings of the log right; or move the old one here with "scoresheet log copy"; or, ' +
  'where it is lost, fill this one from the archive with "scoresheet log restore".';
const OLDER_LOG =
  'The log comes from an older copy than the database. Stop every Scoresheet and give the log ' +
  'back what it lacks: "scoresheet log restore".';
const FORKED_LOG =
  'The log comes from an older copy and went on by itself. Stop every Scoresheet; "scoresheet log ' +
  'restore" puts both together where they do not contradict each other, and says where they do.';
