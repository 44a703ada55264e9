/**
 * What operators see tells nothing that players hide. A whole match is played with the log at its
 * most talkative, mistakes are made, and everything that was logged, measured or answered to a
 * stranger is searched for cards, decks, salts, tokens, passwords and keys.
 */
import { matchSecretBytes } from '@scoresheet/domain-match';
import { GAMES } from '@scoresheet/games-catalog';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { keyNameOf } from '@scoresheet/services-keys';
import { createDataSource } from '@scoresheet/services-runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

const FIRST_KEY = '5ec2e7'.padEnd(64, '0a');
/** The key that has taken over from `FIRST_KEY` before the match is made. */
const KEY = '5ec2e8'.padEnd(64, '0b');
const KEYS = `${FIRST_KEY}, ${KEY} from 2001-01-01T00:00:00.000Z`;
const PASSWORD = 'seventeen telescopes';
const GAME = 'fuzzycards';
const DECK = GAMES[GAME]?.readyDecks[0]?.cards ?? [];

/** Ids of cards in hands and decks, such as `hand1-7`, wherever they stand in a record. */
const HIDDEN_ID = /\b(?:hand|scroll)\d-\d+\b/g;
const SALT = /"salt":"([0-9a-f]{64})"/g;
const CARD_CODE = /"(gen-\d{3})"/g;

let running: WatchedProcess;
let table: BotTable;
/** The key of the match, as its event 0 names it. */
let named: string | undefined;
/** What a person may know who looks after Scoresheet and plays in no match. */
let overheard: string;
/** By what they are. */
const secrets = new Map<string, readonly string[]>();

beforeAll(async () => {
  const consoled = captureConsole();
  running = await startWatched('trace', { SCORESHEET_INSTALLATION_KEY: KEYS });
  ({ table } = await playMatch({ url: running.url, seed: 'silence', bots: ['random', 'random'] }));
  const [player] = table.players;
  const account = await register();
  const answers = await makeMistakes(player?.token ?? '');
  const records = await recordedBytes();
  const metrics = await (await fetch(`${running.operations}/metrics`)).text();
  await running.lifetime.end(0);

  secrets.set(
    'card',
    [...records.matchAll(CARD_CODE)].map(([, code = '']) => code),
  );
  secrets.set('hidden id', records.match(HIDDEN_ID) ?? []);
  secrets.set(
    'salt',
    [...records.matchAll(SALT)].map(([, salt = '']) => salt),
  );
  secrets.set('token', [...table.players.map(({ token }) => token), ...account]);
  secrets.set('password', [PASSWORD]);
  named = /"key":"(\w+)","kind":"key-named"/.exec(records)?.[1];
  const ofMatch = matchSecretBytes(Buffer.from(KEY, 'hex'), table.match);
  secrets.set('key', [FIRST_KEY, KEY, Buffer.from(ofMatch).toString('hex')]);
  overheard = [...running.lines, ...running.said, ...answers, ...consoled(), metrics].join('\n');
}, 240_000);

afterAll(() => running?.dispose());

function captureConsole(): () => readonly string[] {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = methods.map((method) => vi.spyOn(console, method).mockReturnValue());
  return () => {
    const said = spies.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')));
    spies.forEach((spy) => spy.mockRestore());
    return said;
  };
}

async function post(body: string, token?: string): Promise<string> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  return (await fetch(`${running.url}/graphql`, { method: 'POST', headers, body })).text();
}

const mutation = (text: string) => JSON.stringify({ query: `mutation { ${text} }` });

/** Tokens of somebody with a name and a password. */
async function register(): Promise<readonly string[]> {
  const asked = `register(name: "Antonia Maury", password: "${PASSWORD}", device: "desk")`;
  const answer = await post(mutation(`${asked} { ... on SignedIn { accessToken refreshToken } }`));
  const { data } = JSON.parse(answer) as { data: { register: Record<string, string> } };
  expect(Object.keys(data.register)).toEqual(['accessToken', 'refreshToken']);
  return Object.values(data.register);
}

/** What a stranger and a player are told who ask for what cannot be. */
async function makeMistakes(token: string): Promise<readonly string[]> {
  const { match } = table;
  const seat = `commandId: "x", match: "${match}", seat: 1, expectedSeq: 0`;
  const stranger = await Promise.all([
    post('{ "query": '),
    post(JSON.stringify({ query: '{ nothing }' })),
    post(JSON.stringify({ query: '{ matches { edges { node { id } } } }' }), 'a.b.c'),
    post(mutation(`signIn(name: "Antonia Maury", password: "no") { __typename }`)),
    post(JSON.stringify({ query: `{ match(id: "${match}") { id } }`, variables: { DECK } })),
  ]);
  // A player's own words come back to the player; none of them may reach the log.
  await Promise.all([
    post(mutation(`takeSeat(${seat}, deck: ${JSON.stringify(DECK)}) { __typename }`), token),
    post(mutation(`takeSeat(${seat}, deck: "${DECK.join()}") { __typename }`), token),
    post(
      mutation(`act(commandId: "y", match: "${match}", decision: "d1", choice: "hand1-1")
      { ... on Conflict { says } ... on Refused { says } }`),
      token,
    ),
  ]);
  return stranger;
}

/** All entries of the log, commands and events, as text. */
async function recordedBytes(): Promise<string> {
  const database = await createDataSource(running.databaseUrl).initialize();
  const rows = await database.query<{ value: Buffer }[]>('select value from scoresheet_log.entry');
  await database.destroy();
  return rows.map(({ value }) => value.toString()).join('\n');
}

const leaksIn = (text: string): readonly string[] =>
  [...secrets].flatMap(([what, values]) =>
    [...new Set(values)].filter((value) => text.includes(value)).map((value) => `${what} ${value}`),
  );

describe('Of a match that was played at log level trace', () => {
  it('there is something to be found, and something that was overheard', () => {
    const count = (what: string) => new Set(secrets.get(what)).size;
    for (const what of ['card', 'hidden id', 'salt']) expect(count(what)).toBeGreaterThan(10);
    expect([count('token'), count('password'), count('key')]).toEqual([4, 1, 3]);
    expect(named).toBe(keyNameOf(Buffer.from(KEY, 'hex')));
    expect(overheard).toContain('command decided');
    expect(overheard).toContain('event projected');
    expect(overheard).toContain('scoresheet_commands_decided_total');
    expect(overheard).toContain('Sign in again');
  });

  it('nothing secret was logged, measured or told to a stranger', () => {
    expect(leaksIn(overheard)).toEqual([]);
  });

  it.each(['card', 'hidden id', 'salt', 'token', 'password', 'key'])(
    'a %s would be found if somebody let it slip',
    (what) => {
      const [planted = ''] = secrets.get(what) ?? [];
      running.logger.info(`a slip: ${planted}`);
      expect(leaksIn(running.lines.at(-1) ?? '')).toContain(`${what} ${planted}`);
    },
  );
});
