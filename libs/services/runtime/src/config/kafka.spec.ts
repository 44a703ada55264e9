import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ringOf } from '@scoresheet/services-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.js';
import type { Environment } from './setting.js';

const ON_KAFKA = { SCORESHEET_LOG: 'kafka', KAFKA_BROKERS: 'one:9092,two:9093' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = join(folder, `file-${text.length}`);
  await writeFile(file, text);
  return file;
}

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings of a log on Kafka', () => {
  it('need brokers and nothing else', () => {
    expect(readConfig(ON_KAFKA)).toMatchObject({
      database: { kind: 'embedded' },
      eventLog: {
        kind: 'kafka',
        partitions: 24,
        kafka: { brokers: ['one:9092', 'two:9093'], prefix: '', replicas: 3 },
      },
    });
    expect(problemsOf({ SCORESHEET_LOG: 'kafka' })).toEqual([
      expect.stringContaining('needs KAFKA_BROKERS'),
    ]);
  });

  it('keep the rest in the database that is named', () => {
    const DATABASE_URL = 'postgres://me@db/scoresheet';
    const { database } = readConfig({ ...ON_KAFKA, DATABASE_URL });
    expect(database).toEqual({ kind: 'postgres', url: DATABASE_URL });
  });

  it('are taken from the environment, the certificate from a file', async () => {
    const { eventLog } = readConfig({
      ...ON_KAFKA,
      SCORESHEET_PARTITIONS: '6',
      KAFKA_PREFIX: 'club.',
      KAFKA_REPLICAS: '1',
      KAFKA_TLS_CA: await fileWith('a certificate\n'),
      KAFKA_SASL_MECHANISM: 'scram-sha-256',
      KAFKA_SASL_USERNAME: 'scoresheet',
      KAFKA_SASL_PASSWORD: 'hunter2',
    });
    expect(eventLog).toMatchObject({
      partitions: 6,
      kafka: {
        prefix: 'club.',
        replicas: 1,
        tls: { ca: 'a certificate' },
        sasl: { mechanism: 'scram-sha-256', username: 'scoresheet', password: 'hunter2' },
      },
    });
  });

  it('trust whom the system trusts when nobody else is named', () => {
    const withTls = readConfig({ ...ON_KAFKA, KAFKA_TLS: 'true' });
    expect(withTls.eventLog).toMatchObject({ kafka: { tls: true } });
    expect(readConfig(ON_KAFKA).eventLog).not.toHaveProperty('kafka.tls');
  });

  it('are told by name when they are wrong, all at once and without a value', async () => {
    const problems = problemsOf({
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: 'secret.host',
      KAFKA_REPLICAS: '0',
      KAFKA_SASL_USERNAME: 'me',
      KAFKA_TLS: 'false',
      KAFKA_TLS_CA: await fileWith('a certificate'),
      KAFKA_PASSWORD: 'hunter2',
    });
    expect(problems.map((words) => words.split(' ')[0])).toEqual([
      'KAFKA_PASSWORD',
      'KAFKA_BROKERS',
      'KAFKA_REPLICAS',
      'KAFKA_TLS_CA',
      'KAFKA_SASL_USERNAME',
    ]);
    expect(problems.join()).toMatch(/KAFKA_PASSWORD is no setting. .*KAFKA_SASL_PASSWORD/);
    expect(problems.join()).not.toMatch(/hunter2|secret/);
  });

  it('leave alone what is meant for the programs of Kafka, and for others', () => {
    expect(problemsOf({ ...ON_KAFKA, KAFKA_HOME: '/opt', KAFKA_HEAP_OPTS: '-Xmx1g' })).toEqual([]);
    expect(problemsOf({ KAFKA_ANYTHING: 'x' })).toEqual([]);
  });

  it('are not passed over in silence when the log is another', () => {
    const { KAFKA_BROKERS } = ON_KAFKA;
    expect(problemsOf({ KAFKA_BROKERS })).toEqual([
      expect.stringContaining('SCORESHEET_LOG=kafka'),
    ]);
    expect(problemsOf({ KAFKA_BROKERS, SCORESHEET_LOG: 'embedded' })).toEqual([]);
  });
});

describe('a secret', () => {
  it('may stand in a file that is named instead of it', async () => {
    const key = 'ab'.repeat(32);
    const config = readConfig({
      DATABASE_URL_FILE: await fileWith('postgres://me:hunter2@db/sheets\n'),
      SCORESHEET_INSTALLATION_KEY_FILE: await fileWith(`${key}\n`),
    });
    expect(config.database).toEqual({ kind: 'postgres', url: 'postgres://me:hunter2@db/sheets' });
    expect(config.installationKeys).toEqual(ringOf(new Uint8Array(32).fill(0xab)));
  });

  it('is refused when its file is missing, empty or one of two', async () => {
    const DATABASE_URL = 'postgres://me@db/sheets';
    const DATABASE_URL_FILE = join(folder, 'none');
    expect(problemsOf({ DATABASE_URL_FILE })[0]).toContain('cannot be read');
    expect(problemsOf({ DATABASE_URL_FILE: await fileWith('') })[0]).toContain('is empty');
    expect(problemsOf({ DATABASE_URL, DATABASE_URL_FILE })[0]).toContain('Leave one of them out');
  });

  it('is not shown when it is no key', () => {
    expect(problemsOf({ SCORESHEET_INSTALLATION_KEY: 'abcdef' })).toEqual([
      'SCORESHEET_INSTALLATION_KEY is 64 digits of 0-9 and a-f, or what installation.key holds.',
    ]);
  });
});
