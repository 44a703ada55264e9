/** A private match is for who opened it, who sits there, who is invited, and staff; for others it is not. */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, take, type TestApi } from '../api.spec-kit.js';
import { GAMES } from '@scoresheet/games-catalog';

const OUTCOME = '{ __typename ... on Accepted { match seq token } ... on Refused { code says } }';
const WAYS = {
  match: 'query($m: ID!, $i: String) { match(id: $m, invitation: $i) { private status } }',
  events: 'query($m: ID!, $i: String) { events(match: $m, invitation: $i) { next } }',
  moments: 'query($m: ID!, $i: String) { moments(match: $m, invitation: $i) { next } }',
  exportMatch: 'query($m: ID!, $i: String) { exportMatch(id: $m, invitation: $i) }',
} as const;
const FOLLOW =
  'subscription($m: ID!, $i: String) { matchEvents(match: $m, invitation: $i) { seq } }';
const INVITATION = 'query($m: ID!) { invitation(match: $m) }';

let api: TestApi;
let stopWorkers: () => Promise<void>;
let host: string;
let friend: string;
let stranger: string;
let match: string;
let code: string;

beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
  [host, friend, stranger] = (await Promise.all([1, 2, 3].map(() => api.tokenOf(newActor())))) as [
    string,
    string,
    string,
  ];
  match = (await send(host, `createMatch(game: "fuzzycards", private: true)`)).match;
  code = (await invitation(host)) ?? '';
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

async function send(token: string, said: string) {
  const named = said.replace('(', `(commandId: "${newActor()}", `);
  const { data, errors } = await api.ask(`mutation { ${named} ${OUTCOME} }`, {}, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as { __typename: string; match: string; code?: string };
}

async function invitation(token: string, of = match): Promise<string | null> {
  const { data } = await api.ask(INVITATION, { m: of }, token);
  return data?.['invitation'] as string | null;
}

/** By each way to read: whether there is such a match. */
async function finds(token: string | undefined, i?: string) {
  const answers = await Promise.all(
    Object.entries(WAYS).map(async ([way, query]) => {
      const { data, errors } = await api.ask(query, { m: match, i }, token);
      return [way, errors?.[0]?.message ?? data?.[way] != null];
    }),
  );
  const followed = await take(api.socket(token), FOLLOW, { m: match, i }, 1).then(
    () => true,
    (error: Error) => error.message,
  );
  return { ...Object.fromEntries(answers), matchEvents: followed } as object;
}

const nowhere = () => {
  const none = `There is no match ${match}.`;
  return {
    match: false,
    events: none,
    moments: none,
    exportMatch: none,
    matchEvents: none,
  };
};
const EVERYWHERE = {
  match: true,
  events: true,
  moments: true,
  exportMatch: true,
  matchEvents: true,
};

const sit = (token: string, seat: number, expectedSeq: number, i?: string) => {
  const deck = JSON.stringify(GAMES['fuzzycards']?.readyDecks[0]?.cards);
  const invited = i === undefined ? '' : `, invitation: "${i}"`;
  return send(
    token,
    `takeSeat(match: "${match}", seat: ${seat}, deck: ${deck}, expectedSeq: ${expectedSeq}${invited})`,
  );
};

describe('A private match', () => {
  it('says that it is private, and hands its code to whoever opened it', async () => {
    const { data } = await api.ask(WAYS.match, { m: match }, host);
    expect(data).toEqual({ match: { private: true, status: 'OPEN' } });
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(await invitation(host)).toBe(code);
    const { errors } = await api.ask(INVITATION, { m: match }, stranger);
    expect(errors?.[0]?.message).toBe(`There is no match ${match}.`);
  });

  it('is nowhere for strangers, with and without an account, and with a wrong code', async () => {
    expect(await finds(undefined)).toEqual(nowhere());
    expect(await finds(stranger)).toEqual(nowhere());
    expect(await finds(stranger, '0000-0000-0000')).toEqual(nowhere());
  });

  it('is there for whoever opened it, for staff, and for anybody with the code', async () => {
    expect(await finds(host)).toEqual(EVERYWHERE);
    expect(await finds(await api.tokenOf(newActor(), 'judge'))).toEqual(EVERYWHERE);
    expect(await finds(undefined, code.toUpperCase())).toEqual(EVERYWHERE);
  });

  it('has its code in no line of its record', async () => {
    const judge = await api.tokenOf(newActor(), 'judge');
    const { data } = await api.ask(WAYS.exportMatch, { m: match }, judge);
    expect(data?.['exportMatch']).toContain('"private":true');
    expect(data?.['exportMatch']).not.toContain(code);
  });

  it('seats nobody without the code or with a wrong one', async () => {
    expect(await sit(friend, 2, 0)).toMatchObject({ code: 'unknown-match' });
    expect(await sit(friend, 2, 0, 'abcd-efgh-jkmn')).toMatchObject({ code: 'unknown-match' });
    const judged = `takeJudgeSeat(match: "${match}", expectedSeq: 0)`;
    expect(await send(friend, judged)).toMatchObject({ code: 'unknown-match' });
    expect(await sit(host, 1, 0)).toMatchObject({ __typename: 'Accepted' });
    expect(await sit(friend, 2, 1, code)).toMatchObject({ __typename: 'Accepted' });
  });

  it('is there for whoever sits in it, who can invite others', async () => {
    expect(await finds(friend)).toEqual(EVERYWHERE);
    expect(await invitation(friend)).toBe(code);
  });

  it('has another code than others, and an open match has none', async () => {
    const other = await send(host, 'createMatch(game: "fuzzycards", private: true)');
    const open = await send(host, 'createMatch(game: "fuzzycards", private: false)');
    expect(await invitation(host, other.match)).not.toBe(code);
    expect(await invitation(host, open.match)).toBeNull();
    expect(await invitation(stranger, open.match)).toBeNull();
  });
});
