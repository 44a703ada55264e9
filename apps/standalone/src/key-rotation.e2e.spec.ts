/**
 * Given an installation whose key is changed, as its operator does it: a line more in
 * installation.key, a start. Matches of before go on, new ones name their key; without its line
 * they stand still, and with it they go on again.
 */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playMatch, type BotTable } from '@scoresheet/services-bots';
import { keyNameOf } from '@scoresheet/services-keys';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import {
  matchesOf,
  newDataFolder,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The lists and the log of the server follow the matches. */
const SOON = { timeout: 30_000 };
/** Actions that a match has taken: those of the lobby, and some of the game. */
const ACTIONS = 12;
const SECOND_KEY = new Uint8Array(32).fill(0xc5);
let folder: string;
let firstLine: string;
let secondLine: string;
let running: Standalone | undefined;
const settings = () => ({ SCORESHEET_DATA: folder, SCORESHEET_BOT_MATCHES: '0' });
const keyFile = () => join(folder, 'installation.key');

beforeAll(async () => {
  folder = await newDataFolder();
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<Standalone> {
  running = await startStandalone(settings());
  return running;
}

async function stop(): Promise<void> {
  expect(await running?.end('SIGTERM')).toBe(0);
}

/** So many actions; the table is left as it stands then. */
async function playSome({ url }: Standalone, from: { seed: string; table?: BotTable }) {
  const leaving = new AbortController();
  let accepted = 0;
  const { table } = await playMatch({
    url,
    ...from,
    leaving: leaving.signal,
    onAccepted: () => (accepted += 1) === ACTIONS && leaving.abort(),
  });
  expect(accepted).toBeGreaterThanOrEqual(ACTIONS);
  return table;
}

const playOut = ({ url }: Standalone, table: BotTable) =>
  playMatch({ url, seed: table.seed, table });

async function concede({ url }: Standalone, match: string, token: string): Promise<string> {
  const query = `mutation { concede(commandId: "late", match: "${match}") { __typename } }`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
}

const keyNamedIn = (lines: readonly string[] | undefined): string | undefined =>
  /"key":"([0-9a-f]{16})","kind":"key-named"/.exec(lines?.join('\n') ?? '')?.[1];

it('each match is played to its end under the key that it was made under', async () => {
  const old = await playSome(await start(), { seed: 'old' });
  await stop();
  firstLine = await readFile(keyFile(), 'utf8');
  const justNow = new Date(Date.now() - 1_000).toISOString();
  secondLine = `${Buffer.from(SECOND_KEY).toString('hex')} from ${justNow}\n`;
  await appendFile(keyFile(), secondLine);

  const rotated = await start();
  await playSome(rotated, { seed: 'old', table: old });
  const young = await playSome(rotated, { seed: 'young' });
  await stop();
  const exported = await exactExports(settings());
  expect([old, young].map(({ match }) => keyNamedIn(exported.get(match)))).toEqual([
    undefined,
    keyNameOf(SECOND_KEY),
  ]);

  await writeFile(keyFile(), firstLine);
  const without = await start();
  // Tokens of new players are of the second key, too; whoever commands, finds the match stand still.
  const [player] = old.players;
  const told = await concede(without, young.match, player?.token ?? '');
  const reference = /report reference (\w+)/.exec(told)?.[1] ?? '';
  await vi.waitFor(async () => {
    const logged = await readFile(join(folder, 'log', 'scoresheet.log'), 'utf8');
    expect(logged).toContain(`${young.match} is suspended at 0, reference ${reference}: `);
    expect(logged).toContain(`was made under the key ${keyNameOf(SECOND_KEY)}, which this process`);
  }, SOON);
  // Who decides nothing needs no key: the match is shown as it stands.
  const shown = async () => (await matchesOf(without)).find(({ id }) => id === young.match);
  await expect.poll(shown, SOON).toMatchObject({ status: 'RUNNING', suspended: false });
  await playOut(without, old);
  await stop();

  await writeFile(keyFile(), firstLine + secondLine);
  const again = await start();
  await playOut(again, young);
  const statuses = async () => (await matchesOf(again)).map(({ status }) => status);
  await expect.poll(statuses, SOON).toEqual(['OVER', 'OVER']);
  await stop();
  expect([...(await exactExports(settings())).keys()].sort()).toEqual(
    [old.match, young.match].sort(),
  );
});
