import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePorts } from '@scoresheet/tools-throwaway';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
  let kafka: KafkaCluster;
  let dataFolder: string;
  let standalone: Standalone | undefined;

  beforeAll(async () => {
    kafka = await startKafka();
  });
  afterAll(() => kafka?.stop());

  const newInstallation = async () => {
    dataFolder = await newDataFolder();
  };
  const endInstallation = async () => {
    await standalone?.end('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  };
  const start = async (more: Record<string, string> = {}): Promise<Standalone> => {
    standalone = await startStandalone({
      ...{ SCORESHEET_DATA: dataFolder, SCORESHEET_OPERATIONS_PORT: '0' },
      ...{ SCORESHEET_LOG: 'kafka', KAFKA_BROKERS: kafka.brokers.join(','), KAFKA_REPLICAS: '1' },
      KAFKA_PREFIX: `${basename(dataFolder)}.`, // an installation of its own on the same brokers
      ...more,
    });
    return standalone;
  };

  const lines = async (): Promise<readonly Line[]> => {
    const log = await readFile(join(dataFolder, 'log', 'scoresheet.log'), 'utf8');
    return log.trim().split('\n').map(parsed);
  };
  /** By the name of the service. */
  const children = async () => (await lines()).filter(({ child }) => child !== undefined);

  /** Resolves when every match has so many more events than it had before. */
  const playedOn = async (of: Standalone, events: number): Promise<void> => {
    const before = new Map((await matchesOf(of)).map(({ id, eventCount }) => [id, eventCount]));
    await vi.waitFor(
      async () => {
        const matches = await matchesOf(of);
        expect(matches).toHaveLength(2);
        for (const { id, eventCount } of matches) {
          expect(eventCount).toBeGreaterThanOrEqual((before.get(id) ?? 0) + events);
        }
      },
      { timeout: 90_000, interval: 200 },
    );
  };

  describe('anew', () => {
    beforeEach(newInstallation);
    afterEach(endInstallation);

    it('plays with a process for each service, which come back, and stops them in order', async () => {
      const running = await start();
      await playedOn(running, 8);
      const health = await fetch(/Health +(http\S+)/.exec(running.output())?.[1] ?? '');
      const ok = { ok: true };
      expect(await health.json()).toEqual({
        ...ok,
        checks: {
          ...{ process: ok, lag: ok, room: ok, projector: ok },
          ...{ 'match-service': ok, 'tournament-service': ok, api: ok },
        },
      });

      const decider = (await children()).find(({ started }) => started === 'match-service')?.child;
      process.kill(Number(decider), 'SIGKILL');
      await playedOn(running, 3);
      expect(running.output()).toMatch(
        /match-service +\| has died \(SIGKILL\) and is started again/,
      );

      expect(await running.end('SIGTERM')).toBe(0);
      const stopped = (await lines()).flatMap(({ part }) => (part === undefined ? [] : [part]));
      expect(stopped).toEqual([
        ...['demo', 'api', 'tournament-service', 'match-service', 'projector'],
        ...['embedded PostgreSQL', 'operations'],
      ]);
    });

    it('ends with its own words where a new installation has no database', async () => {
      const DATABASE_URL = `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;
      await expect(start({ DATABASE_URL })).rejects.toThrow(
        /^Scoresheet stops: The database cannot be used/,
      );
    });

    it('ends with the words of the service that cannot start', async () => {
      const DATABASE_URL = `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;
      const SCORESHEET_INSTALLATION_KEY = randomBytes(32).toString('hex');
      await expect(start({ DATABASE_URL, SCORESHEET_INSTALLATION_KEY })).rejects.toThrow(
        /\| Scoresheet stops: The database cannot be used[^]*could not start; its words stand above/,
      );
    });
  });

  describe('with its key in the environment', () => {
    const SCORESHEET_INSTALLATION_KEY = randomBytes(32).toString('hex');
    let running: Standalone;
    beforeAll(async () => {
      await newInstallation();
      running = await start({ SCORESHEET_INSTALLATION_KEY });
      await playedOn(running, 1);
    });
    afterAll(endInstallation);

    it.skipIf(process.platform !== 'linux')(
      'gives no key of chance to who decides nothing',
      async () => {
        const environments = await Promise.all(
          (await children()).map(
            async ({ started, child }) =>
              [started, await readFile(`/proc/${child}/environ`, 'utf8')] as const,
          ),
        );
        expect(environments.map(([name]) => name).toSorted()).toEqual(SERVICES.toSorted());
        const given = environments.map(([name, environment]) => ({
          name,
          installationKey: environment.includes(SCORESHEET_INSTALLATION_KEY),
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

    it('leaves no service behind when it is killed, and goes on with its matches', async () => {
      await playedOn(running, 3);
      await running.end('SIGKILL');
      for (const name of SERVICES) {
        const log = join(dataFolder, 'log', `${name}.log`);
        await vi.waitFor(
          async () =>
            expect(await readFile(log, 'utf8')).toMatch(/"part":"operations","msg":"stopped/),
          { timeout: 30_000 },
        );
      }

      await playedOn(await start({ SCORESHEET_INSTALLATION_KEY }), 3);
    });
  });
});

interface Line {
  readonly part?: string;
  readonly started?: string;
  readonly child?: number;
}

const parsed = (line: string): Line => JSON.parse(line) as Line;
