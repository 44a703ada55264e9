import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureCluster, readAccess } from '../embedded/cluster.js';
import { clusterIn, startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { prepareData } from './prepared-data.js';

describe('A prepared data folder', () => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'scoresheet-prepared-'));
    await chmod(place, 0o755);
  });
  afterEach(() => rm(place, { recursive: true }));

  it('holds what initdb leaves, and nothing of Scoresheet but the access file', async () => {
    const [initialised, prepared] = [join(place, 'initialised'), join(place, 'prepared')];
    const cluster = await clusterIn(initialised);
    await ensureCluster(cluster);
    await prepareData(prepared);

    expect(await filesOf(prepared)).toEqual(await filesOf(initialised));
    expect(await readdir(prepared)).toEqual(['postgres']);
    const settings = join('postgres', 'postgresql.conf');
    expect(await readFile(join(prepared, settings), 'utf8')).toBe(
      await readFile(join(initialised, settings), 'utf8'),
    );
    expect(Object.keys(await readAccess(join(prepared, 'postgres')))).toEqual(['password']);
  });

  it('is one that PostgreSQL starts on, durable', async () => {
    await prepareData(place);
    const { url, stop } = await startEmbeddedPostgres({ dataFolder: place });
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('show fsync');
    await client.end();
    await stop();
    expect(rows).toEqual([{ fsync: 'on' }]);
  });

  it('does not change a folder that holds something', async () => {
    await writeFile(join(place, 'installation.key'), '');
    await prepareData(place);
    expect(await readdir(place)).toEqual(['installation.key']);
  });
});

/** Path, owners, mode and size of all within. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map(async (name) => {
    const { uid, gid, mode, size } = await stat(join(folder, name));
    return [name, uid, gid, mode.toString(8), size].join(' ');
  });
  return (await Promise.all(files)).sort();
}
