/** Three brokers, copies of everything on each: whoever leads is killed four times in the middle. */
import type { PlayedMatch } from '@scoresheet/services-bots';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCluster, type Cluster } from './cluster.spec-kit.js';
import { placesOf, untilArchived, verdictOf } from './record.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const BROKERS = 3;
const KILLS = 4;
const TABLES = 6;
const ACCEPTED_BETWEEN_KILLS = 60;
const THINK_MS = 150;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`A leader of three that dies ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  let cluster: Cluster;
  let tables: Tables;
  let played: readonly PlayedMatch[];
  const runningAt: number[] = [];

  beforeAll(async () => {
    kafka = await startKafka({ brokers: BROKERS });
    cluster = await startCluster({ brokers: kafka.brokers });
    const { url } = cluster;
    tables = playTables({ url, tables: TABLES, seed: 'leaders', thinkMs: THINK_MS });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await tables.more(ACCEPTED_BETWEEN_KILLS);
      runningAt.push(tables.running());
      // The partitions' leaders are spread over the brokers: each kill takes a third of them.
      await kafka.kill(kill % BROKERS);
      await tables.more(ACCEPTED_BETWEEN_KILLS);
      await kafka.restart(kill % BROKERS);
    }
    played = await tables.played();
    await untilArchived(cluster, played);
  });
  afterAll(async () => {
    await cluster?.end();
    await kafka?.stop();
  });

  it('leads partitions of matches that run', () => {
    expect(runningAt).toHaveLength(KILLS);
    for (const running of runningAt) expect(running).toBeGreaterThan(TABLES / 2);
  });

  it('takes no accepted command with it, and doubles none', async () => {
    expect(played.length).toBeGreaterThanOrEqual(TABLES);
    for (const { table, lastSeq } of played) {
      expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
      const places = await placesOf(cluster, table.match);
      const mine = tables.accepted.filter(({ match }) => match === table.match);
      expect(mine.map(({ commandId }) => places.get(commandId))).toEqual(
        mine.map(({ seq }) => [seq]),
      );
      const all = Array.from({ length: lastSeq + 1 }, (_, i) => i);
      expect(tables.seen.get(table.match)).toEqual(all);
    }
  });
});
