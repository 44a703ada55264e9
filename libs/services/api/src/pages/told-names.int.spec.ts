/**
 * Given players whose names are written from the right, when a messenger looks at the link to their
 * match, then each name keeps to itself: what stands beside it is read in the order that was meant.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

const [SARA, SAMI] = ['שרה 2', 'سامي'];
/** For a page with its words. */
const PATIENCE_MS = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'told-names-'));

let api: AccountsApi;
let match: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Scoresheet</title>');
  api = await startWithAccounts({ pagesFolder: folder });
  const [sara = '', sami = ''] = [await register(SARA), await register(SAMI)];
  match = await played.openTable(api, sara);
  const deck = JSON.stringify(await played.fuzzycardsDeck(api));
  const send = (token: string, command: string, seq: number, more = '') =>
    played.send(api, token, `${command}(match: "${match}", expectedSeq: ${seq} ${more})`);
  await send(sara, 'takeSeat', 0, `seat: 1, deck: ${deck}`);
  await send(sami, 'takeSeat', 1, `seat: 2, deck: ${deck}`);
  await send(sara, 'getReady', 2);
  await send(sami, 'getReady', 3);
  await played.send(api, sami, `concede(match: "${match}")`);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const register = async (name: string): Promise<string> => (await api.register(name)).accessToken;

/** What is told; a page comes without its words rather than late, and is asked for again. */
const told = (): Promise<Readonly<Record<string, string | undefined>>> =>
  vi.waitFor(async () => {
    const html = await (await fetch(new URL(`/match/${match}`, api.url))).text();
    const [, tab] = /<title>(.+) · Scoresheet<\/title>/.exec(html) ?? [];
    const meta = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(tab).toBeDefined();
    const [title, says] = [meta('og:title'), meta('og:description')];
    return { tab, title, says, description: meta('description') };
  }, PATIENCE_MS);

it('A name from the right turns nothing beside it in the head of a page', async () => {
  const names = `Fuzzycards: \u2068${SARA}\u2069 – \u2068${SAMI}\u2069`;
  const says = `Over: \u2068${SARA}\u2069 won. Every action is on the record.`;
  expect(await told()).toEqual({ tab: names, title: names, says, description: says });
});
