/**
 * Entries that once ended every process that met them, at every start: now they stop nobody, neither
 * who runs when they come nor who starts beside them, and neighbours play on to the end.
 */
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '@scoresheet/services-bots';
import { startCluster, type Cluster, type ServiceName } from './cluster.spec-kit.js';
import { forge, type Forged } from './forged.spec-kit.js';
import { MISNAMED, poison, SENSELESS } from './poison.spec-kit.js';
import { rebuiltDiffers, untilArchived, verdictOf, withArchive } from './record.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const ACCEPTED_BETWEEN = 20;
const THINK_MS = 100;
const MATCH = `query ($match: ID!) { match(id: $match) { status } }`;
const SERVICES: readonly ServiceName[] = ['match-service-1', 'projector-1', 'api-1'];

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`Poison in every topic ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  let cluster: Cluster;
  let tables: Tables;
  let poisoned: readonly string[];

  beforeAll(async () => {
    kafka = await sharedKafka();
    // One partition, so that everybody is everybody's neighbour.
    cluster = await startCluster({
      brokers: kafka.brokers,
      settings: { SCORESHEET_PARTITIONS: '1' },
    });
    tables = playTables({ url: cluster.url, tables: 2, seed: 'poison', thinkMs: THINK_MS });
    await tables.more(ACCEPTED_BETWEEN);
    poisoned = await poison(cluster);
  });
  afterAll(async () => {
    await cluster?.end();
  });

  const statusOf = async (name: ServiceName, path: string) =>
    (await fetch(`${cluster.service(name).operations}${path}`)).status;

  /** By the reader's name: how many entries bear a name that no record has. */
  async function setAside(name: ServiceName): Promise<number> {
    const page = await cluster.service(name).metrics();
    const [, count] = /entries_passed_over_total\{.*reason="misnamed".*\} (\d+)/.exec(page) ?? [];
    return Number(count ?? 0);
  }

  /** Commands by the verdict on their proof. */
  async function senders(): Promise<Readonly<Record<string, number>>> {
    const page = await cluster.service('match-service-1').metrics();
    const lines = page.matchAll(/command_senders_total\{.*verdict="([\w-]+)".*\} ([1-9]\d*)/g);
    return Object.fromEntries([...lines].map(([, verdict, count]) => [verdict, Number(count)]));
  }

  it('stops no service that runs: all are ready, and bots play on', async () => {
    await tables.more(ACCEPTED_BETWEEN);
    for (const name of SERVICES) {
      await vi.waitFor(async () => expect(await setAside(name)).toBe(MISNAMED.length), 30_000);
      expect([name, await statusOf(name, '/readyz')]).toEqual([name, 200]);
      expect(cluster.service(name).exitCode).toBeUndefined();
    }
  });

  it('stops no service that starts: all are ready again, and bots play on', async () => {
    await Promise.all(SERVICES.map((name) => cluster.kill(name)));
    await Promise.all(SERVICES.map((name) => cluster.start(name)));
    await tables.more(ACCEPTED_BETWEEN);
    for (const name of SERVICES) {
      await vi.waitFor(async () => expect(await statusOf(name, '/readyz')).toBe(200), 30_000);
    }
  });

  it('in the name of a person is counted and never decided, unless an api has proved it', async () => {
    const forged = await forge(cluster);
    for (const { verdict } of forged) {
      await vi.waitFor(async () => expect(await senders()).toHaveProperty(verdict), 30_000);
    }
    // The forged commands share a partition, the proved one last: when it is through, so are all.
    const opened = ({ match }: Forged) => ask<{ match: object | null }>(cluster, MATCH, { match });
    const [last] = forged.slice(-1);
    await vi.waitFor(
      async () => expect(last && (await opened(last)).match).toEqual({ status: 'OPEN' }),
      30_000,
    );
    const others = await Promise.all(forged.slice(0, -1).map(opened));
    expect(others.map(({ match }) => match)).toEqual([null, null, null]);
  });

  it('is archived where its name is right, and its neighbours are whole to the end', async () => {
    const played = await tables.played();
    await untilArchived(cluster, played);
    expect(played.length).toBeGreaterThan(0);
    for (const { table } of played) {
      expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
    }
    await withArchive(cluster, async (archive) => {
      const lengths = await Promise.all(poisoned.map((name) => archive.events(name, 1e9)));
      expect(lengths.map(({ length }) => length)).toEqual(SENSELESS.map(() => 1));
    });
    expect(await rebuiltDiffers(cluster)).toBe(0);
  });
});
