/**
 * Backup and restore as the book of operations has them: its own commands are run, word for word,
 * on an installation on which bots play, which is then destroyed.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { followBook } from '@scoresheet/tools-throwaway';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import {
  matchesOf,
  newDataFolder,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

const EVENTS_PLAYED = 12;

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let folder: string;
let running: Standalone | undefined;

beforeAll(async () => {
  folder = await newDataFolder();
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('What was accepted before the backup is there after the restore, and the matches go on', async () => {
  const data = join(folder, 'data');
  const backup = join(folder, 'backup');
  await mkdir(backup);
  const settings = { SCORESHEET_DATA: data, SCORESHEET_BOT_MATCHES: '2' };
  const follow = (heading: string) => followBook(heading, { data, backup });
  const playBeyond = async (events: number) => {
    const playing = await startStandalone(settings);
    running = playing;
    await vi.waitFor(
      async () => {
        const matches = await matchesOf(playing);
        expect(matches.map(({ eventCount }) => eventCount > events)).toEqual([true, true]);
        expect(matches.some(({ suspended }) => suspended)).toBe(false);
      },
      { timeout: 120_000, interval: 200 },
    );
    expect(await playing.end('SIGTERM')).toBe(0);
  };

  await playBeyond(EVENTS_PLAYED);
  const saved = await exactExports(settings);
  await follow('Take a backup');
  await playBeyond(2 * EVENTS_PLAYED);
  await rm(data, { recursive: true });
  await follow('Restore it');

  expect(await exactExports(settings)).toEqual(saved);
  await playBeyond(2 * EVENTS_PLAYED);
  const later = await exactExports(settings);
  expect(saved.size).toBeGreaterThan(0);
  for (const [match, lines] of saved) {
    const events = lines.slice(1, EVENTS_PLAYED);
    expect(later.get(match)?.slice(1, EVENTS_PLAYED)).toEqual(events);
  }
});
