import { GAMES } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';

const SAVE = `mutation($id: ID, $game: String!, $name: String!, $cards: [String!]!) {
  saveDeck(id: $id, game: $game, name: $name, cards: $cards) {
    __typename ... on SavedDeck { id name cards problems { rule } } ... on AccountRefused { code }
  }
}`;
const MINE =
  'query($game: String) { myDecks(game: $game) { id game name problems { rule says } } }';
const CHECK = `query($game: String!, $cards: [String!]!, $options: Json) {
  checkDeck(game: $game, cards: $cards, options: $options) { rule says }
}`;
const READ = `query($game: String!, $text: String!) {
  readDeckList(game: $game, text: $text) { cards badLines { line says } }
}`;
const READY = GAMES['fuzzycards']?.readyDecks[0]?.cards ?? [];
const DECK = { game: 'fuzzycards', name: 'Foxes', cards: READY };

let api: AccountsApi;
let token: string;
beforeAll(async () => {
  api = await startWithAccounts();
  token = (await api.register()).accessToken;
});
afterAll(() => api.close());

async function ask<T>(query: string, variables: object, by: string | undefined = token) {
  const { data, errors } = await api.ask(query, variables, by);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}

type Problems = readonly { readonly rule: string | null; readonly says: string }[];
const problemOf = async (query: string, variables: object) =>
  (await api.ask(query, variables, token)).errors?.[0]?.message;

describe('Decks of an account', () => {
  it('are kept, listed with what is wrong with them, and deleted', async () => {
    const good = await ask<{ id: string }>(SAVE, DECK);
    expect(good).toMatchObject({ __typename: 'SavedDeck', name: 'Foxes', problems: [] });
    const bad = { ...DECK, name: 'Half', cards: READY.slice(0, 2) };
    await ask(SAVE, bad);
    const [half, ...others] = await ask<{ name: string; problems: Problems }[]>(MINE, {});
    expect(half?.name).toBe('Half');
    expect(half?.problems[0]?.rule).toMatch(/^[RA]-FUZ-/);
    expect(others).toMatchObject([{ id: good.id, problems: [] }]);
    expect(await ask(MINE, { game: 'buddies' })).toEqual([]);
    const { __typename } = await api.send(`deleteDeck(id: "${good.id}")`, token);
    expect(__typename).toBe('Done');
    expect((await api.send(`deleteDeck(id: "${good.id}")`, token)).code).toBe('deck-unknown');
  });

  it('are for nobody without an account', async () => {
    const guest = await api.tokenOf('a-guest');
    expect(await ask(SAVE, DECK, guest)).toMatchObject({ code: 'no-account' });
    expect(await ask(MINE, {}, guest)).toEqual([]);
    expect((await api.ask(SAVE, DECK)).data?.['saveDeck']).toMatchObject({ code: 'not-signed-in' });
    expect((await api.ask(MINE)).data).toEqual({ myDecks: [] });
  });

  it('of a game that is gone say so', async () => {
    await ask(SAVE, { ...DECK, game: 'gone', name: 'Old' });
    const [old] = await ask<{ problems: Problems }[]>(MINE, { game: 'gone' });
    expect(old?.problems).toEqual([{ rule: null, says: "There is no game called 'gone' here." }]);
  });
});

describe('A deck that is checked', () => {
  it('is playable, or everything is said that is wrong with it', async () => {
    expect(await ask(CHECK, { game: 'fuzzycards', cards: READY })).toEqual([]);
    const cards = [...READY.slice(0, 1), 'constructor', 'nobody'];
    const problems = await ask<Problems>(CHECK, { game: 'fuzzycards', cards });
    expect(problems.slice(0, 2)).toEqual([
      { rule: null, says: 'Fuzzycards has no card constructor.' },
      { rule: null, says: 'Fuzzycards has no card nobody.' },
    ]);
    expect(problems.length).toBeGreaterThan(2);
  });

  it('is of a game that is there, with options that it has', async () => {
    const none = await problemOf(CHECK, { game: 'toString', cards: [] });
    expect(none).toContain("no game called 'toString'");
    const check = { game: 'fuzzycards', cards: READY };
    expect(await problemOf(CHECK, { ...check, options: { no: 1 } })).toContain("no option 'no'");
    expect(await problemOf(CHECK, { ...check, options: [] })).toContain('Options are an object');
    const many = Array<string>(201).fill('c');
    const answer = await api.ask(CHECK, { ...check, cards: many });
    expect(answer).toMatchObject({ errors: [{ message: 'A deck has at most 200 cards.' }] });
  });
});

describe('A list that is read', () => {
  it('gives codes, and each bad line by its number', async () => {
    const name = GAMES['fuzzycards']?.ruleset.faces[READY[0] ?? '']?.name ?? '';
    const text = `2 ${name}\nnothing like a card\n1 ${name}`;
    const list = await ask<{ cards: string[]; badLines: { line: number }[] }>(READ, {
      game: 'fuzzycards',
      text,
    });
    expect(list.cards).toEqual([READY[0], READY[0], READY[0]]);
    expect(list.badLines.map(({ line }) => line)).toEqual([2]);
  });
});
