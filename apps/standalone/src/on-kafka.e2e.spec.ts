import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePorts } from '@scoresheet/tools-throwaway';
import { oneStory } from '@scoresheet/tools-throwaway/one-story-spec-kit';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  matchesOf,
  newDataFolder,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const DECIDERS = ['match-service', 'tournament-service'];
const SERVICES = ['api', ...DECIDERS, 'projector'];

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`npm start on Kafka ${missing ?? ''}`, () => {
  oneStory();
  let kafka: SharedKafka;
  let dataFolder: string;
  let running: Standalone;
  /** The installation's key, made at the first start. */
  let key: string;

  beforeAll(async () => {
    kafka = await sharedKafka();
    dataFolder = await newDataFolder();
    running = await start();
  });
  afterAll(async () => {
    await running?.end('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  });

  const start = (more: Record<string, string> = {}): Promise<Standalone> =>
    startStandalone({
      SCORESHEET_DATA: dataFolder,
      SCORESHEET_OPERATIONS_PORT: '0',
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_REPLICAS: '1',
      KAFKA_PREFIX: `${basename(dataFolder)}.`, // an installation of its own on the same brokers
      ...more,
    });

  const lines = async (): Promise<readonly Line[]> => {
    const log = await readFile(join(dataFolder, 'log', 'scoresheet.log'), 'utf8');
    return log.trim().split('\n').map(parsed);
  };
  /** By the name of the service, the last started last. */
  const children = async () => (await lines()).filter(({ child }) => child !== undefined);

  /** Resolves when every match has so many more events than it had before. */
  const playedOn = async (events: number): Promise<void> => {
    const before = new Map(
      (await matchesOf(running)).map(({ id, eventCount }) => [id, eventCount]),
    );
    await vi.waitFor(
      async () => {
        const matches = await matchesOf(running);
        expect(matches).toHaveLength(2);
        for (const { id, eventCount } of matches) {
          expect(eventCount).toBeGreaterThanOrEqual((before.get(id) ?? 0) + events);
        }
      },
      { timeout: 90_000, interval: 200 },
    );
  };

  it('plays with a process for each service, and all are well', async () => {
    await playedOn(8);
    const door = /Health +(http\S+)/.exec(running.output())?.[1] ?? '';
    const health = async () => (await fetch(door)).json() as Promise<unknown>;
    const ok = { ok: true };
    // A busy machine may miss the deadline of a check, and makes the next.
    await expect.poll(health, { timeout: 60_000 }).toEqual({
      ...ok,
      checks: {
        process: ok,
        lag: ok,
        room: ok,
        projector: ok,
        'match-service': ok,
        'tournament-service': ok,
        api: ok,
      },
    });
  });

  it('starts a service again that has died', async () => {
    const decider = (await children()).find(({ started }) => started === 'match-service')?.child;
    process.kill(Number(decider), 'SIGKILL');
    await playedOn(3);
    expect(running.output()).toMatch(/match-service +\| has died \(SIGKILL\) and is started again/);
  });

  it('leaves no service behind when it is killed', async () => {
    await running.end('SIGKILL');
    for (const name of SERVICES) {
      const log = join(dataFolder, 'log', `${name}.log`);
      await vi.waitFor(
        async () =>
          expect(await readFile(log, 'utf8')).toMatch(/"part":"operations","msg":"stopped/),
        { timeout: 30_000 },
      );
    }
  });

  it('goes on with its matches, with its key in the environment', async () => {
    const file = join(dataFolder, 'installation.key');
    key = (await readFile(file, 'utf8')).trim();
    await rm(file);
    running = await start({ SCORESHEET_INSTALLATION_KEY: key });
    await playedOn(3);
  });

  it.skipIf(process.platform !== 'linux')(
    'gives no key of chance to who decides nothing',
    async () => {
      const environments = await Promise.all(
        (await children())
          .slice(-SERVICES.length)
          .map(
            async ({ started, child }) =>
              [started, await readFile(`/proc/${child}/environ`, 'utf8')] as const,
          ),
      );
      expect(environments.map(([name]) => name).toSorted()).toEqual(SERVICES.toSorted());
      const given = environments.map(([name, environment]) => ({
        name,
        installationKey: environment.includes(key),
        apiKeys: environment.includes('SCORESHEET_API_KEYS='),
      }));
      expect(given).toEqual(
        given.map(({ name }) => {
          const isDecider = DECIDERS.includes(name ?? '');
          return { name, installationKey: isDecider, apiKeys: !isDecider };
        }),
      );
    },
  );

  it('stops its services in order', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    const stopped = (await lines()).flatMap(({ part }) => (part === undefined ? [] : [part]));
    expect(stopped).toEqual([
      'demo',
      'api',
      'tournament-service',
      'match-service',
      'projector',
      'embedded PostgreSQL',
      'operations',
    ]);
  });

  it('ends with the words of the service that cannot start', async () => {
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;
    const SCORESHEET_INSTALLATION_KEY = randomBytes(32).toString('hex');
    await expect(start({ DATABASE_URL, SCORESHEET_INSTALLATION_KEY })).rejects.toThrow(
      /\| Scoresheet stops: The database cannot be used[^]*could not start; its words stand above/,
    );
  });
});

interface Line {
  readonly part?: string;
  readonly started?: string;
  readonly child?: number;
}

const parsed = (line: string): Line => JSON.parse(line) as Line;
