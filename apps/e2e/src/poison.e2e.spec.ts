/**
 * An entry that makes no sense stops the match that it belongs to, for ever. It stops no other match of the
 * partition and no service, neither one that runs when it comes nor one that starts later.
 */
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { ask } from '@scoresheet/services-bots';
import { sharedKafka, whyNoKafka } from '@scoresheet/tools-kafka';
import { oneStory } from '@scoresheet/tools-throwaway/one-story-spec-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  appendByHand,
  OF_UNKNOWN_RULES,
  SEAT_ONE_WINS,
  SENSELESS as SENSELESS_FACTS,
  UNDECODABLE,
} from './bad-events.spec-kit.js';
import { startCluster, type Cluster, type ServiceName } from './cluster.spec-kit.js';
import { forge, type Forged } from './forged.spec-kit.js';
import { MISNAMED, poison, SENSELESS } from './poison.spec-kit.js';
import { rebuiltDiffers, untilArchived, verdictOf, withArchive } from './record.spec-kit.js';
import {
  judgeAt,
  newMatch,
  suspensionsOf,
  voidMatch,
  type Suspension,
} from './suspensions.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const NEIGHBOURS = 2;
const ACCEPTED_BETWEEN = 20;
const THINK_MS = 100;
const MATCH = `query ($match: ID!) { match(id: $match) { status } }`;
const SERVICES: readonly ServiceName[] = ['match-service-1', 'projector-1', 'api-1'];

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`Entries written by hand ${missing ?? ''}`, () => {
  oneStory();
  let cluster: Cluster;
  let tables: Tables;
  /** Matches with an event that nobody folds. */
  let hurt: readonly string[];
  let before: readonly (Suspension | null)[];
  /** Records of which only event 0 exists, and no command can have made it. */
  let poisoned: readonly string[];

  beforeAll(async () => {
    const { brokers } = await sharedKafka();
    // One partition, so that everybody is everybody's neighbour.
    cluster = await startCluster({ brokers, settings: { SCORESHEET_PARTITIONS: '1' } });
    const senseless = await newMatch(cluster, 'senseless');
    const undecodable = await newMatch(cluster, 'undecodable');
    const won = await newMatch(cluster, 'won');
    const unknown = recordIdOf({ kind: 'match', actor: newActor(), commandId: 'c' }, sha256);
    hurt = [senseless, undecodable, won, unknown];
    const { url } = cluster;
    tables = playTables({ url, tables: NEIGHBOURS, seed: 'poison', thinkMs: THINK_MS });
    await tables.more(ACCEPTED_BETWEEN);
    await appendByHand(cluster, [
      { record: senseless, says: SENSELESS_FACTS, after: 0 },
      { record: undecodable, says: UNDECODABLE, after: 0 },
      { record: won, says: SEAT_ONE_WINS, after: 0 },
      { record: unknown, says: OF_UNKNOWN_RULES },
    ]);
    await vi.waitFor(async () => expect(await suspensions()).not.toContain(null), 30_000);
    before = await suspensions();
  });
  afterAll(async () => {
    await cluster?.end();
  });

  const suspensions = () => suspensionsOf(cluster, hurt);

  const statusOf = async (name: ServiceName, path: string) =>
    (await fetch(`${cluster.service(name).operations}${path}`)).status;

  /** A figure of a process; not a number before it has begun to count. */
  async function counted(name: ServiceName, figure: RegExp): Promise<number> {
    const page = await cluster.service(name).metrics();
    return Number(new RegExp(`${figure.source}.*\\} (\\d+)`).exec(page)?.[1]);
  }

  const judged = (judgement: 'refuted' | 'upheld') =>
    counted('projector-1', new RegExp(`events_judged_total\\{.*judgement="${judgement}"`));

  it('suspend their matches, each at that event, and staff is told why', () => {
    expect(before.map((one) => [one?.match, one?.seq])).toEqual([
      [hurt[0], 1],
      [hurt[1], 1],
      [hurt[2], 1],
      [hurt[3], 0],
    ]);
    expect(before.map((one) => one?.says)).toEqual([
      expect.stringMatching(/^Event 1 says what the rules do not make of the record/),
      expect.stringMatching(/^Event 1 cannot be read/),
      expect.stringMatching(/^Event 1 says what the rules do not make of the record/),
      expect.stringMatching(/^Event 0 names rules or cards/),
    ]);
  });

  it('are believed by nobody: what one of them says has not happened', async () => {
    const asked = ask(await judgeAt(cluster), MATCH, { match: hurt[2] });
    await expect(asked).rejects.toThrow('suspended at event 1');
    // The api has read that far, and the projector may come later.
    await vi.waitFor(async () => expect(await judged('refuted')).toBeGreaterThan(0), 30_000);
    expect(await judged('upheld')).toBe(0);
  });

  it('stop no service that runs, whatever bytes they are in whatever topic', async () => {
    poisoned = await poison(cluster);
    await tables.more(ACCEPTED_BETWEEN);
    for (const name of SERVICES) {
      const misnamed = () => counted(name, /entries_passed_over_total\{.*reason="misnamed"/);
      await vi.waitFor(async () => expect(await misnamed()).toBe(MISNAMED.length), 30_000);
      expect([name, await statusOf(name, '/readyz')]).toEqual([name, 200]);
      expect(cluster.service(name).exitCode).toBeUndefined();
    }
  });

  it('stop no service that starts: bots play on, and the same matches are suspended', async () => {
    await Promise.all(SERVICES.map((name) => cluster.kill(name)));
    await Promise.all(SERVICES.map((name) => cluster.start(name)));
    await tables.more(ACCEPTED_BETWEEN);
    for (const name of SERVICES) {
      await vi.waitFor(async () => expect(await statusOf(name, '/readyz')).toBe(200), 30_000);
    }
    expect(await suspensions()).toEqual(before);
  });

  it('are counted as commands, and decided only if an api has proved them', async () => {
    const forged = await forge(cluster);
    for (const { verdict } of forged) {
      const senders = new RegExp(`command_senders_total\\{.*verdict="${verdict}"`);
      await vi.waitFor(
        async () => expect(await counted('match-service-1', senders)).toBeGreaterThan(0),
        30_000,
      );
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

  it('are ended by staff where they can be read, and the others wait on', async () => {
    const [senseless, undecodable, won, unknown] = before;
    const decodable = [senseless, won].filter((one) => one != null);
    expect(decodable).toHaveLength(2);
    for (const { match, seq } of decodable) {
      expect(await voidMatch(cluster, match, seq)).toEqual({ __typename: 'Accepted', seq: 2 });
    }
    const ended = [{ ...senseless, endedSeq: 2 }, undecodable, { ...won, endedSeq: 2 }, unknown];
    expect(await suspensions()).toEqual(ended);
  });

  it('are kept by the archive as they are, and harm no other record', async () => {
    const played = await tables.played();
    await untilArchived(cluster, played);
    expect(played.length).toBeGreaterThan(0);
    for (const { table } of played) {
      expect(await verdictOf(cluster, table.match)).toMatchObject({ verdict: 'EXACT' });
    }
    const lengths = await withArchive(cluster, (archive) =>
      Promise.all([...hurt, ...poisoned].map((name) => archive.events(name, 1e9))),
    );
    const ofHurt = [3, 2, 3, 1];
    expect(lengths.map(({ length }) => length)).toEqual([...ofHurt, ...SENSELESS.map(() => 1)]);
    expect(await rebuiltDiffers(cluster)).toBe(0);
  });
});
