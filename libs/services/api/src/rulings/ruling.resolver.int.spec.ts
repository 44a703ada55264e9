import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { reasonDigestOf } from '@scoresheet/domain-match';
import { memoryReasons, type RulingReasons } from '@scoresheet/services-rulings';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, startWorkers, take, type TestApi } from '../api.spec-kit.js';
import { answer, look, openDecision, runningTable, send } from '../played-table.spec-kit.js';

const REASON = 'A phone lay on the table.';

let api: TestApi;
let stopWorkers: () => Promise<void>;
let judge: string;
let asked: number;
const reasons: RulingReasons = memoryReasons(sha256);

beforeAll(async () => {
  const counted: RulingReasons = {
    ...reasons,
    find: (keys) => {
      asked += 1;
      return reasons.find(keys);
    },
  };
  api = await startApi({ reasons: counted });
  stopWorkers = await startWorkers(api);
  judge = await api.tokenOf('the-judge', 'judge');
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

interface RuledEvent {
  readonly type: string;
  readonly action: { readonly reasonDigest?: string };
  readonly reason: { readonly state: string; readonly text: string; readonly salt: string } | null;
}

async function eventsOf(match: string, token?: string): Promise<readonly RuledEvent[]> {
  const query = `{ events(match: "${match}", first: 500) {
    events { seq type action reason { state text salt } }
  } }`;
  const { data, errors } = await api.ask(query, {}, token);
  expect(errors).toBeUndefined();
  return (data?.['events'] as { events: readonly RuledEvent[] }).events;
}

const pause = (match: string, token = judge, id?: string) =>
  send(api, token, `pauseMatch(match: "${match}", reason: "${REASON}")`, id);

describe('A judge', () => {
  it('pauses a match and resumes it; the same decision is open all the while', async () => {
    const table = await runningTable(api);
    const before = await openDecision(api, table);
    expect(await pause(table.match)).toMatchObject({ __typename: 'Accepted', seq: 5 });
    expect(await look(api, table.match)).toMatchObject({ status: 'PAUSED' });
    expect(await answer(api, table)).toMatchObject({ __typename: 'Refused', code: 'match-paused' });
    const resumed = await send(api, judge, `resumeMatch(match: "${table.match}")`);
    expect(resumed).toMatchObject({ seq: 6 });
    expect(await openDecision(api, table)).toEqual(before);
    expect(await answer(api, table)).toMatchObject({ __typename: 'Accepted', seq: 7 });
  });

  it('warns a seat, and ends the match with a result and a reason', async () => {
    const { match, seats } = await runningTable(api);
    await send(api, judge, `warnSeat(match: "${match}", seat: 1, reason: "Slow play.")`);
    const end = `result: WIN, winner: 2, reason: "${REASON}"`;
    await send(api, judge, `endMatch(match: "${match}", ${end})`);
    const query = `{ match(id: "${match}") {
      status seats { seat warnings } decisions { id } result { places reason }
    } }`;
    expect((await api.ask(query, {}, seats[0])).data?.['match']).toEqual({
      status: 'OVER',
      seats: [
        { seat: 1, warnings: 1 },
        { seat: 2, warnings: 0 },
      ],
      decisions: [],
      result: { places: [[2], [1]], reason: 'ruled' },
    });
    const types = (await eventsOf(match)).slice(5).map(({ type }) => type);
    expect(types).toEqual(['seat-warned', 'match-ended']);
  });

  it('who sends a ruling again gets the first outcome, with the same reason', async () => {
    const { match } = await runningTable(api);
    const sent = [await pause(match, judge, 'p-1'), await pause(match, judge, 'p-1')];
    expect(sent.map(({ seq }) => seq)).toEqual([5, 5]);
    const other = `pauseMatch(match: "${match}", reason: "Something else.")`;
    expect(await send(api, judge, other, 'p-1')).toMatchObject({ code: 'command-id-reused' });
    expect((await eventsOf(match))[5]?.reason).toMatchObject({ state: 'KEPT', text: REASON });
  });

  it('who has a seat in the match plays there: neither rulings nor the hands of others', async () => {
    const { match, seats } = await runningTable(api);
    const { data } = await api.ask(`{ match(id: "${match}") { seats { actor } } }`);
    const [first] = (data?.['match'] as { seats: { actor: string }[] }).seats;
    const own = await api.tokenOf(first?.actor ?? '', 'judge');
    expect(await pause(match, own)).toMatchObject({ code: 'judge-seated' });
    const seen = async (token: string) =>
      (await api.ask(`{ match(id: "${match}") { ownSeat table } }`, {}, token)).data;
    expect(await seen(own)).toEqual(await seen(seats[0]));
  });

  it('alone rules; an organiser pauses and calls off, and a player does neither', async () => {
    const { match, seats } = await runningTable(api);
    const organiser = await api.tokenOf(newActor(), 'organiser');
    const query = `mutation { pauseMatch(commandId: "x", match: "${match}") { __typename } }`;
    const { errors } = await api.ask(query, {}, seats[0]);
    expect(errors?.[0]?.message).toContain('Only judges and organisers can do this');
    const end = (result: string) =>
      send(api, organiser, `endMatch(match: "${match}", result: ${result}, reason: "Storm.")`);
    expect(await end('DRAW')).toMatchObject({ code: 'wrong-role' });
    expect(await send(api, organiser, `pauseMatch(match: "${match}")`)).toMatchObject({ seq: 5 });
    expect(await end('NO_RESULT')).toMatchObject({ __typename: 'Accepted', seq: 6 });
  });
});

describe('The reason of a ruling', () => {
  it('stands beside its event with a salt, and only its digest in the record', async () => {
    const { match } = await runningTable(api);
    await pause(match);
    const event = (await eventsOf(match))[5];
    expect(event?.reason).toMatchObject({ state: 'KEPT', text: REASON });
    const salt = event?.reason?.salt ?? '';
    expect(event?.action.reasonDigest).toBe(reasonDigestOf({ text: REASON, salt }, sha256));
    const { data } = await api.ask(`{ exportMatch(id: "${match}") }`, {}, judge);
    expect(data?.['exportMatch']).toContain(event?.action.reasonDigest);
    expect(data?.['exportMatch']).not.toContain('phone');
  });

  it('comes with the subscription', async () => {
    const { match } = await runningTable(api);
    await pause(match);
    const query = `subscription { matchEvents(match: "${match}", from: 4) { reason { text } } }`;
    const client = api.socket();
    expect(await take(client, query, {}, 2)).toEqual([
      { reason: null },
      { reason: { text: REASON } },
    ]);
    await client.dispose();
  });

  it('is asked for once, however many rulings an answer holds', async () => {
    const { match } = await runningTable(api);
    for (let round = 0; round < 3; round += 1) {
      await pause(match);
      await send(api, judge, `resumeMatch(match: "${match}", reason: "Go on.")`);
    }
    asked = 0;
    const texts = (await eventsOf(match)).slice(5).map(({ reason }) => reason?.text);
    expect(texts).toEqual([REASON, 'Go on.', REASON, 'Go on.', REASON, 'Go on.']);
    expect(asked).toBe(1);
  });

  it('is erased by an operator, and the event and its digest stay', async () => {
    const { match } = await runningTable(api);
    await pause(match);
    const before = (await eventsOf(match))[5];
    const erase = `mutation { eraseReason(match: "${match}", seq: 5) }`;
    expect((await api.ask(erase, {}, judge)).errors?.[0]?.message).toContain('Only operators');
    const operator = await api.tokenOf(newActor(), 'operator');
    expect((await api.ask(erase, {}, operator)).data).toEqual({ eraseReason: true });
    const after = (await eventsOf(match))[5];
    expect(after?.action).toEqual(before?.action);
    expect(after?.reason).toEqual({ state: 'ERASED', text: null, salt: null });
    const none = `mutation { eraseReason(match: "${match}", seq: 4) }`;
    expect((await api.ask(none, {}, operator)).data).toEqual({ eraseReason: false });
  });

  it('that does not fit its digest is not shown, and that is said', async () => {
    const { match } = await runningTable(api);
    await pause(match);
    vi.spyOn(reasons, 'find').mockResolvedValueOnce([{ is: 'altered' }]);
    const event = (await eventsOf(match))[5];
    expect(event?.reason).toEqual({ state: 'ALTERED', text: null, salt: null });
  });

  it('of a refused ruling is not kept', async () => {
    const { match } = await runningTable(api);
    const of = { record: match, actor: 'the-judge', commandId: 'too-early' };
    const ruling = `resumeMatch(match: "${match}", reason: "Go on.")`;
    expect(await send(api, judge, ruling, 'too-early')).toMatchObject({ code: 'match-not-paused' });
    const digest = (await reasons.keep(of, 'Another text is taken now.')) ?? '';
    expect(digest).not.toBe('');
  });

  it.each([
    ['""', 'Give a reason'],
    [JSON.stringify('x'.repeat(1_001)), 'at most 1000 characters'],
    ['"a\\u0000b"', 'no control characters'],
  ])('that is none is refused with words: %#', async (reason, words) => {
    const { match } = await runningTable(api);
    const query = `mutation { pauseMatch(commandId: "c", match: "${match}", reason: ${reason}) {
      __typename
    } }`;
    expect((await api.ask(query, {}, judge)).errors?.[0]?.message).toContain(words);
  });
});
