/**
 * Finds what the log has lost or changed of what was archived from it, and gives it back where the
 * log can take it. The archive is not touched.
 */
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { ArchivedEventEntity } from '../archived-event.entity.js';
import { archiveStates } from '../tally/archive-tally.js';
import { comparePiece, type ComparedPiece } from './compare-copies.js';
import type { Difference } from './difference.js';
import { keepDifferences, type KeptDifference } from './kept-differences.js';

interface LogEvent extends Difference {
  readonly bytes: Uint8Array;
}

interface MendLogOptions {
  /** The topics of the events of all kinds of records. */
  readonly topics: readonly string[];
  /** Puts one entry right in its place; undefined: this log takes nothing back. */
  readonly mend: ((of: PartitionRef, event: LogEvent) => Promise<void>) | undefined;
  /** Told how far the work has come, in offsets of the log. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface MendLogReport {
  /** Entries that were compared. */
  readonly entries: number;
  /** Events that the log had otherwise, or not at all, and has now. */
  readonly mended: number;
  /** What differs still, the archive's own damages among it. */
  readonly left: readonly KeptDifference[];
}

export async function mendLog(
  database: DataSource,
  log: EventLog,
  options: MendLogOptions,
): Promise<MendLogReport> {
  const { topics, onProgress } = options;
  const ends = await archivedEnds(database, topics);
  const total = ends.reduce((sum, { end }) => sum + end, 0);
  const left: KeptDifference[] = [];
  let mended = 0;
  let entries = 0;
  for (const { of, end } of ends) {
    for (let from = 0; from < end;) {
      const found = await comparePiece({ database, log }, of, from, end);
      const given = await giveBack(database, of, found, options);
      const piece = given === 0 ? found : await comparePiece({ database, log }, of, from, end);
      const { next, differences } = piece;
      await keepDifferences(database, { of, from, next, differences });
      left.push(...differences.map((one) => ({ ...one, ...of })));
      mended += given;
      entries += next - from;
      from = next;
      onProgress?.(entries, total);
    }
  }
  return { entries, mended, left };
}

interface ArchivedEnd {
  readonly of: PartitionRef;
  /** Everything before it is archived. */
  readonly end: Offset;
}

async function archivedEnds(
  database: DataSource,
  topics: readonly string[],
): Promise<readonly ArchivedEnd[]> {
  const ends: ArchivedEnd[] = [];
  for (const topic of topics) {
    for (const { partition, next: end } of await archiveStates(database, topic)) {
      ends.push({ of: { topic, partition }, end });
    }
  }
  return ends;
}

async function giveBack(
  database: DataSource,
  of: PartitionRef,
  { differences }: ComparedPiece,
  { mend }: MendLogOptions,
): Promise<number> {
  if (mend === undefined) return 0;
  const wanted = differences.filter(({ kind }) => kind === 'log-changed' || kind === 'log-lacks');
  for (const difference of wanted) {
    const { record, seq } = difference;
    const row = await database.manager.findOneBy(ArchivedEventEntity, { record, seq });
    if (row !== null) await mend(of, { ...difference, bytes: row.bytes });
  }
  return wanted.length;
}
