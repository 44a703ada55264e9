/** A whole event through the api: from the draft to the export, as its people run it. */
import { verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { gamesOf, tournamentRefolder } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, type Answer, type TestApi } from '../api.spec-kit.js';

const ENTRANTS = Array.from({ length: 8 }, (_, i) => `p${i + 1}`);

let api: TestApi;
let stop: () => Promise<void>;
let commands = 0;
let tournament = '';
beforeAll(async () => {
  api = await startApi();
  stop = await startTournaments(api);
});
afterAll(async () => {
  await stop();
  await api.close();
});

interface Told {
  readonly __typename: string;
  readonly tournament?: string;
  readonly token?: string;
  readonly code?: string;
  readonly seq?: number;
}

const OUTCOME = `__typename
  ... on TournamentAccepted { tournament token seq } ... on Refused { code }`;

/** What somebody sends comes to. Arguments are written as they stand in a document. */
async function send(actor: string, name: string, args: string, id = `c${++commands}`) {
  const given = `commandId: "${id}"${args}`;
  const asked = `mutation { told: ${name}(${given}) { ${OUTCOME} } }`;
  const answer = await api.ask(asked, {}, await api.tokenOf(actor));
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  return (answer.data as { told: Told }).told;
}

/** Has to be accepted. */
async function say(actor: string, name: string, args = ''): Promise<Told> {
  const told = await send(actor, name, `, tournament: "${tournament}"${args}`);
  expect(told, `${name} ${args}`).toMatchObject({ __typename: 'TournamentAccepted' });
  return told;
}

async function read<T>(actor: string | undefined, query: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const answer: Answer = await api.ask(`query { it: ${query} }`, {}, token);
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  return (answer.data as { it: T }).it;
}

interface Table {
  readonly number: number;
  readonly seats: readonly { readonly entrant: number; readonly actor: string }[];
}

const tablesOf = (actor: string | undefined, phase: number, round: number): Promise<Table[]> =>
  read(
    actor,
    `tournamentTables(tournament: "${tournament}", phase: ${phase}, round: ${round})
     { number seats { entrant actor } }`,
  );

/** Draws, publishes and starts a round; at each table the two report that the lower number won. */
async function playRound(phase: number, round: number): Promise<void> {
  const of = `, phase: ${phase}, round: ${round}`;
  await say('olga', 'drawRound', of);
  expect(await tablesOf('p1', phase, round)).toEqual([]);
  await say('olga', 'publishRound', of);
  await say('olga', 'startRound', of);
  const tables = await tablesOf(undefined, phase, round);
  for (const { number, seats } of tables) {
    const [first, second] = seats.map(({ entrant }) => entrant) as [number, number];
    const wins = first < second ? '[2, 0]' : '[0, 2]';
    const result = `${of}, table: ${number}, result: { is: GAMES, wins: ${wins} }`;
    for (const { actor } of seats) await say(actor, 'reportResult', result);
  }
  await say('olga', 'closeRound', of);
}

