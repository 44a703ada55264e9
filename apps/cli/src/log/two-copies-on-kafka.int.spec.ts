/** A log on a real Kafka whose bytes were changed: found, and left behind for new topics. */
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog } from '@scoresheet/event-log-port';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { openEventLog } from '@scoresheet/services-runtime';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../doctor/examine.js';
import { machineProbes } from '../doctor/machine-probes.js';
import {
  exactExports,
  startInstallation,
  untilOver,
  type Environment,
} from '../installation/running.spec-kit.js';
import { settingsOf } from '../server/settings.js';
import { mendInstallation } from './mend-installation.js';
import { restoreInstallation } from './migrate-installation.js';

const missing = await whyNoKafka();
const BAD_SEQ = 6;
const READ_AT_ONCE = 10_000;
const noProgress = () => undefined;

describe.skipIf(missing !== undefined)(`a log on Kafka${missing ? ` (${missing})` : ''}`, () => {
  let postgres: SharedPostgres;
  let kafka: SharedKafka;
  let client: pg.Client;
  let folder: string;
  let env: Environment;
  let table: BotTable;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-copies-'));
    [postgres, kafka] = await Promise.all([sharedPostgres(), sharedKafka()]);
    const DATABASE_URL = await postgres.createDatabase();
    client = new pg.Client(DATABASE_URL);
    await client.connect();
    env = {
      SCORESHEET_DATA: folder,
      DATABASE_URL,
      SCORESHEET_PORT: '0',
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_REPLICAS: '1',
      KAFKA_PREFIX: 'copied.',
      SCORESHEET_PARTITIONS: '2',
      SCORESHEET_SCRUB_BYTES_PER_SECOND: '0',
    };
    const running = await startInstallation(env);
    ({ table } = await playMatch({ url: running.url, seed: 'one', bots: ['random', 'random'] }));
    await untilOver(running, 1);
    await running.stop();
    before = await exactExports(env);
  });
  afterAll(async () => {
    await client?.end();
    await postgres?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const logOf = (of: Environment): Promise<EventLog> =>
    openEventLog({ eventLog: settingsOf(of).eventLog, databaseUrl: of['DATABASE_URL'] ?? '' });

  /** As a disk that lies would have it: the same entries in the same places, but for one byte. */
  async function changeOneByte(): Promise<void> {
    const damaged = { ...env, KAFKA_PREFIX: 'damaged.' };
    const [from, to] = await Promise.all([logOf(env), logOf(damaged)]);
    expect(from.partitions).toBeGreaterThan(0);
    for (const topic of Object.values(TOPICS)) {
      for (let partition = 0; partition < from.partitions; partition += 1) {
        const of = { topic, partition };
        if ((await from.end(of)) === 0) continue;
        const entries = await from.read(of, 0, READ_AT_ONCE);
        const changed = entries.map(({ key, value, headers = {} }) => {
          const isBad = Buffer.from(value)
            .toString()
            .startsWith(`["scoresheet/1","${table.match}",${BAD_SEQ},`);
          const bytes = isBad ? Buffer.from(value.map((byte, i) => (i === 400 ? 0 : byte))) : value;
          return { key, value: bytes, headers };
        });
        await to.append(of, changed);
        expect(await to.end(of)).toBe(await from.end(of));
      }
    }
    for (const position of ['projection_position', 'worker_position']) {
      await client.query(`update scoresheet.${position} set log_id = $1`, [to.logId]);
    }
    await Promise.all([from.close(), to.close()]);
    env = damaged;
  }

  const findings = async () =>
    (await examine(machineProbes(env))).find(({ check }) => check === 'copies')?.findings ?? [];

  it('whose byte has changed is named, and takes none back', async () => {
    expect(await findings()).toEqual([]);
    await changeOneByte();
    expect(await findings()).toMatchObject([
      { what: expect.stringContaining(`Event ${BAD_SEQ} of ${table.match}`) },
    ]);
    const { mended, left } = await mendInstallation(settingsOf(env), noProgress);
    expect([mended, left]).toMatchObject([0, [{ kind: 'log-changed', seq: BAD_SEQ }]]);
  });

  it('is filled anew from the archive, in topics of another prefix, and goes on there', async () => {
    env = { ...env, KAFKA_PREFIX: 'mended.' };
    const { appended, events } = await restoreInstallation(settingsOf(env), noProgress);
    expect(appended).toBe(events);
    expect(await findings()).toEqual([]);
    expect(await mendInstallation(settingsOf(env), noProgress)).toMatchObject({ left: [] });
    expect(await exactExports(env)).toEqual(before);
    const running = await startInstallation(env);
    await playMatch({ url: running.url, seed: 'two', bots: ['random', 'random'] });
    await untilOver(running, 2);
    await running.stop();
    expect(running.fatal).toEqual([]);
    expect((await exactExports(env)).get(table.match)).toBe(before.get(table.match));
  });
});
