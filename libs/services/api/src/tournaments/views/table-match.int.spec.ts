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

describe('A table of a tournament', () => {
  it('names the match that is played there, from when it is opened until it has a result', async () => {
    const [deck = { cards: [] }] = (
      await ask<readonly { decks: readonly { cards: readonly string[] }[] }[]>(
        undefined,
        '{ it: games { decks { cards } } }',
      )
    ).flatMap(({ decks }) => decks);
    const created = await ask<{ tournament: string }>(
      'olga',
      `mutation { it: createTournament(
        commandId: "create", title: "Cup", game: "fuzzycards", play: PLATFORM, capacity: 2,
        phases: [{ kind: SWISS, rounds: 1, standings: "magic/1" }]
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
    const round = ', phase: 1, round: 1';
    await say('olga', 'beginPhase', ', phase: 1');
    await say('olga', 'drawRound', round);
    await say('olga', 'publishRound', round);
    const published = await ask<OwnTable>('ann', OWN());
    expect(published).toMatchObject({ match: null, matches: [] });

    await say('olga', 'startRound', round);
    const openMatch = async () => (await ask<OwnTable>('ann', OWN())).match;
    await expect.poll(openMatch, { timeout: 10_000 }).toMatch(/^m-/);
    const match = (await openMatch()) ?? '';
    const tables = `{ it: tournamentTables(tournament: "${tournament}"${round}) { match } }`;
    expect(await ask(undefined, tables)).toEqual([{ match }]);

    for (const [i, { actor }] of published.seats.entries()) {
      await act(actor, 'getReady', match, `, expectedSeq: ${i}`);
    }
    expect(await openMatch()).toBe(match);
    await act('ann', 'concede', match);
    const ended = { match: null, matches: [match] };
    await expect.poll(() => ask<OwnTable>('ben', OWN()), { timeout: 10_000 }).toMatchObject(ended);
  });
});
