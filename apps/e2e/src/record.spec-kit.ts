/** What is left of a match, as somebody who looks afterwards finds it. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { matchRefolder } from '@scoresheet/domain-match';
import {
  encodeUtf8,
  exportRecord,
  readHeader,
  verifyExport,
  type Verdict,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { postgresArchive, type ArchiveReader } from '@scoresheet/services-archive';
import type { PlayedMatch } from '@scoresheet/services-bots';
import { rebuildMatches } from '@scoresheet/services-projector';
import {
  createDataSource,
  createLogger,
  layFoundation,
  Lifetime,
  readConfig,
} from '@scoresheet/services-runtime';
import { expect, vi } from 'vitest';
import type { Cluster } from './cluster.spec-kit.js';

const ARCHIVED_WITHIN_MS = 60_000;

/** Reads the archive of a cluster, whose processes may run or not. */
export async function withArchive<T>(
  { settings }: Cluster,
  read: (archive: ArchiveReader) => Promise<T>,
): Promise<T> {
  const database = await createDataSource(settings['DATABASE_URL'] ?? '').initialize();
  try {
    return await read(postgresArchive(database, TOPICS.matchEvents));
  } finally {
    await database.destroy();
  }
}

/** The record from the archive, exported and verified as an outsider would. */
export async function verdictOf(cluster: Cluster, match: string): Promise<Verdict> {
  const events = await eventsOf(cluster, match);
  return verifyFile(
    exportRecord(
      events.map(({ bytes }) => bytes),
      sha256,
    ),
  );
}

export const verifyFile = (file: string): Verdict =>
  verifyExport(encodeUtf8(file), matchRefolder({ rulesOf, sha256 }), sha256);

/** By command: the numbers of the events that accept it. */
export async function placesOf(
  cluster: Cluster,
  match: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const places = new Map<string, number[]>();
  for (const { bytes, seq } of await eventsOf(cluster, match)) {
    const header = readHeader(Buffer.from(bytes).toString().split('\n', 1)[0] ?? '');
    if (typeof header === 'string') throw new Error(`event ${seq} is no event: ${header}`);
    places.set(header.commandId, [...(places.get(header.commandId) ?? []), seq]);
  }
  return places;
}

/** Resolves when the last event of every match is in the archive. */
export async function untilArchived(
  cluster: Cluster,
  played: readonly PlayedMatch[],
): Promise<void> {
  for (const { table, lastSeq } of played) {
    const arrived = async () =>
      expect((await eventsOf(cluster, table.match)).at(-1)?.seq).toBe(lastSeq);
    await vi.waitFor(arrived, { timeout: ARCHIVED_WITHIN_MS, interval: 100 });
  }
}

/** Matches whose live rows are not what a rebuild from the log makes of them. */
export async function rebuiltDiffers({ settings }: Cluster): Promise<number> {
  const logger = createLogger('fatal', { write: () => undefined });
  const lifetime = new Lifetime(logger, { exit: () => undefined });
  try {
    const config = readConfig(settings);
    const foundation = await layFoundation({ config, lifetime, logger });
    return (await rebuildMatches(foundation, { compareOnly: true })).differing;
  } finally {
    await lifetime.end(0);
  }
}

const eventsOf = (cluster: Cluster, match: string) =>
  withArchive(cluster, (archive) => archive.events(match, Number.MAX_SAFE_INTEGER));
