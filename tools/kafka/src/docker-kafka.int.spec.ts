/**
 * The broker of docker/compose.yaml, by its own start script and settings, without its image: the
 * image's two programs are Java classes, which the same jars hold.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@scoresheet/tools-throwaway';
import { Kafka, logLevel } from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { javaProgram } from './java.js';
import { classesOf, kafkaJars } from './kafka-jars.js';
import { keepClasses } from './keep-classes.js';
import { DEFAULT_VERSION } from './versions.js';
import { whyNoKafka } from './why-no-kafka.js';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const DOCKER = fileURLToPath(new URL('../../../docker/', import.meta.url));
const PASSWORD = '0f'.repeat(32);
const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`The broker of docker/compose.yaml ${missing ?? ''}`, () => {
  let folder: string;
  let port = 0;
  let broker: ChildProcess | undefined;
  let said = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-docker-kafka-'));
    await writePrograms();
    await writeProperties();
    await writeFile(join(folder, 'password'), `${PASSWORD}\n`);
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function writePrograms(): Promise<void> {
    const [java, jars] = await Promise.all([javaProgram(), kafkaJars(DEFAULT_VERSION)]);
    await keepClasses(DEFAULT_VERSION);
    const jvm = `-Xmx512m -XX:SharedArchiveFile=${classesOf(DEFAULT_VERSION)}`;
    for (const [name, main] of [
      ['kafka-storage.sh', 'kafka.tools.StorageTool'],
      ['kafka-server-start.sh', 'kafka.Kafka'],
    ] as const) {
      const text = `#!/bin/sh\nexec ${java} ${jvm} -cp '${join(jars, '*')}' ${main} "$@"\n`;
      await writeFile(join(folder, name), text, { mode: 0o755 });
    }
  }

  /** Only what a machine has once is another: ports, the name of the host, the folder. */
  async function writeProperties(): Promise<void> {
    const [clients = 0, controller = 0, brokers = 0] = await freePorts(3);
    port = clients;
    const text = (await readFile(join(DOCKER, 'kafka.properties'), 'utf8'))
      .replaceAll('9092', String(clients))
      .replaceAll('9093', String(controller))
      .replaceAll('9094', String(brokers))
      .replaceAll('CLIENTS://:', 'CLIENTS://127.0.0.1:')
      .replaceAll('CLIENTS://kafka:', 'CLIENTS://127.0.0.1:')
      .replace(/^log\.dirs=.*$/m, `log.dirs=${join(folder, 'data')}`);
    await writeFile(join(folder, 'kafka.properties'), text);
  }

  function start(): void {
    const env = {
      ...process.env,
      KAFKA_BIN: folder,
      KAFKA_PROPERTIES: join(folder, 'kafka.properties'),
      KAFKA_PASSWORD_FILE: join(folder, 'password'),
    };
    const child = spawn('sh', [join(DOCKER, 'kafka.sh')], { env, cwd: folder });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => (said += String(data)));
    }
    broker = child;
  }

  async function stop(): Promise<void> {
    if (broker === undefined || broker.exitCode !== null) return;
    const gone = once(broker, 'exit');
    broker.kill('SIGKILL');
    await gone;
  }

  async function topicsAs(password?: string): Promise<readonly string[]> {
    const sasl = { mechanism: 'scram-sha-512', username: 'scoresheet' } as const;
    const admin = new Kafka(
      withoutUndefined({
        brokers: [`127.0.0.1:${port}`],
        sasl: password === undefined ? undefined : { ...sasl, password },
        logLevel: logLevel.NOTHING,
        retry: { retries: 0 },
      }),
    ).admin();
    try {
      await admin.connect();
      return await admin.listTopics();
    } finally {
      await admin.disconnect();
    }
  }

  const untilUp = () =>
    vi.waitFor(
      async () => {
        if (broker?.exitCode !== null) throw new Error(said);
        await topicsAs(PASSWORD);
      },
      { timeout: 90_000, interval: 200 },
    );

  it('lets Scoresheet in with its password, and nobody else', async () => {
    start();
    await untilUp();
    await expect(topicsAs()).rejects.toThrow();
    await expect(topicsAs('guessed')).rejects.toThrow();
  });

  it('knows the password after a restart, and says it nowhere', async () => {
    await stop();
    start();
    await untilUp();
    expect(said).not.toContain(PASSWORD);
  });
});
