/** Matches go on while the processes that decide it come and go. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@scoresheet/services-bots';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { oneStory } from '@scoresheet/tools-throwaway/one-story-spec-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCluster, type Cluster } from './cluster.spec-kit.js';
import { untilArchived, verdictOf } from './record.spec-kit.js';
import { playTables } from './tables.spec-kit.js';

const THINK_MS = 20;
const ACCEPTED_BETWEEN_CHANGES = 15;

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`Services on Kafka ${missing ?? ''}`, () => {
  oneStory();
  let kafka: SharedKafka;
  let cluster: Cluster;

  beforeAll(async () => {
    kafka = await sharedKafka();
    cluster = await startCluster({
      brokers: kafka.brokers,
      settings: { SCORESHEET_LOG_LEVEL: 'debug' },
    });
  });
  afterAll(async () => {
    await cluster?.end();
  });

  it('play every match to its end while one joins and another leaves', async () => {
    const { url } = cluster;
    const tables = playTables({ url, tables: 2, seed: 'coming and going', thinkMs: THINK_MS });
    await tables.more(ACCEPTED_BETWEEN_CHANGES);
    await cluster.start('match-service-2');
    await tables.more(ACCEPTED_BETWEEN_CHANGES);
    expect(await cluster.stop('match-service-1')).toBe(0);
    await tables.more(ACCEPTED_BETWEEN_CHANGES);

    const played = await tables.played();
    await untilArchived(cluster, played);
    expect(played.length).toBeGreaterThan(0);
    for (const { table, lastSeq } of played) {
      const all = Array.from({ length: lastSeq + 1 }, (_, i) => i);
      expect(tables.seen.get(table.match)).toEqual(all);
      expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
    }
  });

  it('name an action alike in their logs, by the trace that its mutation came with', async () => {
    const { url } = cluster;
    const trace = 'a'.repeat(32);
    const signIn = 'mutation { signInAsGuest { token } }';
    const { signInAsGuest } = await ask<{ signInAsGuest: { token: string } }>({ url }, signIn);
    const create = 'mutation { createMatch(commandId: "c", game: "fuzzycards") { __typename } }';
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${trace}-${'b'.repeat(16)}-01`,
        authorization: `Bearer ${signInAsGuest.token}`,
      },
      body: JSON.stringify({ query: create }),
    });
    for (const [service, says] of [
      ['api', 'command answered'],
      ['match-service', 'command decided'],
      ['projector', 'event projected'],
    ] as const) {
      const file = join(cluster.settings['SCORESHEET_DATA'] ?? '', 'log', `${service}.log`);
      await vi.waitFor(async () => {
        const lines = (await readFile(file, 'utf8')).split('\n');
        const traced = lines.filter((line) => line.includes(trace));
        expect(traced.filter((line) => line.includes(`"msg":"${says}"`))).toHaveLength(1);
      }, 30_000);
    }
  });

  it('say in their operations whether they are ready', async () => {
    for (const name of ['api-1', 'match-service-2', 'projector-1'] as const) {
      const answer = await fetch(`${cluster.service(name).operations}/readyz`);
      expect([name, answer.status]).toEqual([name, 200]);
    }
  });

  it('stop in order, each with a good conscience', async () => {
    for (const name of ['api-1', 'match-service-2', 'projector-1'] as const) {
      expect([name, await cluster.stop(name)]).toEqual([name, 0]);
    }
  });
});
