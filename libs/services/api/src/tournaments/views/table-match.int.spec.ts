import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startTournaments, startWorkers, type TestApi } from '../../api.spec-kit.js';

let api: TestApi;
let stops: readonly (() => Promise<void>)[];
let tournament = '';
let commands = 0;
beforeAll(async () => {
  api = await startApi();
  stops = [await startTournaments(api), await startWorkers(api)];
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await api.close();
});

async function ask<T>(actor: string | undefined, document: string): Promise<T> {
  const token = actor === undefined ? undefined : await api.tokenOf(actor);
  const { data, errors } = await api.ask(document, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

async function say(actor: string, name: string, args = ''): Promise<void> {
  const given = `commandId: "c${++commands}", tournament: "${tournament}"${args}`;
  const told = await ask<{ __typename: string }>(
    actor,
    `mutation { it: ${name}(${given}) { __typename ... on Refused { says } } }`,
  );
  expect(told).toEqual({ __typename: 'TournamentAccepted' });
}

async function act(actor: string, name: string, match: string, args = ''): Promise<void> {
  const given = `commandId: "${name}-${actor}", match: "${match}"${args}`;
  const told = await ask<{ __typename: string }>(
    actor,
    `mutation { it: ${name}(${given}) { __typename ... on Refused { says } } }`,
  );
  expect(told).toEqual({ __typename: 'Accepted' });
}

const OWN = () => `{ it: ownTable(tournament: "${tournament}") { match matches seats { actor } } }`;

interface OwnTable {
  readonly match: string | null;
  readonly matches: readonly string[];
  readonly seats: readonly { readonly actor: string }[];
}

const ROUND = ', phase: 1, round: 1';

/** A round of one table between two who have handed in their lists, published and not begun. */
async function publishedRound(terms = ''): Promise<OwnTable> {
  const [deck = { cards: [] }] = (
    await ask<readonly { decks: readonly { cards: readonly string[] }[] }[]>(
      undefined,
      '{ it: games { decks { cards } } }',
    )
  ).flatMap(({ decks }) => decks);
  const created = await ask<{ tournament: string }>(
    'olga',
    `mutation { it: createTournament(
      commandId: "c${++commands}", title: "Cup", game: "fuzzycards", play: PLATFORM, capacity: 2,
      phases: [{ kind: SWISS, rounds: 1, standings: "magic/1" }]${terms}
    ) { ... on TournamentAccepted { tournament } } }`,
  );
  tournament = created.tournament;
  await say('olga', 'announceTournament');
  await say('olga', 'openRegistration');
  for (const [i, actor] of ['ann', 'ben'].entries()) {
    await say(actor, 'enterTournament');
    const cards = JSON.stringify(deck.cards);
    await say(actor, 'handInList', `, entrant: ${i + 1}, cards: ${cards}`);
  }
  await say('olga', 'beginPhase', ', phase: 1');
  await say('olga', 'drawRound', ROUND);
  await say('olga', 'publishRound', ROUND);
  return ask<OwnTable>('ann', OWN());
}

const openMatch = async () => (await ask<OwnTable>('ann', OWN())).match;

/** The match of the table, in which both are ready. */
async function begunMatch({ seats }: OwnTable): Promise<string> {
  await say('olga', 'startRound', ROUND);
  await expect.poll(openMatch).toMatch(/^m-/);
  const match = (await openMatch()) ?? '';
  for (const [i, { actor }] of seats.entries()) {
    await act(actor, 'getReady', match, `, expectedSeq: ${i}`);
  }
  return match;
}

describe('A table of a tournament', () => {
  it('names the match that is played there, from when it is opened until it has a result', async () => {
    const published = await publishedRound();
    expect(published).toMatchObject({ match: null, matches: [] });
    const match = await begunMatch(published);
    expect(await openMatch()).toBe(match);
    const tables = `{ it: tournamentTables(tournament: "${tournament}"${ROUND}) { match } }`;
    expect(await ask(undefined, tables)).toEqual([{ match }]);

    await act('ann', 'concede', match);
    const ended = { match: null, matches: [match] };
    await expect.poll(() => ask<OwnTable>('ben', OWN())).toMatchObject(ended);
  });

  it('whose spectators are delayed shows them the end of its match when it has a result', async () => {
    const delay = ', spectatorDelay: { events: 50, seconds: 3600 }';
    const match = await begunMatch(await publishedRound(delay));
    const seen = (actor?: string) =>
      ask(actor, `{ it: match(id: "${match}") { status spectatorDelay { endsWithMatch } } }`);
    const told = { spectatorDelay: { endsWithMatch: true } };
    expect(await seen()).toEqual({ ...told, status: 'OPEN' });
    expect(await seen('ann')).toEqual({ ...told, status: 'RUNNING' });

    await act('ann', 'concede', match);
    const tables = `{ it: tournamentTables(tournament: "${tournament}"${ROUND}) {
      result { is } matches } }`;
    const recorded = [{ result: { is: 'GAMES' }, matches: [match] }];
    await expect.poll(() => ask(undefined, tables)).toMatchObject(recorded);
    expect(await seen()).toEqual({ ...told, status: 'OVER' });
  });
});
