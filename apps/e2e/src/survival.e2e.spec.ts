/**
 * The first promise, on many machines: an accepted action is never lost, reordered or applied twice,
 * whatever dies when. Ten matches at once are played over the public api on three brokers with copies of
 * everything, while one process after the other is killed, and one sleeps and wakes up as a zombie.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ask, type PlayedMatch } from '@scoresheet/services-bots';
import { keysFrom } from '@scoresheet/services-keys';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCluster, type Cluster } from './cluster.spec-kit.js';
import {
  placesOf,
  rebuiltDiffers,
  untilArchived,
  verdictOf,
  verifyFile,
} from './record.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const BROKERS = [0, 1, 2] as const;
const FAULTS = 9;
const TABLES = 10;
/** So that each fault finds the matches in another place. */
const ACCEPTED_BETWEEN_FAULTS = 40;
/** While the other brokers lead. */
const ACCEPTED_WITHOUT_LEADER = 30;
const THINK_MS = 500;
/** Longer than a lease, a session with the broker and any deadline of a command. */
const ZOMBIE_SLEEPS_MS = 20_000;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 900_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`Services on Kafka that die ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  let postgres: ThrowawayPostgres;
  let cluster: Cluster;
  let tables: Tables;
  let played: readonly PlayedMatch[];
  const runningAt: Record<string, number> = {};

  async function fault(name: string, happens: () => Promise<void>): Promise<void> {
    await tables.more(ACCEPTED_BETWEEN_FAULTS).catch((cause: unknown) => {
      const words = `Too little was accepted before this fault: ${name}.\n${cluster.lastWords()}`;
      throw new Error(words, { cause });
    });
    runningAt[name] = tables.running();
    await happens();
  }

  /** All is played here; the specs below look at what is left of it. */
  beforeAll(async () => {
    [kafka, postgres] = await Promise.all([
      startKafka({ brokers: BROKERS.length }),
      throwawayPostgres(),
    ]);
    cluster = await startCluster({ brokers: kafka.brokers, postgres, matchServices: 2 });
    const { url } = cluster;
    tables = playTables({ url, tables: TABLES, seed: 'survival', thinkMs: THINK_MS });
    await fault('a match service asleep', async () => {
      cluster.pause('match-service-1');
      const slept = sleep(ZOMBIE_SLEEPS_MS);
      await fault('projector killed', () => killed('projector-1'));
      await fault('PostgreSQL killed', async () => {
        await postgres.crash();
        await postgres.restart();
      });
      await slept;
      cluster.resume('match-service-1');
    });
    await fault('the other match service killed', () => killed('match-service-2'));
    await fault('first broker killed', () => awayFromItsPartitions(0));
    await fault('api killed', () => killed('api-1'));
    await fault('second broker killed', () => awayFromItsPartitions(1));
    await fault('third broker killed', () => awayFromItsPartitions(2));
    await fault('match service and all brokers killed', async () => {
      await Promise.all([
        cluster.kill('match-service-1'),
        ...BROKERS.map((broker) => kafka.kill(broker)),
      ]);
      await Promise.all(BROKERS.map((broker) => kafka.restart(broker)));
      await cluster.start('match-service-1');
    });
    played = await tables.played();
    await untilArchived(cluster, played);
  });
  afterAll(async () => {
    await cluster?.end();
    await kafka?.stop();
    await postgres?.dispose();
  });

  async function killed(name: Parameters<Cluster['kill']>[0]): Promise<void> {
    await cluster.kill(name);
    await cluster.start(name);
  }

  /** Leaders are spread over the brokers: each kill takes a third of them. The others keep playing. */
  async function awayFromItsPartitions(broker: (typeof BROKERS)[number]): Promise<void> {
    await kafka.kill(broker);
    await tables.more(ACCEPTED_WITHOUT_LEADER);
    await kafka.restart(broker);
  }

  it('at times when most matches run, do not keep any from its end', () => {
    expect(Object.keys(runningAt)).toHaveLength(FAULTS);
    expect(Math.min(...Object.values(runningAt))).toBeGreaterThan(TABLES / 2);
    expect(played.length).toBeGreaterThanOrEqual(TABLES);
  });

  it('leave every accepted command in the record, once, where it was said to be', async () => {
    expect(tables.accepted.length).toBeGreaterThan(FAULTS * ACCEPTED_BETWEEN_FAULTS);
    expect(played.length).toBeGreaterThanOrEqual(TABLES);
    for (const { table } of played) {
      const places = await placesOf(cluster, table.match);
      const mine = tables.accepted.filter(({ match }) => match === table.match);
      expect(mine.map(({ commandId }) => places.get(commandId))).toEqual(
        mine.map(({ seq }) => [seq]),
      );
    }
  });

  it('leave records that verify EXACT', async () => {
    expect(played.length).toBeGreaterThanOrEqual(TABLES);
    for (const { table } of played) {
      expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
    }
  });

  it('leave a record that the house exports and anybody verifies', async () => {
    const [{ table }] = played as [PlayedMatch];
    const { exportMatch } = await ask<{ exportMatch: string }>(
      { url: cluster.url, token: await operatorOf(cluster) },
      'query Export($match: ID!) { exportMatch(id: $match) }',
      { match: table.match },
    );
    expect(verifyFile(exportMatch)).toMatchObject({ verdict: 'EXACT' });
  });

  it('leave read models that equal a rebuild', async () => {
    expect(await rebuiltDiffers(cluster)).toBe(0);
  });

  it('let every spectator see each event once, in order', () => {
    expect(played.length).toBeGreaterThanOrEqual(TABLES);
    for (const { table, lastSeq } of played) {
      const all = Array.from({ length: lastSeq + 1 }, (_, i) => i);
      expect(tables.seen.get(table.match)).toEqual(all);
    }
  });
});

/** The token of whoever holds the installation's key. */
async function operatorOf({ settings }: Cluster): Promise<string> {
  const key = Buffer.from(settings['SCORESHEET_INSTALLATION_KEY'] ?? '', 'hex');
  return (await issueLocalToken(keysFrom(key), { role: 'operator' })).token;
}
