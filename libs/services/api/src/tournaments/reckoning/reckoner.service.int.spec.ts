/** Given a large tournament, when somebody asks for standings, then the main thread has no work of it. */
import 'reflect-metadata';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256 } from '@scoresheet/domain-record/node';
import { standingsIn, type OfflineTournament } from '@scoresheet/domain-tournament';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TournamentTails } from '../tournament-tails.service.js';
import type { StandingsAsked } from './asked.js';
import { playedTournament, stateFromExport } from './played-tournament.spec-kit.js';
import { Reckoner } from './reckoner.service.js';

const MAX_BLOCKED_MS = 20;
/** Garbage of other specs and the turns of other programs only add to a time: the shortest one counts. */
const MAX_ASKED = 40;

const started: Reckoner[] = [];
afterEach(async () => {
  for (const reckoner of started.splice(0)) await reckoner.onApplicationShutdown();
});

/** Reads what was played as a tail would, without a log. */
function startReckoner(tournament: OfflineTournament) {
  const history = vi.fn((_: string, from: number, limit: number) =>
    Promise.resolve(
      tournament
        .events()
        .slice(from, from + limit)
        .map((bytes) => ({ bytes })),
    ),
  );
  const reckoner = new Reckoner({ history } as unknown as TournamentTails);
  started.push(reckoner);
  return { reckoner, history };
}

const ALL: StandingsAsked = { ask: 'standings', live: false, from: 0, first: 500 };

describe('Given a tournament of 2,000', () => {
  const tournament = playedTournament(2_000);
  const { record } = tournament;
  const seq = tournament.events().length - 1;

  it('then its standings are those of its export, and its events came in portions', async () => {
    const { reckoner, history } = startReckoner(tournament);
    const page = await reckoner.ask({ tournament: record, seq }, ALL);
    const pure = standingsIn(stateFromExport(tournament.events(), seq), sha256);
    expect(page?.lines.map(({ score: _, ...line }) => line)).toEqual(pure.slice(0, 500));
    expect(page?.total).toBe(2_000);
    const limits = history.mock.calls.map(([, , limit]) => limit);
    expect(Math.max(...limits)).toBeLessThanOrEqual(1_000);
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBe(seq + 1);
  });

  it('then nobody else of this process waits for them', async () => {
    let shortestMs = Infinity;
    for (let asked = 0; asked < MAX_ASKED && shortestMs >= MAX_BLOCKED_MS; asked += 1) {
      const { reckoner } = startReckoner(tournament);
      const ms = await blockedMs(() => reckoner.ask({ tournament: record, seq }, ALL));
      await reckoner.onApplicationShutdown();
      shortestMs = Math.min(shortestMs, ms);
    }
    expect(shortestMs).toBeLessThan(MAX_BLOCKED_MS);
  });
});

/** The longest time for which the event loop had no turn, in milliseconds. */
async function blockedMs(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(50);
  delay.reset();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe('Given a thread that knows a tournament', () => {
  const tournament = playedTournament(8);
  const { record } = tournament;
  const seq = tournament.events().length - 1;

  it('then it is given no event twice', async () => {
    const { reckoner, history } = startReckoner(tournament);
    await reckoner.ask({ tournament: record, seq: 3 }, ALL);
    await reckoner.ask({ tournament: record, seq }, ALL);
    await reckoner.ask({ tournament: record, seq: 2 }, ALL);
    expect(history.mock.calls.map(([, from, limit]) => [from, limit])).toEqual([
      [0, 4],
      [4, seq - 3],
    ]);
  });

  it('then who asks the same at the same time gets the same answer', async () => {
    const { reckoner } = startReckoner(tournament);
    const asOf = { tournament: record, seq };
    const [one, other] = await Promise.all([reckoner.ask(asOf, ALL), reckoner.ask(asOf, ALL)]);
    expect(one).toBe(other);
  });

  it('then two who ask about it wait for the same events', async () => {
    const { reckoner, history } = startReckoner(tournament);
    const [page, bracket] = await Promise.all([
      reckoner.ask({ tournament: record, seq }, ALL),
      reckoner.ask({ tournament: record, seq }, { ask: 'bracket', phase: 2 }),
    ]);
    expect([page?.seq, bracket?.rule]).toEqual([seq, 'single-elimination/2']);
    expect(history).toHaveBeenCalledTimes(1);
  });

  it('then an event that cannot be read is told to whoever asked, and the next one is answered', async () => {
    const { reckoner, history } = startReckoner(tournament);
    history.mockRejectedValueOnce(new Error('the log is away'));
    const asOf = { tournament: record, seq };
    await expect(reckoner.ask(asOf, ALL)).rejects.toThrow('the log is away');
    await expect(reckoner.ask(asOf, ALL)).resolves.toMatchObject({ seq });
  });
});
