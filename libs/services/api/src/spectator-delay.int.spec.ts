/**
 * Two clocks: the log stamps events with the time that the spec sets, and the api lets them out by
 * the same time. Nobody waits for a second to go by.
 */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog } from '@scoresheet/event-log-memory';
import { TOPICS } from '@scoresheet/contracts-messages';
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, startWorkers, type TestApi } from './api.spec-kit.js';
import { virtualClock } from './clock.spec-kit.js';
import * as played from './played-table.spec-kit.js';

const HELD = 'spectatorDelay: { events: 2, seconds: 30 }';
const clock = virtualClock(1_700_000_000_000);

let api: TestApi;
let stopWorkers: () => Promise<void>;
let stranger: string;
let judge: string;

beforeAll(async () => {
  const log = memoryLog({ topics: Object.values(TOPICS), partitions: 1, now: clock.now });
  api = await startApi({ log, clock });
  stopWorkers = await startWorkers(api);
  stranger = await api.tokenOf(newActor());
  judge = await api.tokenOf('the-judge', 'judge');
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

/** What somebody can find out about the match by every way to read it at once. */
async function seen(match: string, token?: string) {
  const query = `query($m: ID!) {
    match(id: $m) { seq status decisions { id } table }
    events(match: $m, first: 500) { events { seq hash } next hasMore }
    exportMatch(id: $m)
  }`;
  const { data, errors } = await api.ask(query, { m: match }, token);
  expect(errors).toBeUndefined();
  return data as {
    readonly match: { readonly seq: number; readonly status: string };
    readonly events: { readonly events: readonly { seq: number }[]; readonly next: number };
    readonly exportMatch: string;
  };
}

const seqsOf = async (match: string, token?: string): Promise<readonly number[]> => {
  const { match: view, events, exportMatch } = await seen(match, token);
  const trailer = JSON.parse(exportMatch.trimEnd().split('\n').at(-1) ?? '') as object;
  expect(trailer).toMatchObject({ events: view.seq + 1 });
  return [view.seq, events.events.at(-1)?.seq ?? -1, events.next - 1];
};

/** `count` answers, a second apart. */
async function play(table: played.PlayedTable, count: number): Promise<void> {
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i += 1) {
    clock.pass(1_000);
    expect(await played.answer(api, table)).toMatchObject({ __typename: 'Accepted' });
  }
}

interface Following {
  readonly seqs: number[];
  stop(): Promise<void>;
}

function follow(match: string, token?: string): Following {
  const client = api.socket(token);
  const seqs: number[] = [];
  const query = `subscription { matchEvents(match: "${match}") { seq } }`;
  const reading = (async () => {
    const messages = client.iterate<{ matchEvents: { seq: number } }>({ query });
    for await (const { data } of messages) if (data) seqs.push(data.matchEvents.seq);
  })();
  reading.catch(() => undefined);
  return {
    seqs,
    async stop() {
      await client.dispose();
    },
  };
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, seq) => seq);
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

