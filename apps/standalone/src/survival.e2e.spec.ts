/**
 * The first promise: an accepted action is never lost, reordered or applied twice, whatever dies
 * when. Ten matches are played over the public api while the whole process is killed, five times.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, exportRecord, readHeader, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { followMatch, playMatch, type AcceptedCommand } from '@scoresheet/services-bots';
import type { PlayedMatch } from '@scoresheet/services-bots';
import { rebuildMatches } from '@scoresheet/services-projector';
import { layFoundation, Lifetime, readConfig, type Foundation } from '@scoresheet/services-runtime';
import { createLogger } from '@scoresheet/services-runtime';
import { freePorts } from '@scoresheet/tools-throwaway';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  matchesOf,
  newDataFolder,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

const MATCHES = 10;
const KILLS = 5;
/** Between two kills, so that each of them finds every match in another place. */
const ACCEPTED_BETWEEN_KILLS = 60;
const THINK_MS = 40;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

let settings: Record<string, string>;
let standalone: Standalone;
let foundation: Foundation;
let lifetime: Lifetime;
let played: readonly PlayedMatch[];
const accepted: AcceptedCommand[] = [];
/** By match: the events that a spectator was shown. */
const seen = new Map<string, number[]>();
const watching: Promise<void>[] = [];
const runningWhenKilled: number[] = [];

/** All is played here; the specs below look at what is left of it. */
beforeAll(async () => {
  // Nobody gets the port while the process is down, as the bots would that try to come back.
  const [port] = await freePorts(1);
  settings = {
    SCORESHEET_DATA: await newDataFolder(),
    SCORESHEET_PORT: `${port}`,
    SCORESHEET_BOT_MATCHES: '0',
  };
  standalone = await startStandalone(settings);
  let running = MATCHES;
  const playing = Array.from({ length: MATCHES }, (_, i) =>
    play(`survival ${i}`).finally(() => (running -= 1)),
  );
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = accepted.length + ACCEPTED_BETWEEN_KILLS;
    while (accepted.length < enough) await pause(10);
    runningWhenKilled.push(running);
    await standalone.end('SIGKILL');
    standalone = await startStandalone(settings);
  }
  played = await Promise.all(playing);
  await Promise.all(watching);
  await vi.waitFor(
    async () => {
      const matches = await matchesOf(standalone);
      expect(matches.filter(({ status }) => status === 'OVER')).toHaveLength(MATCHES);
    },
    { timeout: 60_000, interval: 200 },
  );
  await standalone.end('SIGTERM');
  const logger = createLogger('fatal', { write: () => undefined });
  lifetime = new Lifetime(logger, { exit: () => undefined });
  foundation = await layFoundation({ config: readConfig(settings), lifetime, logger });
});

afterAll(async () => {
  await standalone?.end('SIGKILL');
  await lifetime?.end(0);
  await rm(settings['SCORESHEET_DATA'] as string, { recursive: true, force: true });
});

function play(seed: string): Promise<PlayedMatch> {
  return playMatch({
    url: standalone.url,
    seed,
    thinkMs: THINK_MS,
    bots: ['random', 'random'], // their matches are long enough for every kill
    onAccepted: (command) => void accepted.push(command),
    onTable: ({ match }) => void watching.push(watch(match)),
  });
}

/** A spectator who is cut off with everybody else and comes back. */
async function watch(match: string): Promise<void> {
  const shown: number[] = [];
  seen.set(match, shown);
  for await (const { seq, status } of followMatch({ url: standalone.url }, match)) {
    shown.push(seq);
    if (status === 'OVER') return;
  }
}

const eventsOf = (match: string) => foundation.archive.events(match, Number.MAX_SAFE_INTEGER);

describe('after five kills of the whole process', () => {
  it('in each of which matches ran, every match was played to its end', () => {
    expect(runningWhenKilled).toHaveLength(KILLS);
    expect(Math.min(...runningWhenKilled)).toBeGreaterThan(MATCHES / 2);
    expect(played).toHaveLength(MATCHES);
  });

  it('every accepted command is in the record once, where it was said to be', async () => {
    expect(accepted.length).toBeGreaterThan(KILLS * ACCEPTED_BETWEEN_KILLS);
    expect(played).toHaveLength(MATCHES);
    for (const { table } of played) {
      const places = new Map<string, number[]>();
      for (const { bytes, seq } of await eventsOf(table.match)) {
        const header = readHeader(Buffer.from(bytes).toString().split('\n', 1)[0] ?? '');
        if (typeof header === 'string') throw new Error(`event ${seq} is no event: ${header}`);
        places.set(header.commandId, [...(places.get(header.commandId) ?? []), seq]);
      }
      const mine = accepted.filter(({ match }) => match === table.match);
      expect(mine.map(({ commandId }) => places.get(commandId))).toEqual(
        mine.map(({ seq }) => [seq]),
      );
    }
  });

  it('every export verifies EXACT', async () => {
    expect(played).toHaveLength(MATCHES);
    for (const { table, lastSeq } of played) {
      const events = await eventsOf(table.match);
      expect(events.map(({ seq }) => seq)).toEqual(
        Array.from({ length: lastSeq + 1 }, (_, i) => i),
      );
      const file = exportRecord(
        events.map(({ bytes }) => bytes),
        sha256,
      );
      const verdict = verifyExport(encodeUtf8(file), matchRefolder({ rulesOf, sha256 }), sha256);
      expect(verdict).toMatchObject({ verdict: 'EXACT' });
    }
  });

  it('the read models equal a rebuild', async () => {
    expect(await rebuildMatches(foundation, { compareOnly: true })).toMatchObject({ differing: 0 });
  });

  it('spectators who came back each time saw each event once, in order', () => {
    expect(played).toHaveLength(MATCHES);
    for (const { table, lastSeq } of played) {
      const all = Array.from({ length: lastSeq + 1 }, (_, i) => i);
      expect(seen.get(table.match)).toEqual(all);
    }
  });
});