describe('A whole event through the api', () => {
  it('goes from its draft to registration, and is there for its house alone before', async () => {
    const created = await send(
      'olga',
      'createTournament',
      `, title: "Spring Cup", game: "fuzzycards", play: TABLES, capacity: 8, phases: [
        { kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 },
        { kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3, cut: { by: RANK, places: 2 } }
      ]`,
    );
    tournament = created.tournament ?? '';
    const one = `tournament(tournament: "${tournament}") { stage title }`;
    await expect(read('p1', one)).rejects.toThrow(/There is no tournament/);
    expect(await read('olga', one)).toEqual({ stage: 'DRAFT', title: 'Spring Cup' });
    await say('olga', 'announceTournament');
    expect(await read('p1', one)).toEqual({ stage: 'ANNOUNCED', title: 'Spring Cup' });
    await say('olga', 'openRegistration');
  });

  it('lets people enter, and whoever comes when it is full waits', async () => {
    for (const actor of ENTRANTS) await say(actor, 'enterTournament');
    await say('late', 'enterTournament');
    expect(
      await read('p3', `tournament(tournament: "${tournament}") { places waiting ownEntrant }`),
    ).toEqual({ places: 8, waiting: 1, ownEntrant: 3 });
    const waitlist = `tournamentEntrants(tournament: "${tournament}", status: [WAITING]) { number }`;
    expect(await read(undefined, waitlist)).toEqual([{ number: 9 }]);
    const again = await send('p3', 'enterTournament', `, tournament: "${tournament}"`);
    expect(again).toMatchObject({ __typename: 'Refused', code: 'already-entered' });
  });

  it('shows a list to nobody but its house', async () => {
    const cards = '["FC-SECRET-1"]';
    const told = await send(
      'p1',
      'handInList',
      `, tournament: "${tournament}", entrant: 1, cards: ${cards}`,
    );
    expect(told).toMatchObject({ __typename: 'Refused', code: 'list-unclear' });
  });

  it('is drawn once, however many press the button', async () => {
    await say('olga', 'appointStaff', `, to: "otto", as: ORGANISER`);
    await say('olga', 'beginPhase', ', phase: 1');
    const draw = `, tournament: "${tournament}", phase: 1, round: 1`;
    const told = await Promise.all(
      ['olga', 'otto', 'olga'].map((actor) => send(actor, 'drawRound', draw)),
    );
    expect(told.filter(({ __typename }) => __typename === 'TournamentAccepted')).toHaveLength(1);
    expect(await tablesOf('p1', 1, 1)).toEqual([]);
    expect(await tablesOf('otto', 1, 1)).toHaveLength(4);
    await say('olga', 'publishRound', ', phase: 1, round: 1');
    const own = await read<Table>(
      'p1',
      `ownTable(tournament: "${tournament}") { seats { entrant } }`,
    );
    expect(own.seats.map(({ entrant }) => entrant)).toContain(1);
  });

  it('is played, cut and finished; two reports make a result', async () => {
    await say('olga', 'startRound', ', phase: 1, round: 1');
    for (const { number, seats } of await tablesOf(undefined, 1, 1)) {
      const [first, second] = seats.map(({ entrant }) => entrant) as [number, number];
      const wins = first < second ? '[2, 0]' : '[0, 2]';
      const args = `, phase: 1, round: 1, table: ${number}, result: { is: GAMES, wins: ${wins} }`;
      for (const { actor } of seats) await say(actor, 'reportResult', args);
    }
    await say('olga', 'closeRound', ', phase: 1, round: 1');
    await playRound(1, 2);
    await say('olga', 'beginPhase', ', phase: 2');
    const last = `ownTable(tournament: "${tournament}") { phase round seats { entrant } }`;
    expect(await read('p8', last)).toMatchObject({ phase: 1, round: 2 });
    await playRound(2, 1);
    expect(await read('p8', last)).toBeNull();
    const finished = await say('olga', 'finishTournament');
    const { nodes } = await read<{ nodes: { rank: number; entrant: number }[] }>(
      undefined,
      `standings(tournament: "${tournament}", afterTokens: ["${finished.token ?? ''}"])
       { nodes { rank entrant } }`,
    );
    expect(nodes).toHaveLength(8);
    expect(nodes[0]).toMatchObject({ rank: 1 });
  });

  it('is verified from its export: EXACT with the lines of the house', async () => {
    const refolder = tournamentRefolder({ sha256, gameOf: gamesOf(rulesOf) });
    const verdictOf = async (actor: string | undefined) => {
      const text = await read<string>(actor, `exportTournament(id: "${tournament}")`);
      return verifyExport(Buffer.from(text), refolder, sha256).verdict;
    };
    expect(await verdictOf('olga')).toBe('EXACT');
    expect(await verdictOf('p1')).toBe('UNVERIFIED');
  });
});
