import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startWithAccounts,
  type AccountsApi,
  type Signed,
} from '../../accounts/accounts.spec-kit.js';
import { TOURNAMENT_WORDS } from '../../api-parts.js';
import { startTournaments } from '../../api.spec-kit.js';
import { COST_OF_SEARCHED_NAME } from '../../transport/limits.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import type { TournamentWords } from '../words/tournament-words.js';

/** "Anna Bell" with a Cyrillic letter in front. */
const ANNA_ELSEWISE = 'Аnna Bell';
const GUESTS = [ANNA_ELSEWISE, 'Bo', 'BO', 'Cleo 100%', 'Di (1)'];

let api: AccountsApi;
let stop: () => Promise<void>;
let owner: string;
let anna: Signed;
let erased: Signed;
let tournament = '';
let commands = 0;

async function ask<T>(asked: string, token = owner): Promise<T> {
  const { data, errors } = await api.ask(asked, {}, token);
  if (errors) throw new Error(errors[0]?.message);
  return (data as { it: T }).it;
}

async function say(name: string, args: string, token = owner): Promise<string> {
  const told = await ask<{ tournament?: string }>(
    `mutation { it: ${name}(commandId: "n${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } ... on Refused { code says } } }`,
    token,
  );
  if (told.tournament === undefined) throw new Error(JSON.stringify(told));
  return told.tournament;
}

