/** The records of an installation that is stopped, as an outsider would verify them. */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { createLogger, layFoundation, Lifetime, readConfig } from '@scoresheet/services-runtime';

/** By match, as lines, of all matches that have begun. Throws unless each of them is EXACT. */
export async function exactExports(
  settings: Record<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const logger = createLogger('fatal', { write: () => undefined });
  const lifetime = new Lifetime(logger, { exit: () => undefined });
  const config = readConfig(settings);
  const { archive, database } = await layFoundation({ config, lifetime, logger });
  try {
    const rows = await database.query<{ id: string }[]>(
      `select id from scoresheet.match where status <> 'open'`,
    );
    const exports = new Map<string, readonly string[]>();
    for (const { id } of rows) {
      const events = await archive.events(id, Number.MAX_SAFE_INTEGER);
      exports.set(id, exactLines(events.map(({ bytes }) => bytes)));
    }
    return exports;
  } finally {
    await lifetime.end(0);
  }
}

function exactLines(events: readonly Uint8Array[]): readonly string[] {
  const file = exportRecord(events, sha256);
  const verdict = verifyExport(encodeUtf8(file), matchRefolder({ rulesOf, sha256 }), sha256);
  if (verdict.verdict !== 'EXACT') throw new Error(`a record is ${verdict.verdict}`);
  return file.split('\n');
}
