/** An installation on which bots have played moves from its database to a real Kafka and back. */
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginMatch,
  exactExports,
  startInstallation,
  untilOver,
} from '../installation/running.spec-kit.js';
import type { Environment } from '../installation/running.spec-kit.js';
import { settingsOf } from '../server/settings.js';
import { logSides } from './log-sides.js';
import { copyInstallation, restoreInstallation } from './migrate-installation.js';

const missing = await whyNoKafka();
const EVENTS_BEFORE_THE_MOVE = 12;

describe.skipIf(missing !== undefined)(`an installation${missing ? ` (${missing})` : ''}`, () => {
  let postgres: SharedPostgres;
  let kafka: SharedKafka;
  let folder: string;
  let inDatabase: Environment;
  let onKafka: Environment;
  /** One match is over, another in its middle. */
  let before: ReadonlyMap<string, string>;
  let begun: BotTable;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-move-'));
    [postgres, kafka] = await Promise.all([sharedPostgres(), sharedKafka()]);
    const DATABASE_URL = await postgres.createDatabase();
    inDatabase = { SCORESHEET_DATA: folder, DATABASE_URL };
    onKafka = {
      ...inDatabase,
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_REPLICAS: '1',
      KAFKA_PREFIX: 'moved.',
    };
    const running = await startInstallation(inDatabase);
    const { url } = running;
    await playMatch({ url, seed: 'over', bots: ['random', 'random'] });
    begun = await beginMatch(running, 'begun', EVENTS_BEFORE_THE_MOVE);
    await untilOver(running, 1);
    await running.stop();
    before = await exactExports(inDatabase);
  });
  afterAll(async () => {
    await postgres?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const noProgress = () => undefined;

  it('is not moved while it runs', async () => {
    const running = await startInstallation(inDatabase);
    const moved = copyInstallation(logSides(onKafka, 'kafka'), noProgress);
    await expect(moved).rejects.toMatchObject({ code: 'in-use' });
    await running.stop();
  });

  it('has the same records on Kafka, byte for byte, and refuses its old log from then on', async () => {
    const told: number[] = [];
    const sides = logSides(onKafka, 'kafka');
    const report = await copyInstallation(sides, (done) => void told.push(done));
    expect(report).toMatchObject({ records: before.size, undecided: 0 });
    expect(told.length).toBeGreaterThan(1);
    expect(await exactExports(onKafka)).toEqual(before);
    await expect(startInstallation(inDatabase)).rejects.toThrow(/was filled from the log/);
    await expect(copyInstallation(sides, noProgress)).rejects.toMatchObject({
      code: 'already-moved',
    });
  });

  it('plays a match that was begun before the move to its end after it', async () => {
    const running = await startInstallation(onKafka);
    await playMatch({ url: running.url, seed: 'begun', table: begun, bots: ['random', 'random'] });
    await untilOver(running, 2);
    await running.stop();
    expect(running.fatal).toEqual([]);
    const after = await exactExports(onKafka);
    const firstEvents = (file = '') => file.split('\n').slice(1, EVENTS_BEFORE_THE_MOVE);
    expect(firstEvents(after.get(begun.match))).toEqual(firstEvents(before.get(begun.match)));
    before = after;
  });

  it('gets an empty log filled from its archive', async () => {
    const elsewhere = { ...onKafka, KAFKA_PREFIX: 'second.' };
    await expect(startInstallation(elsewhere)).rejects.toThrow(/scoresheet log restore/);
    const restored = await restoreInstallation(settingsOf(elsewhere), noProgress);
    expect(restored.appended).toBe(restored.events);
    expect(await exactExports(elsewhere)).toEqual(before);
    const running = await startInstallation(elsewhere);
    await playMatch({ url: running.url, seed: 'third' });
    await untilOver(running, 3);
    await running.stop();
    onKafka = elsewhere;
    before = await exactExports(onKafka);
  });

  it('moves back into its database', async () => {
    const client = new pg.Client(onKafka['DATABASE_URL']);
    await client.connect();
    await client.query('drop schema scoresheet_log cascade');
    await client.end();
    const report = await copyInstallation(logSides(onKafka, 'database'), noProgress);
    expect(report.records).toBe(before.size);
    expect(await exactExports(inDatabase)).toEqual(before);
  });
});
