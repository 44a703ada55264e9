/**
 * What stands in the topic and makes no sense stops the match that it belongs to, alone and for
 * ever: not its neighbours in the partition, and not the services, however often they start.
 */
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { issueLocalToken, newActor } from '@scoresheet/services-accounts';
import { ask } from '@scoresheet/services-bots';
import { keysFrom } from '@scoresheet/services-keys';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  appendByHand,
  OF_UNKNOWN_RULES,
  SEAT_ONE_WINS,
  SENSELESS,
  UNDECODABLE,
} from './bad-events.spec-kit.js';
import { startCluster, type Cluster, type ServiceName } from './cluster.spec-kit.js';
import { untilArchived, verdictOf, withArchive } from './record.spec-kit.js';
import { playTables, type Tables } from './tables.spec-kit.js';

const NEIGHBOURS = 2;
const ACCEPTED_BETWEEN = 20;
const THINK_MS = 100;
const SERVICES: readonly ServiceName[] = ['match-service-1', 'projector-1', 'api-1'];

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const missing = await whyNoKafka();

interface Suspension {
  readonly match: string;
  readonly seq: number;
  readonly reference: string;
  readonly says: string;
  readonly endedSeq: number | null;
}

const CREATE = `mutation ($id: ID!) {
  sent: createMatch(commandId: $id, game: "fuzzycards") { __typename ... on Accepted { match } } }`;
const STATUS = `query ($match: ID!) { match(id: $match) { status } }`;
const WHY = `query ($match: ID!) {
  suspension(match: $match) { match seq reference says endedSeq } }`;
const VOID = `mutation ($match: ID!, $seq: Int!) {
  voidMatch(
    commandId: "void", match: $match, suspendedSeq: $seq, reason: "somebody wrote into the log"
  ) { __typename ... on Accepted { seq } } }`;

describe.skipIf(missing !== undefined)(`Bad events in the topic ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  let cluster: Cluster;
  let tables: Tables;
  let hurt: readonly string[];
  let before: readonly (Suspension | null)[];

  beforeAll(async () => {
    kafka = await sharedKafka();
    // One partition, so that everybody is everybody's neighbour.
    cluster = await startCluster({
      brokers: kafka.brokers,
      settings: { SCORESHEET_PARTITIONS: '1' },
    });
    const unknown = recordIdOf({ kind: 'match', actor: newActor(), commandId: 'c' }, sha256);
    hurt = [
      ...[await newMatch('senseless'), await newMatch('undecodable'), await newMatch('won')],
      unknown,
    ];
    const { url } = cluster;
    tables = playTables({ url, tables: NEIGHBOURS, seed: 'bad events', thinkMs: THINK_MS });
    await tables.more(ACCEPTED_BETWEEN);
    const [senseless = '', undecodable = '', won = ''] = hurt;
    await appendByHand(cluster, [
      { record: senseless, says: SENSELESS, after: 0 },
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

  async function newMatch(id: string): Promise<string> {
    const { token } = await judge();
    const { sent } = await ask<{ sent: { match: string } }>({ url: cluster.url, token }, CREATE, {
      id,
    });
    return sent.match;
  }

  /** Of all of them, in their order. */
  async function suspensions(): Promise<readonly (Suspension | null)[]> {
    const { token } = await judge();
    const address = { url: cluster.url, token };
    const asked = hurt.map((match) =>
      ask<{ suspension: Suspension | null }>(address, WHY, { match }),
    );
    return (await Promise.all(asked)).map(({ suspension }) => suspension);
  }

  /** Whoever holds the installation's key can be staff. */
  const judge = () => {
    const key = Buffer.from(cluster.settings['SCORESHEET_INSTALLATION_KEY'] ?? '', 'hex');
    return issueLocalToken(keysFrom(key), { role: 'judge' });
  };

  /** How many events without a proof the projector has judged so; not a number before it has begun. */
  async function judged(judgement: 'refuted' | 'upheld'): Promise<number> {
    const page = await cluster.service('projector-1').metrics();
    const line = new RegExp(`events_judged_total\\{.*judgement="${judgement}".*\\} (\\d+)`);
    return Number(line.exec(page)?.[1]);
  }

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
    const { token } = await judge();
    const asked = ask({ url: cluster.url, token }, STATUS, { match: hurt[2] });
    await expect(asked).rejects.toThrow('suspended at event 1');
    // The api has read that far, and the projector may come later.
    await vi.waitFor(async () => expect(await judged('refuted')).toBeGreaterThan(0), 30_000);
    expect(await judged('upheld')).toBe(0);
  });

  it('let their neighbours go on, also when every service starts anew', async () => {
    await tables.more(ACCEPTED_BETWEEN);
    await Promise.all(SERVICES.map((name) => cluster.kill(name)));
    await Promise.all(SERVICES.map((name) => cluster.start(name)));
    await tables.more(ACCEPTED_BETWEEN);
    expect(await suspensions()).toEqual(before);
  });

  it('are ended by staff, and the others wait on', async () => {
    const { token } = await judge();
    const [senseless, undecodable, won, unknown] = before;
    const address = { url: cluster.url, token };
    const decodable = [senseless, won].filter((one) => one != null);
    expect(decodable).toHaveLength(2);
    for (const { match, seq } of decodable) {
      const { voidMatch } = await ask<{ voidMatch: object }>(address, VOID, { match, seq });
      expect(voidMatch).toEqual({ __typename: 'Accepted', seq: 2 });
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
      Promise.all(hurt.map((match) => archive.events(match, Number.MAX_SAFE_INTEGER))),
    );
    expect(lengths.map(({ length }) => length)).toEqual([3, 2, 3, 1]);
  });
});
