/**
 * Finds what the log has lost or changed of what was archived from it, and gives it back where the
 * log can take it. The archive is not touched.
 */
import type { EventLog, PartitionRef } from '@scoresheet/event-log-port';
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
  readonly topic: string;
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
  const { topic, onProgress } = options;
  const states = await archiveStates(database, topic);
  const total = states.reduce((sum, { next }) => sum + next, 0);
  const left: KeptDifference[] = [];
  let mended = 0;
  let entries = 0;
  for (const { partition, next: end } of states) {
    const of = { topic, partition };
    for (let from = 0; from < end;) {
      const found = await comparePiece({ database, log }, of, from, end);
      const given = await giveBack(database, of, found, options);
      const piece = given === 0 ? found : await comparePiece({ database, log }, of, from, end);
      const { next, differences } = piece;
      await keepDifferences(database, { of, from, next, differences });
      left.push(...differences.map((one) => ({ ...one, partition })));
      mended += given;
      entries += next - from;
      from = next;
      onProgress?.(entries, total);
    }
  }
  return { entries, mended, left };
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
