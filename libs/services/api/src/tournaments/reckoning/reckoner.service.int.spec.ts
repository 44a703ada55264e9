/** Given a large tournament, when somebody asks for standings, then the main thread has no work of it. */
import 'reflect-metadata';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256 } from '@scoresheet/domain-record/node';
import { standingsIn, type OfflineTournament } from '@scoresheet/domain-tournament';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import {
  COST_OF_FOLDED_EVENT,
  COST_OF_READ_EVENT,
  COST_OF_STANDINGS_SEAT,
  MAX_QUESTIONS_IN_LINE,
} from '../../transport/limits.js';
import type { QueryGate } from '../../transport/query-gate.service.js';
import type { TournamentTails } from '../tournament-tails.service.js';
import type { StandingsAsked } from './asked.js';
import { seatsIn } from './counted-work.js';
import { playedTournament, stateFromExport } from './played-tournament.spec-kit.js';
import { Reckoner, type AsOf } from './reckoner.service.js';

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
  const gate = { pay: vi.fn(), charge: vi.fn() };
  const tails = { history } as unknown as TournamentTails;
  const reckoner = new Reckoner(tails, gate as unknown as QueryGate);
  started.push(reckoner);
  return { reckoner, history, gate };
}

const ALL: StandingsAsked = { ask: 'standings', live: false, from: 0, first: 500 };
const callerFrom = (address: string, hasLeft = () => false) => ({ address, hasLeft });
const CALLER = callerFrom('192.0.2.1');

describe('Given a tournament of 2,000', () => {
  const tournament = playedTournament(2_000);
  const { record } = tournament;
  const seq = tournament.events().length - 1;

  it('then its standings are those of its export, and its events came in portions', async () => {
    const { reckoner, history } = startReckoner(tournament);
    const page = await reckoner.ask({ tournament: record, seq }, ALL, CALLER);
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
      const ms = await blockedMs(() => reckoner.ask({ tournament: record, seq }, ALL, CALLER));
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
    await reckoner.ask({ tournament: record, seq: 3 }, ALL, CALLER);
    await reckoner.ask({ tournament: record, seq }, ALL, CALLER);
    await reckoner.ask({ tournament: record, seq: 2 }, ALL, CALLER);
    expect(history.mock.calls.map(([, from, limit]) => [from, limit])).toEqual([
      [0, 4],
      [4, seq - 3],
    ]);
  });

  it('then who asks the same at the same time gets the same answer', async () => {
    const { reckoner } = startReckoner(tournament);
    const asOf = { tournament: record, seq };
    const [one, other] = await Promise.all([
      reckoner.ask(asOf, ALL, CALLER),
      reckoner.ask(asOf, ALL, CALLER),
    ]);
    expect(one).toBe(other);
  });

  it('then two who ask about it wait for the same events', async () => {
    const { reckoner, history } = startReckoner(tournament);
    const [page, bracket] = await Promise.all([
      reckoner.ask({ tournament: record, seq }, ALL, CALLER),
      reckoner.ask({ tournament: record, seq }, { ask: 'bracket', phase: 2 }, CALLER),
    ]);
    expect([page?.seq, bracket?.rule]).toEqual([seq, 'single-elimination/2']);
    expect(history).toHaveBeenCalledTimes(1);
  });

  it('then an event that cannot be read is told to whoever asked, and the next one is answered', async () => {
    const { reckoner, history } = startReckoner(tournament);
    history.mockRejectedValueOnce(new Error('the log is away'));
    const asOf = { tournament: record, seq };
    await expect(reckoner.ask(asOf, ALL, CALLER)).rejects.toThrow('the log is away');
    await expect(reckoner.ask(asOf, ALL, CALLER)).resolves.toMatchObject({ seq });
  });
});

describe('Given a question about the past', () => {
  const tournament = playedTournament(64);
  const { record } = tournament;
  const lastSeq = tournament.events().length - 1;
  const past = (seq: number) => ({ tournament: record, seq, isPast: true });
  const present = { tournament: record, seq: lastSeq };

  it('then its address pays for each event that is read and folded, and for each seat', async () => {
    const { reckoner, gate } = startReckoner(tournament);
    const seq = Math.floor(lastSeq / 2);
    await reckoner.ask(past(seq), ALL, CALLER);
    const seats = seatsIn(stateFromExport(tournament.events(), seq));
    const price =
      (seq + 1) * (COST_OF_READ_EVENT + COST_OF_FOLDED_EVENT) + seats * COST_OF_STANDINGS_SEAT;
    expect(gate.pay.mock.calls).toEqual([[CALLER.address, 0]]);
    expect(paid(gate)).toBeCloseTo(price);
    gate.charge.mockClear();
    await reckoner.ask(past(seq), { ...ALL, from: 4 }, CALLER);
    expect(paid(gate)).toBe(0);
  });

  it('then the server pays nothing for its own questions', async () => {
    const { reckoner, gate } = startReckoner(tournament);
    await reckoner.ask(present, ALL, undefined);
    expect([gate.pay.mock.calls, gate.charge.mock.calls]).toEqual([[], []]);
  });

  it('then the present is answered first, and addresses take turns', async () => {
    const { reckoner } = startReckoner(tournament);
    const answered: string[] = [];
    const ask = (name: string, asOf: AsOf, address: string) =>
      reckoner.ask(asOf, ALL, callerFrom(address)).then(() => answered.push(name));
    await reckoner.ask(present, ALL, undefined);
    const many = [10, 20, 30, 40].map((seq) => ask(`past ${seq}`, past(seq), 'stranger'));
    await Promise.all([...many, ask('another', past(50), 'other'), ask('now', present, 'hall')]);
    expect(answered.indexOf('now')).toBeLessThan(2);
    expect(answered.indexOf('another')).toBeLessThan(answered.indexOf('past 30'));
  });

  it('then it is dropped when all who asked it have left, and answered while one waits', async () => {
    const { reckoner, gate } = startReckoner(tournament);
    await reckoner.ask(present, ALL, undefined);
    const gone = callerFrom('stranger', () => true);
    await expect(reckoner.ask(past(30), ALL, gone)).rejects.toThrow('The caller has left');
    expect(gate.charge).not.toHaveBeenCalled();
    const both = [gone, callerFrom('stranger')].map((each) => reckoner.ask(past(30), ALL, each));
    expect((await Promise.all(both)).map((page) => page?.seq)).toEqual([30, 30]);
  });

  it('then one address has a bounded number of them in line', async () => {
    const { reckoner } = startReckoner(tournament);
    const questions = Array.from({ length: MAX_QUESTIONS_IN_LINE + 1 }, (_, first) =>
      reckoner.ask(past(30), { ...ALL, first }, CALLER),
    );
    const told = await Promise.allSettled(questions);
    expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ reason: { extensions: { code: 'RATE_LIMITED' } } });
  });
});

const paid = ({ charge }: { readonly charge: Mock }): number =>
  charge.mock.calls.reduce((sum, [, cost]) => sum + Number(cost), 0);
