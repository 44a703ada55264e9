import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { oneStory } from '@scoresheet/tools-throwaway/one-story-spec-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  matchesOf,
  newDataFolder,
  post,
  saidByFailedStart,
  startStandalone,
  type Standalone,
  type Summary,
} from './standalone.spec-kit.js';

const STOP_LIMIT_MS = 30_000;
const NO_KEY = /There is no \S+installation\.key, but .* no other one was made\. Put the file back/;

vi.setConfig({ testTimeout: 240_000 });

const whenMatches = <T>(of: Standalone, check: (matches: readonly Summary[]) => T): Promise<T> =>
  vi.waitFor(async () => check(await matchesOf(of)), { timeout: 60_000, interval: 200 });

const eventsOf = (matches: readonly Summary[]): number =>
  matches.reduce((sum, { eventCount }) => sum + eventCount, 0);

const keysIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.includes('key'));

/** While the key is away, a start is refused and makes no other one. */
async function expectRefusalWithoutKey(settings: Record<string, string>): Promise<void> {
  const folder = settings['SCORESHEET_DATA'] ?? '';
  const file = join(folder, 'installation.key');
  const key = await readFile(file);
  await rm(file);
  expect(await saidByFailedStart(settings)).toMatch(NO_KEY);
  expect(await keysIn(folder)).toEqual([]);
  await writeFile(file, key, { mode: 0o600 });
}

/** Resolves when every match of before has more events. */
const playedOn = (of: Standalone, before: readonly Summary[]): Promise<void> =>
  whenMatches(of, (matches) => {
    expect(before).not.toEqual([]);
    for (const { id, eventCount } of before) {
      const now = matches.find((match) => match.id === id);
      expect(now?.eventCount).toBeGreaterThan(eventCount);
      expect(now?.suspended).toBe(false);
    }
  });

describe('npm start', () => {
  oneStory();
  let folder: string;
  let settings: Record<string, string>;
  let standalone: Standalone;

  beforeAll(async () => {
    folder = await newDataFolder();
    settings = { SCORESHEET_DATA: folder };
    standalone = await startStandalone(settings);
  });
  afterAll(async () => {
    await standalone?.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('shows an address and a first query, and plays matches of bots', async () => {
    await whenMatches(standalone, (matches) =>
      expect(matches.map(({ status }) => status)).toEqual(['RUNNING', 'RUNNING']),
    );
    const query = /-d '(.*)'/.exec(standalone.output())?.[1] as string;
    expect(await post(standalone.url, query)).toMatchObject({
      data: { matches: { edges: [{ node: { game: 'fuzzycards' } }, {}] } },
    });
  });

  it('refuses a second one on the same data or the same port, with words', async () => {
    const { port } = new URL(standalone.url);
    const otherFolder = await newDataFolder();
    const [sameData, samePort] = await Promise.all([
      saidByFailedStart(settings),
      saidByFailedStart({ SCORESHEET_PORT: port, SCORESHEET_DATA: otherFolder }),
    ]);
    await rm(otherFolder, { recursive: true, force: true });
    expect(sameData).toMatch(/Another Scoresheet \(process \d+\) is using .*SCORESHEET_DATA/);
    expect(samePort).toContain(`Port ${port} is taken`);
  });

  it('goes on with its matches after a kill -9, and only with its key', async () => {
    const before = await whenMatches(standalone, (matches) => {
      expect(matches.map(({ eventCount }) => eventCount > 8)).toEqual([true, true]);
      return matches;
    });
    await standalone.end('SIGKILL');
    await expectRefusalWithoutKey(settings);
    standalone = await startStandalone({ ...settings, SCORESHEET_BOT_ENTRANTS: '4' });
    await playedOn(standalone, before);
  });

  const shownTournament = () =>
    vi.waitFor(
      () => {
        const shown = /tournament of the bots is in progress[^]*-d '(.*)'/;
        const [, query] = shown.exec(standalone.output()) ?? [];
        if (query === undefined) throw new Error(standalone.output());
        return query;
      },
      { timeout: 60_000, interval: 100 },
    );

  it('shows a tournament of bots, with a query about it, and goes on with it', async () => {
    const query = await shownTournament();
    await vi.waitFor(
      async () =>
        expect(await post(standalone.url, query)).toMatchObject({
          data: { tournament: { stage: 'PLAYING', places: 4, round: { phase: 1, round: 1 } } },
        }),
      { timeout: 120_000, interval: 500 },
    );
    await standalone.end('SIGKILL');
    // Whatever is played from now on belongs to the tournament.
    const only = { SCORESHEET_BOT_MATCHES: '0', SCORESHEET_BOT_ENTRANTS: '4' };
    standalone = await startStandalone({ ...settings, ...only });
    expect(await shownTournament()).toBe(query);
    const before = eventsOf(await matchesOf(standalone));
    await whenMatches(standalone, (matches) => {
      expect(eventsOf(matches)).toBeGreaterThan(before + 8);
    });
  });

  it('stops in order', async () => {
    const file = join(folder, 'log', 'scoresheet.log');
    const { length } = await readFile(file, 'utf8');
    const began = Date.now();
    expect(await standalone.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_LIMIT_MS);
    await expect(readFile(join(folder, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
    const log = (await readFile(file, 'utf8')).slice(length);
    const stopped = [...log.matchAll(/"part":"([^"]+)"/g)].map(([, part]) => part);
    expect(stopped).toEqual([
      'demo',
      'webhooks',
      'bots of the house',
      'services',
      'log',
      'database',
      'embedded PostgreSQL',
      'operations',
    ]);
  });
});

describe('npm start with other settings', () => {
  it('says everything that is wrong with them', async () => {
    const said = await saidByFailedStart({ SCORESHEET_PORT: 'four', SCORESHEET_LOG: 'paper' });
    expect(said).toContain('SCORESHEET_PORT is a whole number.');
    expect(said).toContain('SCORESHEET_LOG is one of embedded, postgres, kafka.');
  });

  it('says so when the data folder is a file', async () => {
    const folder = await newDataFolder();
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await saidByFailedStart({ SCORESHEET_DATA: file })).toContain('SCORESHEET_DATA');
    await rm(folder, { recursive: true, force: true });
  });

  it('uses the PostgreSQL that it is told, and only with the key that came first', async () => {
    const postgres = await sharedPostgres();
    const folder = await newDataFolder();
    const settings = {
      SCORESHEET_DATA: folder,
      SCORESHEET_BOT_MATCHES: '1',
      DATABASE_URL: await postgres.createDatabase(),
    };
    const first = await startStandalone(settings);
    const before = await whenMatches(first, (matches) => {
      expect(matches.map(({ eventCount }) => eventCount > 8)).toEqual([true]);
      return matches;
    });
    expect(await readdir(folder)).not.toContain('postgres');

    const otherFolder = await newDataFolder();
    const otherKey = `${'0f'.repeat(32)}\n`;
    await writeFile(join(otherFolder, 'installation.key'), otherKey, { mode: 0o600 });
    expect(await saidByFailedStart({ ...settings, SCORESHEET_DATA: otherFolder })).toContain(
      'The installation key is not the one',
    );

    expect(await first.end('SIGINT')).toBe(0);
    await expectRefusalWithoutKey(settings);
    const again = await startStandalone(settings);
    await playedOn(again, before);
    expect(await again.end('SIGTERM')).toBe(0);
    await postgres.dispose();
    for (const each of [folder, otherFolder]) await rm(each, { recursive: true, force: true });
  });
});
