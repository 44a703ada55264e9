import { encodeUtf8, readExport, recordIdOf, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { issueLocalToken, newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  append,
  doubtful,
  playedMatch,
  startApi,
  startWorkers,
  take,
  type TestApi,
} from './api.spec-kit.js';
import { BAD_EVENTS, writeBadEvent, type BadEvent } from './bad-event.spec-kit.js';

let api: TestApi;
let judge: string;
let stopWorkers: () => Promise<void>;
beforeAll(async () => {
  api = await startApi({ commandDeadlineMs: 5_000, belief: doubtful() });
  stopWorkers = await startWorkers(api);
  judge = await api.tokenOf('the-judge', 'judge');
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

/** A match with a bad event; the one of unknown rules can only be the first. */
async function badMatch(kind: BadEvent, name = 'bad'): Promise<{ match: string; seq: number }> {
  if (kind === 'unknown-rules') {
    const record = recordIdOf({ kind: 'match', actor: newActor(), commandId: name }, sha256);
    return { match: record, seq: await writeBadEvent(api.log, { record, head: undefined }, kind) };
  }
  const events = playedMatch(api.environment, `${name}-${kind}`).slice(0, 8);
  await append(api.log, events);
  const head = events.at(-1)?.head as Head;
  const record = events[0]?.header.record ?? '';
  return { match: record, seq: await writeBadEvent(api.log, { record, head }, kind) };
}

const whyQuery = (match: string) =>
  `{ suspension(match: "${match}") { match seq reference says endedSeq } }`;

const end = (match: string, suspendedSeq: number, commandId: string, by = judge) =>
  api.ask(
    `mutation { voidMatch(commandId: "${commandId}", match: "${match}",
      suspendedSeq: ${suspendedSeq}, reason: "the record is damaged") {
      __typename ... on Accepted { seq } ... on Refused { code says } ... on Conflict { says }
    } }`,
    {},
    by,
  );

/** Whoever reads on comes to the bad event, is told so, and goes on behind it. */
async function expectToldToItsEnd(match: string, seq: number): Promise<void> {
  const page = (from: number) =>
    api.ask(`{ events(match: "${match}", from: ${from}) { next hasMore events { seq type } } }`);
  if (seq > 0) {
    const { data } = await page(0);
    expect(data?.['events']).toMatchObject({ next: seq, hasMore: true });
  }
  const { errors } = await page(seq);
  expect(errors?.[0]?.extensions).toEqual({ code: 'SUSPENDED', resumeFrom: seq + 1 });
  expect(errors?.[0]?.message).toContain(`staff has ended it with event ${seq + 1}`);
  const last = { seq: seq + 1, type: 'match-voided' };
  expect((await page(seq + 1)).data?.['events']).toEqual({
    next: seq + 2,
    hasMore: false,
    events: [last],
  });
  const moments = async (from: number) => {
    const asked = `{ moments(match: "${match}", from: ${from}) {
      next hasMore moments { seq type status } } }`;
    return (await api.ask(asked)) as { data?: { moments?: unknown }; errors?: unknown };
  };
  if (seq > 0) {
    expect((await moments(0)).data?.moments).toMatchObject({ next: seq, hasMore: true });
  }
  expect((await moments(seq)).errors).toMatchObject([{ message: errors?.[0]?.message }]);
  expect((await moments(seq + 1)).data?.moments).toEqual({
    next: seq + 2,
    hasMore: false,
    moments: [{ ...last, status: 'OVER' }],
  });
  const client = api.socket();
  const query = `subscription($from: Int!) {
    matchEvents(match: "${match}", from: $from) { seq type status } }`;
  const whole = take(client, query, { from: 0 }, seq + 1);
  await expect(whole).rejects.toMatchObject([{ message: errors?.[0]?.message }]);
  expect(await take(client, query, { from: seq + 1 }, 1)).toEqual([{ ...last, status: 'OVER' }]);
  await client.dispose();
  const { data } = await api.ask(`{ exportMatch(id: "${match}") }`);
  const text = data?.['exportMatch'] as string;
  const read = readExport(encodeUtf8(text), sha256);
  expect(read).toMatchObject({ ok: true, value: { events: { length: seq + 2 } } });
}

describe.each(BAD_EVENTS)('A match with an event that is %s', (kind) => {
  it('is explained to staff, ended by them, and over for everybody', async () => {
    const { match, seq } = await badMatch(kind);
    await expect
      .poll(async () => (await api.ask(whyQuery(match), {}, judge)).data)
      .toMatchObject({ suspension: { match, seq, endedSeq: null } });
    const { data } = await api.ask(whyQuery(match), {}, judge);
    const { says, reference } = data?.['suspension'] as { says: string; reference: string };
    expect(says).toContain(`Event ${seq} `);
    expect(says.includes('hours after the log took it')).toBe(kind === 'ahead-of-log');
    const { errors } = await api.ask(`{ match(id: "${match}") { seq } }`);
    expect(errors?.[0]?.message).toContain(reference);
    expect(errors?.[0]?.message).not.toContain(says);

    expect((await end(match, seq + 1, 'early')).data?.['voidMatch']).toMatchObject({
      __typename: 'Conflict',
    });
    const accepted = { __typename: 'Accepted', seq: seq + 1 };
    expect((await end(match, seq, 'end')).data?.['voidMatch']).toEqual(accepted);
    expect((await end(match, seq, 'end')).data?.['voidMatch']).toEqual(accepted);
    expect((await end(match, seq, 'again')).data?.['voidMatch']).toMatchObject({
      code: 'match-over',
    });
    expect((await api.ask(whyQuery(match), {}, judge)).data).toMatchObject({
      suspension: { seq, reference, endedSeq: seq + 1 },
    });
    await expectToldToItsEnd(match, seq);
    if (kind === 'unknown-rules') return; // nothing is known that could be shown
    expect((await api.ask(`{ match(id: "${match}") { status seq } }`)).data).toEqual({
      match: { status: 'OVER', seq: seq + 1 },
    });
  });

  it('is explained to whoever holds the key of the installation, and ended by them', async () => {
    const { match, seq } = await badMatch(kind, 'for-the-operator');
    const { token } = await issueLocalToken(api.options.keys, { role: 'operator' });
    const asked = await api.ask(whyQuery(match), {}, token);
    expect(asked.data).toMatchObject({ suspension: { match, seq } });
    expect((await end(match, seq, 'end', token)).data?.['voidMatch']).toMatchObject({
      seq: seq + 1,
    });
  });

  it('is explained to nobody else', async () => {
    const { errors } = await api.ask(whyQuery('m'), {}, await api.tokenOf(newActor()));
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('A match that goes on', () => {
  it('has nothing to explain, and is not ended as if it were suspended', async () => {
    const events = playedMatch(api.environment, 'good').slice(0, 8);
    await append(api.log, events);
    const match = events[0]?.header.record ?? '';
    await expect
      .poll(async () => (await api.ask(`{ match(id: "${match}") { seq } }`)).data)
      .toEqual({ match: { seq: 7 } });
    expect((await api.ask(whyQuery(match), {}, judge)).data).toEqual({ suspension: null });
    expect((await end(match, 7, 'end')).data?.['voidMatch']).toMatchObject({
      code: 'match-not-suspended',
    });
  });
});
