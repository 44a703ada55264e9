/** Entries of the log that are events, and of which the archive has lost its row. */

import { firstStampOf, type Entry, type PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { NEIGHBOURS, type NeighboursRow } from '../archived-event.sql.js';
import type { Difference } from './difference.js';
import type { SealedEvent } from './sealed-event.js';

interface Claim {
  readonly entry: Entry;
  readonly event: SealedEvent;
}

/**
 * Of entries that were not archived from their places, in log order. Most of them are what rivals
 * and repeated appends have left: their event is archived from elsewhere, or follows none.
 */
export async function lackedByArchive(
  database: DataSource,
  of: PartitionRef,
  entries: readonly Entry[],
  sealedIn: (bytes: Uint8Array) => SealedEvent | undefined,
): Promise<readonly Difference[]> {
  const claims = entries.flatMap((entry): Claim[] => {
    const event = sealedIn(entry.value);
    return event === undefined ? [] : [{ entry, event }];
  });
  if (claims.length === 0) return [];
  const neighbours = await readNeighbours(database, of, claims, sealedIn);
  const found = new Map<string, string>();
  const lacked: Difference[] = [];
  for (const [i, { entry, event }] of claims.entries()) {
    const { record, seq, hash, prev } = event;
    const { isArchived, before, named } = neighbours[i] as Neighbours;
    if (isArchived || found.has(`${record}/${seq}`)) continue;
    const head = seq === 0 ? undefined : (before ?? found.get(`${record}/${seq - 1}`));
    const isNext = seq === 0 || head === prev;
    if (!isNext || (named !== undefined && named !== hash)) continue;
    found.set(`${record}/${seq}`, hash);
    const right = { event, bytes: entry.value, stampedAtMs: firstStampOf(entry) };
    lacked.push({ kind: 'archive-lacks', offset: entry.offset, record, seq, right });
  }
  return lacked;
}

interface Neighbours {
  readonly isArchived: boolean;
  /** The hash of the archived event before. */
  readonly before: string | undefined;
  /** The hash that the archived event after it names. */
  readonly named: string | undefined;
}

async function readNeighbours(
  database: DataSource,
  { topic }: PartitionRef,
  claims: readonly Claim[],
  sealedIn: (bytes: Uint8Array) => SealedEvent | undefined,
): Promise<readonly Neighbours[]> {
  const records = claims.map(({ event }) => event.record);
  const seqs = claims.map(({ event }) => event.seq);
  const rows = await database.query<NeighboursRow[]>(NEIGHBOURS, [topic, records, seqs]);
  return rows.map(({ isArchived, before, after }) => ({
    isArchived,
    before: before ?? undefined,
    named: after === null ? undefined : sealedIn(after)?.prev,
  }));
}