/** Of 1 Anna, 2 an account that is erased, 3 a guest of the platform, and then of the named guests. */
beforeAll(async () => {
  api = await startWithAccounts();
  stop = await startTournaments(api);
  owner = await api.tokenOf('olga');
  anna = await api.register('Anna Bell');
  erased = await api.register('Mary Shelley');
  tournament = await say(
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 16, phases: [
      { kind: SWISS, rounds: 1, standings: "magic/1", bestOf: 3 },
      { kind: SINGLE_ELIMINATION, standings: "magic/1", bestOf: 3, cut: { by: RANK, places: 2 } }]`,
  );
  const of = `tournament: "${tournament}"`;
  await say('announceTournament', of);
  await say('openRegistration', of);
  await say('enterTournament', of, anna.accessToken);
  await say('enterTournament', of, erased.accessToken);
  await say('enterTournament', of, await api.tokenOf('a-guest'));
  const guests = GUESTS.map((name) => `{ name: "${name}" }`).join(', ');
  await say('addEntrants', `${of}, entrants: [${guests}]`);
  await api.send(`eraseAccountOf(account: "${erased.account}")`, api.operator);
  await say('beginPhase', `${of}, phase: 1`);
  await say('drawRound', `${of}, phase: 1, round: 1`);
  await say('publishRound', `${of}, phase: 1, round: 1`);
});
afterAll(async () => {
  await stop();
  await api.close();
});

const SHOWN = [
  'Anna Bell (1)',
  null,
  null,
  `${ANNA_ELSEWISE} (4)`,
  'Bo (5)',
  'BO (6)',
  'Cleo 100%',
  'Di (1) (8)',
];
const BARE = ['Anna Bell', null, null, ...GUESTS];

const entrants = (args = '') =>
  ask<readonly { number: number; name: string | null; bareName: string | null }[]>(
    `{ it: tournamentEntrants(tournament: "${tournament}"${args}) { number name bareName } }`,
  );
const numbersFound = async (search: string) =>
  (await entrants(`, search: ${JSON.stringify(search)}`)).map(({ number }) => number);

describe('Names of entrants', () => {
  it('show their number where they read alike, and there alone', async () => {
    const told = await entrants();
    expect(told.map(({ name }) => name)).toEqual(SHOWN);
    expect(told.map(({ bareName }) => bareName)).toEqual(BARE);
  });

  it('are told apart from those on other pages', async () => {
    const page = await entrants(', after: 5, first: 1');
    expect(page).toEqual([{ number: 6, name: 'BO (6)', bareName: 'BO' }]);
  });

  it('stand at tables, on pages of entrants, in standings and before staff', async () => {
    const of = `tournament: "${tournament}"`;
    const seat = 'seats { entrant name }';
    const tables = await ask<readonly { seats: readonly { entrant: number; name: string }[] }[]>(
      `{ it: tournamentTables(${of}, phase: 1, round: 1) { ${seat} } }`,
    );
    const open = await ask<{ table: unknown }[]>(
      `{ it: outstandingTables(${of}) { table { ${seat} } } }`,
    );
    expect(open.map(({ table }) => table)).toEqual(tables);
    const seats = tables.flatMap((table) => table.seats);
    expect(seats).toHaveLength(GUESTS.length + 3);
    expect(seats.map(({ name }) => name)).toEqual(seats.map(({ entrant }) => SHOWN[entrant - 1]));
    const entries = `{ it: staffEntries(${of}) { name } }`;
    expect(await ask(entries)).toEqual(SHOWN.map((name) => ({ name })));
    const page = `{ it: entrantPage(${of}, entrant: 5) { entrant { name } } }`;
    expect(await ask(page)).toEqual({ entrant: { name: 'Bo (5)' } });
    const lines = await ask<{ nodes: { entrant: number; name: string }[] }>(
      `{ it: standings(${of}, live: true) { nodes { entrant name } } }`,
    );
    expect(lines.nodes).toHaveLength(SHOWN.length);
    expect(lines.nodes.map(({ name }) => name)).toEqual(
      lines.nodes.map(({ entrant }) => SHOWN[entrant - 1]),
    );
  });

  it('of an account are the same everywhere: neither staff nor the account writes another', async () => {
    const asked = `mutation { it: nameEntrant(tournament: "${tournament}", entrant: 1, name: "Me") }`;
    for (const token of [owner, anna.accessToken]) {
      await expect(ask(asked, token)).rejects.toThrow(/bears its name/);
    }
  });

  it('of a page are asked for together', async () => {
    const words = api.get<TournamentWords>(TOURNAMENT_WORDS as never);
    const [named, alike] = [vi.spyOn(words, 'of'), vi.spyOn(words, 'lookingLike')];
    await entrants();
    expect([named.mock.calls.length, alike.mock.calls.length]).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  it.each([
    ['ANNA', [1]],
    ['Аnna', [4]],
    ['bo', [5, 6]],
    ['n', [1, 4]],
    ['%', [7]],
    ['_', []],
    ['shelley', []],
    ['3', [3]],
  ])('are found by %j, which is text and no pattern', async (search, numbers) => {
    expect(await numbersFound(search)).toEqual(numbers);
    const standings = `{ it: standings(tournament: "${tournament}", live: true,
      search: "${search}") { nodes { entrant } } }`;
    const { nodes } = await ask<{ nodes: { entrant: number }[] }>(standings);
    const found = nodes.map(({ entrant }) => entrant);
    expect(found.sort((one, other) => one - other)).toEqual(numbers);
  });

  it.each([
    ['tournamentEntrants', 'search: "bo"', '{ number }'],
    ['tournamentTables', 'phase: 1, round: 1, name: "bo"', '{ number }'],
    ['standings', 'search: "bo"', '{ seq }'],
  ])('cost a search in %s for each entrant', async (query, args, fields) => {
    const charge = vi.spyOn(api.get(QueryGate), 'charge');
    await ask(`{ it: ${query}(tournament: "${tournament}", ${args}) ${fields} }`);
    const price = SHOWN.length * COST_OF_SEARCHED_NAME;
    expect(charge.mock.calls.map(([, cost]) => cost)).toContain(price);
    charge.mockRestore();
  });

  it('find tables', async () => {
    const tablesWith = (args: string) =>
      ask<readonly { number: number; seats: readonly { entrant: number }[] }[]>(
        `{ it: tournamentTables(tournament: "${tournament}", phase: 1, round: 1, ${args}) {
          number seats { entrant } } }`,
      );
    const [own] = await tablesWith('entrant: 1');
    expect(await tablesWith('name: "anna b"')).toEqual([own]);
    expect(await tablesWith(`number: ${own?.number ?? 0}`)).toEqual([own]);
    expect(await tablesWith('name: "shelley"')).toEqual([]);
  });

  it('stand beside the bracket, by its seeds', async () => {
    const of = `tournament: "${tournament}"`;
    const result = 'result: { is: GAMES, wins: [2, 0] }';
    const tables = await ask<readonly { number: number }[]>(
      `{ it: tournamentTables(${of}, phase: 1, round: 1) { number } }`,
    );
    await say('startRound', `${of}, phase: 1, round: 1`);
    for (const { number } of tables) {
      await say('enterResult', `${of}, phase: 1, round: 1, table: ${number}, ${result}`);
    }
    await say('closeRound', `${of}, phase: 1, round: 1`);
    await say('beginPhase', `${of}, phase: 2`);
    const { seeds, names } = await ask<{
      seeds: readonly number[];
      names: readonly { entrant: number; name: string | null }[];
    }>(`{ it: bracket(${of}, phase: 2) { seeds names { entrant name } } }`);
    expect(seeds).toHaveLength(2);
    expect(names).toEqual(seeds.map((entrant) => ({ entrant, name: SHOWN[entrant - 1] })));
  });

  it('stand beside what explains a rank, an opponent and a correction', async () => {
    const of = `tournament: "${tournament}"`;
    const names = 'names { entrant name }';
    interface Mentioning {
      readonly names: readonly { readonly entrant: number; readonly name: string | null }[];
    }
    const shown = SHOWN.map((name, at) => ({ entrant: at + 1, name }));
    const rank = await ask<Mentioning>(`{ it: whyRank(${of}, entrant: 5, phase: 1) { ${names} } }`);
    expect(rank.names).toEqual(shown.filter((one) => rank.names.some(sameAs(one))));
    expect(rank.names).toContainEqual({ entrant: 5, name: 'Bo (5)' });
    expect(rank.names.length).toBeGreaterThan(1);
    const table = 'phase: 1, round: 1, table: 1';
    const reasons = `{ it: whyOpponent(${of}, ${table}) { ${names} } }`;
    expect((await ask<Mentioning>(reasons)).names).toEqual(shown);
    const preview = `{ it: previewCorrection(${of}, ${table}, result: { is: DOUBLE_LOSS }) {
      ... on CorrectionPreview { standings { entrant } ${names} } } }`;
    const changed = await ask<Mentioning & { standings: { entrant: number }[] }>(preview);
    const changedOnes = changed.standings.map(({ entrant }) => entrant);
    expect(changedOnes.length).toBeGreaterThan(1);
    expect(changed.names).toEqual(shown.filter(({ entrant }) => changedOnes.includes(entrant)));
  });
});

const sameAs = (one: { readonly entrant: number }) => (other: { readonly entrant: number }) =>
  one.entrant === other.entrant;
