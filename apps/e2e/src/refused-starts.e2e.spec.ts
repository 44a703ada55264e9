/** What is wrong with Kafka or with the settings for it ends a start with words for a person. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import {
  createDataSource,
  createLogger,
  layDecidingFoundation,
  Lifetime,
  readConfig,
} from '@scoresheet/services-runtime';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { freePorts } from '@scoresheet/tools-throwaway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceProcess, type Settings } from './service-process.spec-kit.js';

const ACCOUNT = { username: 'scoresheet', password: 'quite-secret' };

const missing = await whyNoKafka();

let kafka: KafkaCluster;
let postgres: SharedPostgres;
let folder: string;
let settings: Settings;

beforeAll(async () => {
  if (missing !== undefined) return;
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
afterAll(async () => {
  await postgres?.dispose();
  await kafka?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Settings for a log and a database that nobody has used. */
const fresh = async (): Promise<Settings> => ({
  KAFKA_PREFIX: `${randomUUID()}.`,
  DATABASE_URL: await postgres.createDatabase(),
});

/** Lays the foundation of a deciding service in this process, and leaves it. */
async function opens(more: Settings): Promise<void> {
  const logger = createLogger('fatal', { write: () => undefined });
  const lifetime = new Lifetime(logger, { exit: () => undefined });
  try {
    const config = readConfig({ ...settings, ...more });
    await layDecidingFoundation({ config, lifetime, logger });
  } finally {
    await lifetime.end(0);
  }
}

/** Starts a process that must end with code 1; returns its output. */
async function wordsOfRefusal(more: Settings): Promise<string> {
  const service = new ServiceProcess('match-service', 'match-service', { ...settings, ...more });
  await expect(service.start()).rejects.toThrow('has ended');
  expect(service.exitCode).toBe(1);
  expect(service.output).not.toContain(ACCOUNT.password);
  return service.output;
}

describe.skipIf(missing !== undefined)(`A start on Kafka ${missing ?? ''}`, () => {
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
    await opens({ ...secure, KAFKA_SASL_PASSWORD: ACCOUNT.password });
    const words = await wordsOfRefusal({ ...secure, KAFKA_SASL_PASSWORD: 'guessed' });
    expect(words).toMatch(/Scoresheet stops: .*The user or the password was refused/);
    expect(words).not.toContain('guessed');
  });
});

describe.skipIf(missing !== undefined)(`A foundation on Kafka ${missing ?? ''}`, () => {
  const KEY = { SCORESHEET_INSTALLATION_KEY: '1'.repeat(64) };
  let place: Settings;
  let founded: Settings;

  beforeAll(async () => {
    place = await fresh();
    founded = { ...place, ...KEY };
    await opens(founded);
  });

  it('is refused when the topics are of another shape', async () => {
    await expect(opens({ ...founded, SCORESHEET_PARTITIONS: '3' })).rejects.toThrow(
      /created with 2 partitions, .* but 3 were asked for/,
    );
  });

  it('is refused on the log of another key, and no database is tied to that', async () => {
    const other = { SCORESHEET_INSTALLATION_KEY: '2'.repeat(64) };
    const { DATABASE_URL = '' } = await fresh();
    await expect(opens({ ...founded, DATABASE_URL, ...other })).rejects.toThrow(
      'This log belongs to another installation',
    );
    await opens({ ...founded, DATABASE_URL });
  });

  it('is refused without the key of the log, and no other one is made beside it', async () => {
    const keyless = { ...place, SCORESHEET_DATA: join(folder, 'without-key') };
    const { DATABASE_URL = '' } = await fresh();
    for (const lost of [keyless, { ...keyless, DATABASE_URL }]) {
      await expect(opens(lost)).rejects.toThrow(/There is no \S+installation\.key, but/);
      expect(await readdir(keyless.SCORESHEET_DATA).catch(() => [])).not.toContain(
        'installation.key',
      );
    }
    await opens({ ...keyless, ...KEY, DATABASE_URL });
  });

  it('is refused when the database was filled from another log', async () => {
    const database = await createDataSource(founded['DATABASE_URL'] ?? '').initialize();
    await database.query(
      `insert into scoresheet.worker_position values ('match.commands', 0, 'old-log', 0, null)`,
    );
    await database.destroy();
    await expect(opens(founded)).rejects.toThrow('old-log');
  });
});
