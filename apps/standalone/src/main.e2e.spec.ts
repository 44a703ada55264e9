import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { freePorts } from '@scoresheet/tools-throwaway';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  matchesOf,
  newDataFolder,
  post,
  spawnMain,
  startStandalone,
  type Standalone,
  type Summary,
} from './standalone.spec-kit.js';

const STOP_LIMIT_MS = 30_000;

vi.setConfig({ testTimeout: 240_000 });

let dataFolder: string;
let running: Standalone[] = [];

beforeEach(async () => {
  dataFolder = await newDataFolder();
});
afterEach(async () => {
  for (const standalone of running) await standalone.end('SIGTERM');
  running = [];
  await rm(dataFolder, { recursive: true, force: true });
});

const settings = (more: Record<string, string>) => ({ SCORESHEET_DATA: dataFolder, ...more });

async function start(more: Record<string, string> = {}): Promise<Standalone> {
  const standalone = await startStandalone(settings(more));
  running.push(standalone);
  return standalone;
}

const whenMatches = <T>(of: Standalone, check: (matches: readonly Summary[]) => T): Promise<T> =>
  vi.waitFor(async () => check(await matchesOf(of)), { timeout: 60_000, interval: 200 });

describe('npm start', () => {
  it('shows an address and a first query, plays bot matches, and stops in order', async () => {
    const standalone = await start();
    await whenMatches(standalone, (matches) => {
      expect(matches).toHaveLength(2);
      expect(matches.every(({ status }) => status === 'RUNNING')).toBe(true);
    });

    const query = /-d '(.*)'/.exec(standalone.output())?.[1] as string;
    expect(await post(standalone.url, query)).toMatchObject({
      data: { matches: { edges: [{ node: { game: 'fuzzycards' } }, {}] } },
    });

    const began = Date.now();
    expect(await standalone.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_LIMIT_MS);
    await expect(readFile(join(dataFolder, 'postgres', 'postmaster.pid'))).rejects.toThrow(
      'ENOENT',
    );
    const log = await readFile(join(dataFolder, 'log', 'scoresheet.log'), 'utf8');
    const stopped = [...log.matchAll(/"part":"([^"]+)"/g)].map(([, part]) => part);
    expect(stopped).toEqual([
      ...['demo', 'webhooks', 'bots of the house', 'services', 'log', 'database'],
      ...['embedded PostgreSQL', 'operations'],
    ]);
  });

  it('shows a tournament of bots, with a query about it, and goes on with it', async () => {
    const only = { SCORESHEET_BOT_MATCHES: '0', SCORESHEET_BOT_ENTRANTS: '4' };
    const shownBy = ({ output }: Standalone) => {
      const [, query] = /tournament of the bots is in progress[^]*-d '(.*)'/.exec(output()) ?? [];
      if (query === undefined) throw new Error(output());
      return query;
    };
    const first = await start(only);
    const query = await vi.waitFor(() => shownBy(first), { timeout: 60_000, interval: 100 });
    await vi.waitFor(
      async () =>
        expect(await post(first.url, query)).toMatchObject({
          data: { tournament: { stage: 'PLAYING', places: 4, round: { phase: 1, round: 1 } } },
        }),
      { timeout: 120_000, interval: 500 },
    );
    await first.end('SIGKILL');

    const second = await start(only);

    const again = await vi.waitFor(() => shownBy(second), { timeout: 60_000, interval: 100 });
    expect(again).toBe(query);
    await whenMatches(second, (matches) => {
      expect(matches).toHaveLength(2);
      expect(matches.every(({ status }) => status === 'RUNNING')).toBe(true);
    });
  });

  it('goes on with its matches after a kill -9', async () => {
    const first = await start();
    const before = await whenMatches(first, (matches) => {
      expect(matches.map(({ eventCount }) => eventCount > 8)).toEqual([true, true]);
      return matches;
    });
    await first.end('SIGKILL');

    const second = await start();

    await whenMatches(second, (matches) => {
      expect(before).toHaveLength(2);
      for (const { id, eventCount } of before) {
        const now = matches.find((match) => match.id === id);
        expect(now?.eventCount).toBeGreaterThan(eventCount);
        expect(now?.suspended).toBe(false);
      }
    });
  });

  it('refuses a second one on the same data or the same port, with words', async () => {
    const first = await start({ SCORESHEET_BOT_MATCHES: '0' });
    const { port } = new URL(first.url);
    const otherFolder = await newDataFolder();

    const { child, output } = spawnMain(settings({}));
    const elsewhere = spawnMain({ SCORESHEET_PORT: port, SCORESHEET_DATA: otherFolder });
    const ends = await Promise.all([once(child, 'exit'), once(elsewhere.child, 'exit')]);
    await rm(otherFolder, { recursive: true, force: true });

    expect(ends).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(output()).toMatch(/Another Scoresheet \(process \d+\) is using .*SCORESHEET_DATA/);
    expect(elsewhere.output()).toContain(`Port ${port} is taken`);
    expect(await matchesOf(first)).toEqual([]);
  });

  it('says everything that is wrong with its settings', async () => {
    const { child, output } = spawnMain(
      settings({ SCORESHEET_PORT: 'four', SCORESHEET_LOG: 'paper' }),
    );
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('SCORESHEET_PORT is a whole number.');
    expect(output()).toContain('SCORESHEET_LOG is one of embedded, postgres, kafka.');
  });

  it('uses the PostgreSQL that it is told, and only with the key that came first', async () => {
    const postgres = await sharedPostgres();
    const DATABASE_URL = await postgres.createDatabase();
    const first = await start({ DATABASE_URL, SCORESHEET_BOT_MATCHES: '1' });
    await whenMatches(first, (matches) => expect(matches).toHaveLength(1));
    expect(await readdir(dataFolder)).not.toContain('postgres');

    const otherFolder = await newDataFolder();
    const otherKey = `${'0f'.repeat(32)}\n`;
    await writeFile(join(otherFolder, 'installation.key'), otherKey, { mode: 0o600 });
    const { child, output } = spawnMain({ DATABASE_URL, SCORESHEET_DATA: otherFolder });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('The installation key is not the one');

    expect(await first.end('SIGINT')).toBe(0);
    await postgres.dispose();
    await rm(otherFolder, { recursive: true, force: true });
  });

  it('says so when there is no such database', async () => {
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;
    const { child, output } = spawnMain(settings({ DATABASE_URL }));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toMatch(/The database cannot be used: .*ECONNREFUSED.* DATABASE_URL/);
  });
});
