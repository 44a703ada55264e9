/** What is wrong with Kafka or with the settings for it ends a start with words for a person. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { createDataSource } from '@scoresheet/services-runtime';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { freePorts } from '@scoresheet/tools-throwaway';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ServiceProcess, type Settings } from './service-process.spec-kit.js';

const ACCOUNT = { username: 'scoresheet', password: 'quite-secret' };

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`A start on Kafka ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  let postgres: SharedPostgres;
  let folder: string;
  let settings: Settings;
  let running: ServiceProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-refused-'));
    [kafka, postgres] = await Promise.all([startKafka({ account: ACCOUNT }), sharedPostgres()]);
    settings = {
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_REPLICAS: '1',
      SCORESHEET_PARTITIONS: '2',
      SCORESHEET_DATA: folder,
      SCORESHEET_OPERATIONS_PORT: '0',
    };
  });
  afterEach(async () => {
    for (const service of running) await service.end('SIGKILL');
    running = [];
  });
  afterAll(async () => {
    await postgres?.dispose();
    await kafka?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function matchService(more: Settings): ServiceProcess {
    const service = new ServiceProcess('match-service', 'match-service', { ...settings, ...more });
    running.push(service);
    return service;
  }

  /** Settings for a log and a database that nobody has used. */
  const fresh = async (): Promise<Settings> => ({
    KAFKA_PREFIX: `${randomUUID()}.`,
    DATABASE_URL: await postgres.createDatabase(),
  });

  async function wordsOfRefusal(more: Settings): Promise<string> {
    const service = matchService(more);
    await expect(service.start()).rejects.toThrow('has ended');
    expect(service.exitCode).toBe(1);
    expect(service.output).not.toContain(ACCOUNT.password);
    return service.output;
  }

  it('waits for a broker for a while, then says that there is none', async () => {
    const [port = 0] = await freePorts(1);
    const words = await wordsOfRefusal({ ...(await fresh()), KAFKA_BROKERS: `127.0.0.1:${port}` });
    expect(words).toMatch(/Scoresheet stops: .*Check that the brokers run and can be reached/);
  });

  it('goes through TLS with a password, and is refused with a wrong one', async () => {
    const { brokers = [], certificate = '' } = kafka.secure ?? {};
    const authority = join(folder, 'authority.pem');
    await writeFile(authority, certificate);
    const secure = {
      ...(await fresh()),
      KAFKA_BROKERS: brokers.join(','),
      KAFKA_TLS_CA: authority,
      KAFKA_SASL_USERNAME: ACCOUNT.username,
    };
    await matchService({ ...secure, KAFKA_SASL_PASSWORD: ACCOUNT.password }).start();
    const words = await wordsOfRefusal({ ...secure, KAFKA_SASL_PASSWORD: 'guessed' });
    expect(words).toMatch(/Scoresheet stops: .*The user or the password was refused/);
    expect(words).not.toContain('guessed');
  });

  it('is refused when the topics are of another shape', async () => {
    const used = await fresh();
    await matchService(used).start();
    const words = await wordsOfRefusal({ ...used, SCORESHEET_PARTITIONS: '3' });
    expect(words).toMatch(/created with 2 partitions, .* but 3 were asked for/);
  });

  it('is refused on the log of another key, and no database is tied to that', async () => {
    const key = { SCORESHEET_INSTALLATION_KEY: '1'.repeat(64) };
    const founder = { ...(await fresh()), ...key };
    await matchService(founder).start();
    const other = { SCORESHEET_INSTALLATION_KEY: '2'.repeat(64) };
    const { DATABASE_URL = '' } = await fresh();
    const words = await wordsOfRefusal({ ...founder, DATABASE_URL, ...other });
    expect(words).toMatch(/Scoresheet stops: This log belongs to another installation/);
    await matchService({ ...founder, DATABASE_URL }).start();
  });

  it('is refused without the key of the log, and no other one is made beside it', async () => {
    const key = { SCORESHEET_INSTALLATION_KEY: '1'.repeat(64) };
    const founded = await fresh();
    await matchService({ ...founded, ...key }).start();
    const keyless = { ...founded, SCORESHEET_DATA: join(folder, 'without-key') };
    const { DATABASE_URL = '' } = await fresh();
    for (const lost of [keyless, { ...keyless, DATABASE_URL }]) {
      const words = await wordsOfRefusal(lost);
      expect(words).toMatch(/Scoresheet stops: There is no \S+installation\.key, but/);
      expect(await readdir(keyless.SCORESHEET_DATA).catch(() => [])).not.toContain(
        'installation.key',
      );
    }
    await matchService({ ...keyless, ...key, DATABASE_URL }).start();
  });

  it('is refused when the database was filled from another log', async () => {
    const used = await fresh();
    await matchService(used).start();
    const database = await createDataSource(used['DATABASE_URL'] ?? '').initialize();
    await database.query(
      `insert into scoresheet.worker_position values ('match.commands', 0, 'old-log', 0, null)`,
    );
    await database.destroy();
    const words = await wordsOfRefusal(used);
    expect(words).toMatch(/Scoresheet stops: .*old-log/);
  });
});
