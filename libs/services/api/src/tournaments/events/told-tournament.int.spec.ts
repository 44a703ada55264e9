import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, startTournaments, take, type TestApi } from '../../api.spec-kit.js';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import type { TournamentWords } from '../words/tournament-words.js';

let api: TestApi;
let stop: () => Promise<void>;
let tournament: string;
let commands = 0;

async function say(actor: string, name: string, args = ''): Promise<number> {
  const of = tournament === '' ? '' : `tournament: "${tournament}"`;
  const asked = `mutation { told: ${name}(commandId: "n${++commands}" ${of} ${args}) {
    ... on TournamentAccepted { tournament seq } ... on Refused { says } } }`;
  const { data, errors } = await api.ask(asked, {}, await api.tokenOf(actor));
  const told = data?.['told'] as { tournament?: string; seq: number } | undefined;
  if (told?.tournament === undefined) throw new Error(JSON.stringify(told ?? errors));
  tournament = told.tournament;
  return told.seq;
}

/** Has no account, and says nothing. */
const GUEST = 4;

/** Of three players and a guest; olga runs it. */
beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
  tournament = '';
  await say(
    'olga',
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3, roundMs: 3000000 }]`,
  );
  await say('olga', 'announceTournament');
  await say('olga', 'openRegistration');
  for (const actor of ['p1', 'p2', 'p3']) await say(actor, 'enterTournament');
  await say('olga', 'addEntrants', 'entrants: [{ name: "Gus" }]');
  await say('olga', 'beginPhase', 'phase: 1');
});
afterAll(async () => {
  await stop();
  await api.close();
});

interface Table {
  readonly number: number;
  readonly result: unknown;
  readonly reported: readonly number[];
  readonly seats: readonly { readonly entrant: number; readonly name: string | null }[];
}

interface Message {
  readonly type: string;
  readonly now: {
    readonly title: string;
    readonly ownEntrant: number | null;
    readonly seq: number;
    readonly round: { readonly stage: string; readonly open: number } | null;
  };
  readonly tables: readonly Table[];
  readonly ownTable: Table | null;
}

const TABLE = '{ number result { is } match reported extensionMs seats { entrant name } }';
const FOLLOW = `subscription($tournament: ID!, $from: Int!) {
  tournamentEvents(tournament: $tournament, from: $from) {
    type now { title ownEntrant seq round { stage open } } tables ${TABLE} ownTable ${TABLE} } }`;

async function follow(actor: string | undefined, from: number, count: number) {
  const client = api.socket(actor === undefined ? undefined : await api.tokenOf(actor));
  return take<Message>(client, FOLLOW, { tournament, from }, count).finally(() => client.dispose());
}

const entrantsOf = (table: Table | null | undefined) => table?.seats.map(({ entrant }) => entrant);

describe('A message of the feed', () => {
  let drawnSeq: number;
  let publishedSeq: number;

  it('tells of a drawn round its house alone', async () => {
    drawnSeq = await say('olga', 'drawRound', 'phase: 1, round: 1');
    const told = ['olga', undefined, 'p1'].map((actor) => follow(actor, drawnSeq, 1));
    const [house, stranger, player] = (await Promise.all(told)).map(([message]) => message);
    expect(house?.now).toMatchObject({ round: { stage: 'drawn' }, ownEntrant: null });
    expect(house?.tables).toHaveLength(2);
    expect(stranger).toMatchObject({ now: { round: null }, tables: [], ownTable: null });
    expect(player).toMatchObject({ now: { ownEntrant: 1, round: null }, ownTable: null });
  });

  it('tells each player of their own table, and everybody of all tables', async () => {
    const actors = ['p1', 'p2', 'p3', 'olga', undefined];
    const following = actors.map((actor) => follow(actor, drawnSeq + 1, 1));
    publishedSeq = await say('olga', 'publishRound', 'phase: 1, round: 1');
    const told = (await Promise.all(following)).map(([message]) => message);
    const tables = told[0]?.tables;
    expect(tables?.flatMap(entrantsOf).toSorted()).toEqual([1, 2, 3, 4]);
    expect(told.map((message) => message?.tables)).toEqual(actors.map(() => tables));
    expect(told.map((message) => message?.now.ownEntrant)).toEqual([1, 2, 3, null, null]);
    const owns = [1, 2, 3].map((own) => tables?.find((each) => entrantsOf(each)?.includes(own)));
    expect(told.map((message) => message?.ownTable)).toEqual([...owns, null, null]);
    expect(told[0]?.now).toMatchObject({ title: 'Cup', seq: publishedSeq });
  });

  it('tells of the table that a result is of, as it is by then', async () => {
    await say('olga', 'startRound', 'phase: 1, round: 1');
    const at = 'phase: 1, round: 1, table: 2';
    const seq = await say('olga', 'enterResult', `${at}, result: { is: GAMES, wins: [2, 0] }`);
    const [message] = await follow('p1', seq, 1);
    expect(message?.now.round).toEqual({ stage: 'playing', open: 1 });
    expect(message?.tables).toMatchObject([{ number: 2, result: { is: 'GAMES' } }]);
  });

  it('tells of a table who has reported, and the time that it has beyond the hall', async () => {
    const from = await say('olga', 'extendTime', 'phase: 1, round: 1, table: 1, byMs: 60000');
    const [extended] = await follow(undefined, from, 1);
    expect(extended?.tables).toMatchObject([{ number: 1, reported: [], extensionMs: 60_000 }]);
    const sitting = entrantsOf(extended?.tables[0])?.find((each) => each !== GUEST) ?? 0;
    const at = 'phase: 1, round: 1, table: 1, result: { is: GAMES, wins: [2, 0] }';
    const seq = await say(`p${sitting}`, 'reportResult', at);
    const told = await Promise.all(['p1', 'p2', 'p3', undefined].map((who) => follow(who, seq, 1)));
    expect(told.map(([message]) => message?.tables[0]?.reported)).toEqual(
      told.map(() => [sitting]),
    );
    expect(told[sitting - 1]?.[0]?.ownTable).toMatchObject({ number: 1, reported: [sitting] });
  });

  it('says by which events rounds were published and closed', async () => {
    const rounds = `{ it: tournament(tournament: "${tournament}") {
      rounds { phase round stage tables publishedSeq closedSeq } } }`;
    const played = { phase: 1, round: 1, tables: 2, publishedSeq, closedSeq: null };
    expect((await api.ask(rounds)).data).toEqual({
      it: { rounds: [{ ...played, stage: 'playing' }] },
    });
  });

  it('of the past tells of the tournament as it is now', async () => {
    const [message] = await follow('p1', 0, 1);
    expect(message).toMatchObject({
      type: 'tournament-created',
      now: { round: { stage: 'playing' } },
    });
    expect(message?.now.seq).toBeGreaterThan(publishedSeq);
  });

  it('costs the same words for all who are told of an event', async () => {
    const words = api.get<TournamentWords>(TOURNAMENT_WORDS as never);
    const from = (await say('olga', 'extendTime', 'phase: 1, round: 1, table: 1, byMs: 60000')) + 1;
    const following = ['p1', 'p2', 'p3', 'p1', 'p2'].map((actor) => follow(actor, from, 1));
    const [asked, named] = [vi.spyOn(words, 'of'), vi.spyOn(words, 'lookingLike')];
    await say('olga', 'extendTime', 'phase: 1, round: 1, table: 1, byMs: 60000');
    await Promise.all(following);
    const titles = asked.mock.calls.filter(([, kinds]) => kinds.includes('title'));
    expect(titles).toHaveLength(1);
    expect(named.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('names the entrants whom a repair of the round gives a bye', async () => {
    const of = `tournament: "${tournament}"`;
    const byes = async () =>
      (await api.ask(`{ it: tournament(${of}) { rounds { byes { entrant name } } } }`)).data;
    expect(await byes()).toEqual({ it: { rounds: [{ byes: [] }] } });
    const table = `{ it: tournamentTables(${of}, phase: 1, round: 1, number: 1) {
      seats { entrant name } } }`;
    const { it } = (await api.ask(table)).data as {
      it: readonly { seats: readonly { entrant: number; name: string | null }[] }[];
    };
    const seat = it[0]?.seats[0];
    const repairs = `{ is: UNPAIR, table: 1 }, { is: BYE, entrant: ${seat?.entrant} }`;
    await say('olga', 'repairRound', `phase: 1, round: 1, reason: "Ill", repairs: [${repairs}]`);
    expect(await byes()).toEqual({ it: { rounds: [{ byes: [seat] }] } });
  });
});
