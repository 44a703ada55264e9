/**
 * An installation of an earlier release on a real Kafka, whose services are replaced one by one
 * while bots play: old and new ones work side by side. The projector comes later than the book of
 * operations has it, so that a new api reads what an old projector writes for a while.
 */
import type { PlayedMatch } from '@scoresheet/services-bots';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { oldPrograms, RELEASES, type OldPrograms } from '@scoresheet/tools-releases';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCluster, type Cluster, type ServiceName } from './cluster.spec-kit.js';
import { placesOf, rebuiltDiffers, untilArchived, verdictOf } from './record.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const TABLES = 6;
const THINK_MS = 50;
const ACCEPTED_BETWEEN = 30;
/** Who shows a match before who begins one: it pins the newest rules of its match service. */
const ORDER: readonly ServiceName[] = [
  'api-1',
  'projector-1',
  'match-service-1',
  'match-service-2',
];

vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`Services on Kafka ${missing ?? ''}`, () => {
  describe.each(RELEASES)('of %s, replaced one by one', (release) => {
    let kafka: SharedKafka;
    let programs: OldPrograms;
    let cluster: Cluster;
    let tables: Tables;
    let played: readonly PlayedMatch[];
    const accepted: Record<string, number> = {};

    /** All is played here; the specs below look at what is left of it. */
    beforeAll(async () => {
      programs = await oldPrograms(release);
      kafka = await sharedKafka();
      cluster = await startCluster({ brokers: kafka.brokers, matchServices: 2, programs });
      const { url } = cluster;
      tables = playTables({ url, tables: TABLES, seed: 'upgrade', thinkMs: THINK_MS });
      for (const name of ORDER) {
        await tables.more(ACCEPTED_BETWEEN);
        await cluster.upgrade(name);
        accepted[name] = tables.accepted.length;
      }
      await tables.more(ACCEPTED_BETWEEN);
      played = await tables.played();
      await untilArchived(cluster, played);
    });
    afterAll(async () => {
      await cluster?.end();
      await programs?.dispose();
    });

    it('keep matches going in every mixture', () => {
      const counts = Object.values(accepted);
      expect(counts).toHaveLength(ORDER.length);
      counts.forEach((count, i) => expect(count).toBeGreaterThan(counts[i - 1] ?? 0));
      expect(tables.accepted.length).toBeGreaterThan(counts.at(-1) ?? 0);
    });

    it('leave every accepted command in the record, once, where it was said to be', async () => {
      expect(played.length).toBeGreaterThanOrEqual(TABLES);
      for (const { table } of played) {
        const places = await placesOf(cluster, table.match);
        const mine = tables.accepted.filter(({ match }) => match === table.match);
        expect(mine.map(({ commandId }) => places.get(commandId))).toEqual(
          mine.map(({ seq }) => [seq]),
        );
      }
    });

    it('leave records that verify EXACT, and read models that equal a rebuild', async () => {
      expect(played.length).toBeGreaterThanOrEqual(TABLES);
      for (const { table } of played) {
        expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
      }
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
});
