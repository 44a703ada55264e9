/**
 * The start of the process on an installation with a long history: to the first accepted command,
 * for which the api has read to the log's end and the worker has taken up its partition. With the
 * archive, and, for once, without: then every reader begins at the log's first entry.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openDatabase,
  openEventLog,
  readConfig,
  startEmbeddedPostgres,
} from '@scoresheet/services-runtime';
import { prepareData } from '@scoresheet/services-runtime/prepared-data';
import { spreadOf } from '../interleave.js';
import { spreadRow, type Figures, type Row } from '../figures.js';
import { msToFirstAnswer } from '../start/program.js';
import { fillHistory, type Installation } from './fill-history.js';
import { firstAccepted } from './first-accepted.js';
import { EVENTS_OF_A_MATCH } from './written-history.js';

const APPS = join(import.meta.dirname, '..', '..', '..', '..', 'apps');
const STANDALONE = join(APPS, 'standalone', 'bundle', 'main.js');

const EVENTS = 1_000_000;
const STARTS = 5;
const GOAL = 'under 5,000 ms';

interface HistoryOptions {
  readonly events?: number;
  readonly starts?: number;
  /** Times the start of a server with these settings, up to its first accepted command. */
  readonly start?: (settings: Readonly<Record<string, string>>) => Promise<number>;
}

export async function historyBench({
  events: wished = EVENTS,
  starts = STARTS,
  start = (settings) => msToFirstAnswer([STANDALONE], settings, firstAccepted),
}: HistoryOptions = {}): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-history-'));
  await chmod(folder, 0o755); // the database's own user has to get in
  await prepareData(folder);
  const settings = { SCORESHEET_DATA: folder, SCORESHEET_PORT: '0', SCORESHEET_BOT_MATCHES: '0' };
  try {
    const matches = Math.ceil(wished / EVENTS_OF_A_MATCH);
    const events = await within(folder, (installation) => fillHistory(installation, matches));
    const of = `${events.toLocaleString('en')} events of history`;
    const row = (bench: string, figures: readonly number[], goal?: string): Row =>
      withoutUndefined({
        ...spreadRow({ bench, of, unit: 'ms' }, spreadOf(figures)),
        goal,
      });
    const archived: number[] = [];
    for (let turn = 0; turn < starts; turn += 1) archived.push(await start(settings));
    await within(folder, ({ database }) => forgetArchive(database));
    const unarchived = [await start(settings)];
    return {
      rows: [
        row('history: to the first accepted command', archived, GOAL),
        row('history: the same without the archive', unarchived),
      ],
      comparisons: [],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function within<T>(
  dataFolder: string,
  use: (installation: Installation) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataFolder });
  try {
    const { eventLog } = readConfig({ SCORESHEET_DATA: dataFolder });
    const database = await openDatabase(postgres.url);
    const log = await openEventLog({ eventLog, databaseUrl: postgres.url });
    try {
      return await use({ log, database });
    } finally {
      await log.close();
      await database.destroy();
    }
  } finally {
    await postgres.stop();
  }
}

const forgetArchive = (database: Installation['database']): Promise<unknown> =>
  database.query(
    'truncate scoresheet.archived_event, scoresheet.projection_position, scoresheet.match',
  );
