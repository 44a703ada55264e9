/** A tournament with an event that nobody can fold: told, explained to staff, and ended by them. */
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { encodeUtf8, partitionOf, readExport, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, take, type TestApi } from './api.spec-kit.js';

let api: TestApi;
let stop: () => Promise<void>;
let commands = 0;
beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
});
afterAll(async () => {
  await stop();
  await api.close();
});

async function ask(actor: string, asked: string, role?: 'judge' | 'operator') {
  return api.ask(asked, {}, await api.tokenOf(actor, role));
}

/** Has to be accepted; gives the tournament. */
async function say(actor: string, name: string, args: string): Promise<string> {
  const asked = `mutation { told: ${name}(commandId: "s${++commands}", ${args}) {
    ... on TournamentAccepted { tournament } } }`;
  const { data, errors } = await ask(actor, asked);
  const told = data?.['told'] as { tournament?: string } | undefined;
  if (told?.tournament === undefined) throw new Error(JSON.stringify(told ?? errors));
  return told.tournament;
}

const GOOD_BEFORE = 5;

/** Olga's, with hedy as head judge and the entrants p1 and judy; its last event is no event. */
async function poisoned(): Promise<string> {
  const tournament = await say(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  const of = `tournament: "${tournament}"`;
  await say('olga', 'appointStaff', `${of}, to: "hedy", as: HEAD_JUDGE`);
  await say('olga', 'announceTournament', of);
  await say('olga', 'openRegistration', of);
  await say('judy', 'enterTournament', of);
  await poison(tournament);
  return tournament;
}

/** Writes an event to the topic by hand, on the head of the chain. */
async function poison(tournament: string): Promise<void> {
  const asked = `{ tournamentEvents(tournament: "${tournament}") { events { seq hash } } }`;
  const { data } = await ask('olga', asked);
  const { events } = data?.['tournamentEvents'] as { events: { seq: number; hash: string }[] };
  const head = events.at(-1);
  if (head?.seq !== GOOD_BEFORE - 1) throw new Error('the events are those that were sent');
  const { bytes } = sealEvent(
    {
      record: tournament,
      type: 'entrant-entered',
      at: 9_999_999,
      commandId: 'by-hand',
      parts: { public: { action: { type: 'act' }, facts: [{ kind: 'tournament-created' }] } },
    },
    head,
    { saltOf: () => sha256('salt'), sha256 },
  );
  const partition = partitionOf(tournament, api.log.partitions, sha256);
  const { events: topic } = RECORD_TOPICS.tournament;
  await api.log.append({ topic, partition }, [{ key: tournament, value: bytes }]);
}

const whyQuery = (tournament: string) =>
  `{ tournamentSuspension(tournament: "${tournament}") { tournament seq reference says endedSeq } }`;

const cancel = (tournament: string, suspendedSeq: number, commandId: string) =>
  `mutation { told: cancelTournament(commandId: "${commandId}", tournament: "${tournament}",
    suspendedSeq: ${suspendedSeq}, reason: "The record is damaged.") {
    __typename ... on TournamentAccepted { seq } ... on Refused { code } ... on Conflict { says }
  } }`;

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.code;

describe('A tournament whose event makes no sense', () => {
  it('is told up to that event, and not shown, while its neighbours go on', async () => {
    const tournament = await poisoned();
    const shown = `{ tournament(tournament: "${tournament}") { stage } }`;
    await expect.poll(async () => codeOf(await ask('olga', shown))).toBe('SUSPENDED');
    const { data } = await ask(
      'olga',
      `{ tournamentEvents(tournament: "${tournament}") { next hasMore events { seq } } }`,
    );
    expect(data?.['tournamentEvents']).toMatchObject({ next: GOOD_BEFORE, hasMore: true });
    const client = api.socket();
    const followed = `subscription { tournamentEvents(tournament: "${tournament}") { seq } }`;
    await expect(take(client, followed, {}, GOOD_BEFORE + 1)).rejects.toMatchObject([
      { message: expect.stringContaining('tournament is suspended at event 5') as unknown },
    ]);
    await client.dispose();
    expect(await say('olga', 'createTournament', NEIGHBOUR)).not.toBe(tournament);
  });

  it.each([
    ['its owner', 'olga', undefined],
    ['its head judge', 'hedy', undefined],
    ['a judge of the house who does not play', 'jim', 'judge'],
    ['an operator', 'root', 'operator'],
  ] as const)('is explained to %s and ended by them, once', async (_, actor, role) => {
    const tournament = await poisoned();
    const known = { tournament, seq: GOOD_BEFORE, endedSeq: null };
    await expect
      .poll(async () => (await ask(actor, whyQuery(tournament), role)).data)
      .toMatchObject({ tournamentSuspension: known });
    const told = async (suspendedSeq: number, id: string) =>
      (await ask(actor, cancel(tournament, suspendedSeq, id), role)).data?.['told'];
    expect(await told(GOOD_BEFORE + 1, 'early')).toMatchObject({ __typename: 'Conflict' });
    const accepted = { __typename: 'TournamentAccepted', seq: GOOD_BEFORE + 1 };
    expect(await told(GOOD_BEFORE, 'end')).toEqual(accepted);
    expect(await told(GOOD_BEFORE, 'end')).toEqual(accepted);
    expect(await told(GOOD_BEFORE, 'again')).toMatchObject({ code: 'tournament-over' });
    const why = await ask(actor, whyQuery(tournament), role);
    expect(why.data).toMatchObject({ tournamentSuspension: { endedSeq: GOOD_BEFORE + 1 } });
    await expectToldToItsEnd(tournament);
  });

  it.each([
    ['a stranger', 'sam', undefined],
    ['a judge of the house who plays in it', 'judy', 'judge'],
  ] as const)('is neither explained to %s nor ended by them', async (_, actor, role) => {
    const tournament = await poisoned();
    expect(codeOf(await ask(actor, whyQuery(tournament), role))).toBe('FORBIDDEN');
    const ending = await ask(actor, cancel(tournament, GOOD_BEFORE, 'x'), role);
    expect(codeOf(ending)).toBe('FORBIDDEN');
  });
});

const NEIGHBOUR = `title: "Other", game: "fuzzycards", play: TABLES, capacity: 8,
  phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`;

/** Whoever reads on comes to the bad event, is told so, and goes on behind it. */
async function expectToldToItsEnd(tournament: string): Promise<void> {
  const page = (from: number) =>
    ask(
      'p1',
      `{ tournamentEvents(tournament: "${tournament}", from: ${from}) { events { seq type } } }`,
    );
  const { errors } = await page(GOOD_BEFORE);
  expect(errors?.[0]?.extensions).toEqual({ code: 'SUSPENDED', resumeFrom: GOOD_BEFORE + 1 });
  const last = { seq: GOOD_BEFORE + 1, type: 'tournament-cancelled' };
  expect((await page(GOOD_BEFORE + 1)).data?.['tournamentEvents']).toEqual({ events: [last] });
  const shown = `{ tournament(tournament: "${tournament}") { stage seq } }`;
  const cancelled = { tournament: { stage: 'CANCELLED', seq: GOOD_BEFORE - 1 } };
  expect((await ask('p1', shown)).data).toEqual(cancelled);
  const { data } = await ask('p1', `{ exportTournament(id: "${tournament}") }`);
  const read = readExport(encodeUtf8(data?.['exportTournament'] as string), sha256);
  expect(read).toMatchObject({ ok: true, value: { events: { length: GOOD_BEFORE + 2 } } });
}

describe('A tournament that goes on', () => {
  it('has nothing to explain, and is not ended as if it were suspended', async () => {
    const tournament = await say('olga', 'createTournament', NEIGHBOUR);
    expect((await ask('olga', whyQuery(tournament))).data).toEqual({ tournamentSuspension: null });
    const told = (await ask('olga', cancel(tournament, 0, 'end'))).data?.['told'];
    expect(told).toMatchObject({ code: 'tournament-not-suspended' });
  });
});
