/**
 * The log and the archive of one partition, byte by byte, a piece at a time: each event that was
 * admitted has to stand in both. Every event bears its own hash and that of the one before, so that
 * of two copies that differ the right one can be told.
 */
import type { Entry, EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import { And, LessThan, MoreThanOrEqual, type DataSource } from 'typeorm';
import { ArchivedEventEntity } from '../archived-event.entity.js';
import { placeIn } from '../place-in.js';
import { NO_EVENTS, tallyWith, type EventTally } from '../tally/event-tally.js';
import type { Difference } from './difference.js';
import { lackedByArchive } from './lacked-by-archive.js';
import { sealedEvent, type SealedEvent } from './sealed-event.js';

/** Entries of one piece, and rows, at most; the log bounds their bytes. */
const ENTRIES_AT_ONCE = 200;

export interface Copies {
  readonly database: DataSource;
  readonly log: EventLog;
}

export interface ComparedPiece {
  /** Everything before it is compared. */
  readonly next: Offset;
  /** Bytes that were read, of both copies. */
  readonly bytes: number;
  /** Tally of the archive's rows in this piece. */
  readonly tally: EventTally;
  readonly differences: readonly Difference[];
}

/** Compares from `from` on, not beyond `end`, before which the archive has everything. */
export async function comparePiece(
  copies: Copies,
  of: PartitionRef,
  from: Offset,
  end: Offset,
): Promise<ComparedPiece> {
  const { log } = copies;
  const read = await log.read(of, from, Math.min(ENTRIES_AT_ONCE, end - from));
  const readTo = Math.min((read.at(-1)?.offset ?? end - 1) + 1, end);
  const { rows, next } = await archivedBetween(copies.database, of, from, readTo);
  const entries = read.filter(({ offset }) => offset < next);
  const place = placeIn(log, of);
  const sealedIn = (bytes: Uint8Array) => sealedEvent(place, bytes);
  const entryAt = new Map(entries.map((entry) => [entry.offset, entry]));
  const differences = rows.flatMap((row) => {
    const found = differenceOf(row, entryAt.get(row.offset), sealedIn);
    return found === undefined ? [] : [found];
  });
  const archivedAt = new Set(rows.map(({ offset }) => offset));
  const others = entries.filter(({ offset }) => !archivedAt.has(offset));
  const lacked = await lackedByArchive(copies.database, of, others, sealedIn);
  return {
    next,
    bytes: bytesOf(entries.map(({ value }) => value)) + bytesOf(rows.map(({ bytes }) => bytes)),
    tally: tallyWith(NO_EVENTS, rows),
    differences: [...differences, ...lacked],
  };
}

type ArchivedRow = Pick<ArchivedEventEntity, 'record' | 'seq' | 'hash' | 'offset' | 'bytes'>;

/** The first archived rows of a span and where the next begin, which may be many. */
async function archivedBetween(
  database: DataSource,
  { topic, partition }: PartitionRef,
  from: Offset,
  before: Offset,
): Promise<{ readonly rows: readonly ArchivedRow[]; readonly next: Offset }> {
  const rows = await database.manager.find(ArchivedEventEntity, {
    where: { topic, partition, offset: And(MoreThanOrEqual(from), LessThan(before)) },
    order: { offset: 'ASC' },
    take: ENTRIES_AT_ONCE,
  });
  const last = rows.at(-1);
  const next = last === undefined || rows.length < ENTRIES_AT_ONCE ? before : last.offset + 1;
  return { rows, next };
}

function differenceOf(
  row: ArchivedRow,
  entry: Entry | undefined,
  sealedIn: (bytes: Uint8Array) => SealedEvent | undefined,
): Difference | undefined {
  const { record, seq, offset } = row;
  const isRow = (event: SealedEvent | undefined): boolean =>
    event?.record === record && event.seq === seq && event.hash === row.hash;
  const archived = sealedIn(row.bytes);
  const of = { offset, record, seq };
  if (entry === undefined) {
    return { ...of, kind: isRow(archived) ? 'log-lacks' : 'both-changed' };
  }
  const isSame = Buffer.compare(row.bytes, entry.value) === 0;
  if (isRow(archived)) return isSame ? undefined : { ...of, kind: 'log-changed' };
  const logged = isSame ? archived : sealedIn(entry.value);
  // Where both copies are the same event, what has changed is what the archive says beside it.
  const isRight = logged !== undefined && (isSame || isRow(logged));
  return isRight
    ? { ...of, kind: 'archive-changed', right: { event: logged, bytes: entry.value } }
    : { ...of, kind: 'both-changed' };
}

const bytesOf = (all: readonly Uint8Array[]): number =>
  all.reduce((sum, { length }) => sum + length, 0);