describe('Whoever watches a match with a delay', () => {
  it('sees the lobby at once, and the game when events and seconds have gone by', async () => {
    const table = await played.runningTable(api, HELD);
    const { match } = table;
    expect(await seqsOf(match)).toEqual([3, 3, 3]);
    expect((await seen(match)).match.status).toBe('OPEN');
    await play(table, 4); // events 5 to 8, at seconds 1 to 4
    expect(await seqsOf(match)).toEqual([3, 3, 3]);
    clock.pass(25_999);
    expect(await seqsOf(match)).toEqual([3, 3, 3]);
    clock.pass(1); // the game began 30 seconds ago
    expect(await seqsOf(match)).toEqual([4, 4, 4]);
    expect((await seen(match)).match.status).toBe('RUNNING');
    clock.pass(60_000); // two events have to follow, whatever the time
    expect(await seqsOf(match, stranger)).toEqual([6, 6, 6]);
  });

  it('is told apart from the seats and the judge, who see it live', async () => {
    const table = await played.runningTable(api, HELD);
    await play(table, 3);
    for (const token of [...table.seats, judge]) {
      expect(await seqsOf(table.match, token)).toEqual([7, 7, 7]);
    }
    expect(await seqsOf(table.match, stranger)).toEqual([3, 3, 3]);
  });

  it('gets the same bytes whether or not there is more that they may not know', async () => {
    const table = await played.runningTable(api, HELD);
    await play(table, 1);
    const before = await seen(table.match, stranger);
    const token = await api.tokenOf(newActor(), 'organiser');
    const asOrganiser = await seen(table.match, token);
    await play(table, 3);
    await played.send(api, judge, `pauseMatch(match: "${table.match}")`);
    expect(await seen(table.match, stranger)).toEqual(before);
    expect(await seen(table.match, token)).toEqual(asOrganiser);
    expect(await seen(table.match)).toEqual(before);
  });

  it('is sent each event once and in order, when its time comes and nothing else happens', async () => {
    const table = await played.runningTable(api, 'spectatorDelay: { seconds: 30 }');
    const [early, own] = [follow(table.match, stranger), follow(table.match, table.seats[0])];
    await play(table, 3);
    await until(() => expect(own.seqs).toEqual(upTo(7)));
    await until(() => expect(early.seqs).toEqual(upTo(3)));
    clock.pass(27_000);
    await until(() => expect(early.seqs).toEqual(upTo(4)));
    const late = follow(table.match);
    await until(() => expect(late.seqs).toEqual(upTo(4)));
    clock.pass(2_000);
    await until(() => expect(early.seqs).toEqual(upTo(6)));
    clock.pass(60_000);
    for (const each of [early, late]) {
      await until(() => expect(each.seqs).toEqual(upTo(7)));
      await each.stop();
    }
    await own.stop();
  });

  it('who sits down meanwhile goes on live, without a gap', async () => {
    const seats = [await api.tokenOf(newActor()), await api.tokenOf(newActor())] as const;
    const match = await played.openTable(api, seats[0], HELD);
    const following = follow(match, seats[1]);
    await until(() => expect(following.seqs).toEqual([0]));
    const deck = JSON.stringify(await played.fuzzycardsDeck(api));
    for (const [at, token] of seats.entries()) {
      const sitting = `seat: ${at + 1}, expectedSeq: ${at}, deck: ${deck}`;
      await played.send(api, token, `takeSeat(match: "${match}", ${sitting})`);
    }
    for (const [at, token] of seats.entries()) {
      await played.send(api, token, `getReady(match: "${match}", expectedSeq: ${at + 2})`);
    }
    await play({ match, seats, after: '' }, 2);
    await until(() => expect(following.seqs).toEqual(upTo(6)));
    await following.stop();
  });

  it('sees the end when its seconds have gone by, and the whole record with it', async () => {
    const table = await played.runningTable(api, HELD);
    await play(table, 2);
    clock.pass(1_000);
    await played.send(api, table.seats[0], `concede(match: "${table.match}")`); // event 7
    const following = follow(table.match);
    clock.pass(29_999);
    expect(await seqsOf(table.match)).toEqual([5, 5, 5]);
    await until(() => expect(following.seqs).toEqual(upTo(5)));
    clock.pass(1);
    expect(await seqsOf(table.match)).toEqual([7, 7, 7]);
    expect((await seen(table.match)).match.status).toBe('OVER');
    await until(() => expect(following.seqs).toEqual(upTo(7)));
    await following.stop();
  });

  it('has an export whose chain holds as far as it goes', async () => {
    const table = await played.runningTable(api, HELD);
    await play(table, 5);
    clock.pass(60_000);
    const file = encodeUtf8((await seen(table.match)).exportMatch);
    const verdict = verifyExport(file, matchRefolder(api.environment), sha256);
    expect(verdict).toMatchObject({ verdict: 'UNVERIFIED', events: 8 });
  });
});

describe('What is asked with a command', () => {
  it('tells a stranger nothing of a match that goes on', async () => {
    const [quiet, lively] = [
      await played.runningTable(api, HELD),
      await played.runningTable(api, HELD),
    ];
    await play(lively, 4);
    await played.send(api, lively.seats[0], `concede(match: "${lively.match}")`);
    const deck = JSON.stringify(await played.fuzzycardsDeck(api));
    for (const command of [
      'act(match: "M", decision: "d9", choice: "pass")',
      'concede(match: "M")',
      'getReady(match: "M", expectedSeq: 8)',
      `takeSeat(match: "M", seat: 1, expectedSeq: 8, deck: ${deck})`,
    ]) {
      const sent = async ({ match }: played.PlayedTable) =>
        played.send(api, stranger, command.replace('"M"', `"${match}"`));
      expect(await sent(lively)).toEqual(await sent(quiet));
    }
  });

  it('gives a token of the event itself, though the match has gone on', async () => {
    const creator = await api.tokenOf(newActor());
    const create = `createMatch(game: "fuzzycards" ${HELD})`;
    const first = await played.send(api, creator, create, 'once');
    await played.runningTable(api);
    expect(await played.send(api, creator, create, 'once')).toEqual(first);
  });
});
