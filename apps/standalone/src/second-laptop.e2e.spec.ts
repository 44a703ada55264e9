/**
 * A club's laptop dies in the middle of a round. Its backup is brought to another one as the book of
 * operations says, and the tournament goes on there to its end.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { gamesOf, tournamentRefolder } from '@scoresheet/domain-tournament';
import { rulesOf } from '@scoresheet/games-catalog';
import { ask, playEvent, swissWithCut, type BotEvent } from '@scoresheet/services-bots';
import { followBook } from '@scoresheet/tools-throwaway';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import { newDataFolder, startStandalone, type Standalone } from './standalone.spec-kit.js';

const PLAYERS = 8;
const SWISS_ROUNDS = 2;
const CUT = 4;
const MATCHES = (SWISS_ROUNDS * PLAYERS) / 2 + CUT - 1;
/** So that a round lasts long enough to be met in its middle. */
const THINK_MS = 80;
/** Most matches are given up early. One of each round is played out: its middle is met by any machine. */
const GIVEN_UP_FROM = 12;
const TABLES = PLAYERS / 2;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

let folder: string;
let running: Standalone | undefined;

beforeAll(async () => {
  folder = await newDataFolder();
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (data: string) => ({ SCORESHEET_DATA: data, SCORESHEET_BOT_MATCHES: '0' });

async function startOn(data: string): Promise<Standalone> {
  running = await startStandalone(settingsOf(data));
  return running;
}

/** In the order in which they were first sat down at, so that each round of Swiss is four in a row. */
const matches: string[] = [];

function concedesFrom(match: string, seat: number): number | undefined {
  if (!matches.includes(match)) matches.push(match);
  const isPlayedOut = matches.indexOf(match) % TABLES === 0;
  return isPlayedOut || seat === 2 ? undefined : GIVEN_UP_FROM;
}

interface Playing {
  readonly event: Promise<BotEvent>;
  /** Resolves in the middle of a round: some tables have a result, and some have none. */
  midRound(atLeast: number): Promise<BotEvent>;
  leave(): Promise<void>;
}

/** The bots of the whole tournament, at this installation. */
function play({ url }: Standalone, event?: BotEvent, thinkMs = THINK_MS): Playing {
  const leaving = new AbortController();
  let begun = event;
  const playing = playEvent(
    withoutUndefined({
      url,
      seed: 'laptop',
      entrants: PLAYERS,
      phases: swissWithCut(SWISS_ROUNDS, CUT),
      signal: leaving.signal,
      lookMs: 200,
      thinkMs,
      concedesFrom,
      event,
      onEvent: (opened) => void (begun = opened),
    }),
  );
  const over = playing.then(() => {
    throw new Error('The tournament ended before the middle of a round was met.');
  });
  over.catch(() => undefined); // told to whoever waits for the event or for a middle
  return {
    event: playing,
    async midRound(atLeast) {
      const met = vi.waitFor(
        async () => {
          const { round } = await placeOf(url, begun);
          expect(round).toMatchObject({ stage: 'playing' });
          expect(round?.round).toBeGreaterThanOrEqual(atLeast);
          expect(round?.open).toBeGreaterThan(0);
          expect(round?.open).toBeLessThan(round?.tables ?? 0);
        },
        { timeout: 120_000, interval: 20 },
      );
      await Promise.race([met, over]);
      return begun as BotEvent;
    },
    async leave() {
      leaving.abort();
      await playing.catch(() => undefined);
    },
  };
}

interface Place {
  readonly stage: string;
  readonly round: { round: number; stage: string; open: number; tables: number } | null;
}

async function placeOf(url: string, event: BotEvent | undefined): Promise<Place> {
  const { tournament } = await ask<{ tournament: Place }>(
    { url },
    `query Place($tournament: ID!) {
      tournament(tournament: $tournament) { stage round { round stage open tables } }
    }`,
    { tournament: event?.tournament ?? '' },
  );
  return tournament;
}

async function exportOf({ url }: Standalone, { tournament, organiser }: BotEvent): Promise<string> {
  const { exportTournament } = await ask<{ exportTournament: string }>(
    { url, token: organiser.token },
    'query Export($tournament: ID!) { exportTournament(id: $tournament) }',
    { tournament },
  );
  return exportTournament;
}

/** Without the first and the last line of the file, which count the events. */
const eventsIn = (file: string): readonly string[] => file.trimEnd().split('\n').slice(1, -1);

it('A tournament whose laptop died in a round is played to its end on another one', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const backup = join(folder, 'backup');
  await mkdir(backup);

  const laptop = await startOn(first);
  const morning = play(laptop);
  const event = await morning.midRound(1);
  await morning.leave();
  const saved = eventsIn(await exportOf(laptop, event));
  expect(await laptop.end('SIGTERM')).toBe(0);
  await followBook('Take a backup', { data: first, backup });

  const dying = await startOn(first);
  const noon = play(dying, event);
  await noon.midRound(2);
  await dying.end('SIGKILL');
  await noon.leave();
  await rm(first, { recursive: true });

  await followBook('Restore it', { data: second, backup });
  const other = await startOn(second);
  await play(other, event, 0).event; // nothing more is to be met in its middle

  expect(await placeOf(other.url, event)).toMatchObject({ stage: 'FINISHED' });
  const file = await exportOf(other, event);
  expect(saved.length).toBeGreaterThan(PLAYERS);
  expect(eventsIn(file).slice(0, saved.length)).toEqual(saved);
  const refolder = tournamentRefolder({ sha256, gameOf: gamesOf(rulesOf) });
  expect(verifyExport(Buffer.from(file), refolder, sha256).verdict).toBe('EXACT');
  expect(await other.end('SIGTERM')).toBe(0);
  expect((await exactExports(settingsOf(second))).size).toBe(MATCHES);
});
