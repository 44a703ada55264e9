/**
 * Given a tournament that takes long to draw, when its rounds are drawn beside matches, then the
 * loop goes on, and the events are those of a service without a thread.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  TOPICS,
  TOURNAMENT_MESSAGES,
  type TournamentCommand,
} from '@scoresheet/contracts-messages';
import { inspect, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Decided, WorkApart } from '@scoresheet/domain-tournament';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { memoryArchive } from '@scoresheet/services-archive';
import { signedCommand } from '@scoresheet/services-decider';
import { keysFrom, matchKeysOf } from '@scoresheet/services-keys';
import type { WorkThread } from '@scoresheet/services-threads';
import { memoryCheckpoints } from '@scoresheet/services-worker';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KnownMatches } from '../process/known-matches.js';
import { tournamentWorker } from '../tournament-worker.js';
import { largeWorkThread } from './large-work.js';

const KEY = new Uint8Array(32).fill(5);
const keys = keysFrom(KEY);
const PLAYERS = 256;
const AT_ONCE = 128;
const PATIENCE = { timeout: 50_000, interval: 5 };

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const newLog = (): MemoryLog =>
  memoryLog({ topics: Object.values(TOPICS), partitions: 1, now: () => 1_000 });

type Thread = WorkThread<WorkApart, Decided>;

/** The thread as the service has it, and what it was sent. */
function startThread(program?: URL): { readonly thread: Thread; readonly sent: WorkApart[] } {
  const started = largeWorkThread(program);
  undo.push(() => started.stop());
  const sent: WorkApart[] = [];
  const send: Thread['send'] = (work) => {
    sent.push(work);
    return started.send(work);
  };
  return { sent, thread: { send, stop: () => started.stop() } };
}

async function startWorker(log: MemoryLog, thread?: Thread) {
  const common = {
    log,
    keys,
    checkpoints: memoryCheckpoints(),
    archive: memoryArchive(),
    matchArchive: memoryArchive(),
    onTrouble: () => undefined,
    onFatal: () => undefined,
    matchKeys: matchKeysOf([{ key: KEY, fromMs: 0, endsTokens: false }]),
  };
  const matches = new KnownMatches({ ...common, archive: common.matchArchive });
  await matches.start();
  const reports = {
    onFinished: () => undefined,
    onSender: () => undefined,
    onSuspended: vi.fn<(suspension: unknown) => void>(),
  };
  const worker = tournamentWorker(withoutUndefined({ ...common, ...reports, matches, thread }), 0);
  await worker.start();
  undo.push(async () => {
    await worker.stop();
    await matches.stop();
    expect(reports.onSuspended).not.toHaveBeenCalled();
  });
  return worker;
}

type Said = TournamentCommand extends infer C
  ? C extends TournamentCommand
    ? Omit<C, 'actor' | 'role' | 'record' | 'commandId'>
    : never
  : never;

const named = { actor: 'olga', role: 'player' as const };
const idOf = (name: string): string =>
  recordIdOf({ kind: 'tournament', actor: named.actor, commandId: `${name}-0` }, sha256);

const create: Said = {
  type: 'create-tournament',
  game: 'fuzzycards',
  play: 'tables',
  capacity: 4_096,
  entry: 'open',
  checkIn: false,
  phases: [
    { kind: 'swiss', standings: 'magic/1', rounds: 1, bestOf: 3 },
    { kind: 'single-elimination', standings: 'magic/1', bestOf: 3, cut: { by: 'rank', places: 8 } },
  ],
};

const entered = Array.from({ length: PLAYERS / AT_ONCE }, (_, part): Said => ({
  type: 'add-entrants',
  entrants: Array.from({ length: AT_ONCE }, (__, at) => ({ actor: `p${part * AT_ONCE + at}` })),
}));

const ROUND = { phase: 1, round: 1 } as const;
const BEGINNING: readonly Said[] = [
  create,
  { type: 'announce-tournament' },
  { type: 'open-registration' },
  ...entered,
  { type: 'begin-phase', phase: 1 },
];
const DRAW: Said = { type: 'draw-round', ...ROUND };
const PLAYED: readonly Said[] = [
  DRAW,
  { type: 'drop-entrant', entrant: 7 },
  { type: 'publish-round', ...ROUND },
  { type: 'start-round', ...ROUND },
  ...Array.from({ length: PLAYERS / 2 }, (_, at): Said => ({
    type: 'enter-result',
    ...ROUND,
    table: at + 1,
    result: { is: 'games', wins: at % 3 === 0 ? [1, 1] : [2, 0], draws: 0 },
  })),
  { type: 'close-round', ...ROUND },
  { type: 'begin-phase', phase: 2 },
  { type: 'draw-round', phase: 2, round: 1 },
];

async function tell(log: MemoryLog, says: readonly Said[], { name = 'event', from = 0 } = {}) {
  const messages = says.map((said, at) => {
    const command = { ...said, ...named, record: idOf(name), commandId: `${name}-${from + at}` };
    return signedCommand(command as TournamentCommand, {
      messages: TOURNAMENT_MESSAGES,
      sender: 'api',
      keys,
    });
  });
  await log.append({ topic: TOPICS.tournamentCommands, partition: 0 }, messages);
}

const EVENTS = { topic: TOPICS.tournamentEvents, partition: 0 } as const;

const eventsOf = (log: MemoryLog, count: number) =>
  vi.waitFor(async () => {
    expect(await log.end(EVENTS)).toBe(count);
    return (await log.read(EVENTS, 0, count)).map(({ value }) => Buffer.from(value).toString());
  }, PATIENCE);

async function eventsMade(says: readonly Said[], count: number, thread?: Thread) {
  const log = newLog();
  await startWorker(log, thread);
  await tell(log, says);
  return eventsOf(log, count);
}

const WHOLE = [...BEGINNING, ...PLAYED];
/** The table of whoever left has no opponent, and so no result. */
const LENGTH = WHOLE.length - 1;

describe('A large tournament', () => {
  it('has the same bytes with a thread and without one', async () => {
    const { thread, sent } = startThread();
    const alone = await eventsMade(WHOLE, LENGTH);
    expect(await eventsMade(WHOLE, LENGTH, thread)).toEqual(alone);
    const done = ['draw-round', 'publish-round', 'begin-phase'];
    expect(sent.map(({ command }) => command.type)).toEqual(done);
  });

  it('is decided on the loop where the thread dies of it', async () => {
    const dying = new URL('data:text/javascript,throw new Error("no memory")');
    const { thread, sent } = startThread(dying);
    const told = await eventsMade(WHOLE, LENGTH, thread);
    expect(sent).toHaveLength(3);
    expect(told).toEqual(await eventsMade(WHOLE, LENGTH));
  });
});

/** A worker on which the round of 256 is about to be drawn. */
async function aboutToDraw(thread?: Thread) {
  const log = newLog();
  const worker = await startWorker(log, thread);
  await tell(log, BEGINNING);
  await eventsOf(log, BEGINNING.length);
  return { log, worker };
}

const drawn = (log: MemoryLog) => tell(log, [DRAW], { from: BEGINNING.length });

describe('While a large round is drawn', () => {
  it('other tournaments are decided', async () => {
    const { log } = await aboutToDraw(startThread().thread);
    await drawn(log);
    await tell(log, [create], { name: 'other' });
    const types = (await eventsOf(log, BEGINNING.length + 2)).map((event) => typeIn(event));
    expect(types.slice(BEGINNING.length)).toEqual(['tournament-created', 'round-drawn']);
  });

  it('what comes behind it in its own waits for it', async () => {
    const { log } = await aboutToDraw(startThread().thread);
    await drawn(log);
    await tell(log, PLAYED.slice(1, 3), { from: BEGINNING.length + 1 });
    const types = (await eventsOf(log, BEGINNING.length + 3)).map((event) => typeIn(event));
    const inOrder = ['round-drawn', 'entrant-dropped', 'round-published'];
    expect(types.slice(BEGINNING.length)).toEqual(inOrder);
  });

  it('somebody else may be faster, and there is one round', async () => {
    const { thread, sent } = startThread();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const late: Thread = { ...thread, send: (work) => held.then(() => thread.send(work)) };
    const { log, worker } = await aboutToDraw(late);
    await drawn(log);
    await startWorker(log.openAnother());
    await eventsOf(log, BEGINNING.length + 1);
    answer();
    await vi.waitFor(() => expect(worker.counts().inFlight).toBe(0), PATIENCE);
    expect(sent).toHaveLength(1);
    expect(await log.end(EVENTS)).toBe(BEGINNING.length + 1);
  });

  it('the loop is free', async () => {
    const withThread: number[] = [];
    const without: number[] = [];
    for (let turn = 0; turn < MAX_TURNS && !isFree(withThread, without); turn += 1) {
      withThread.push(await heldMs(startThread().thread));
      without.push(await heldMs());
    }
    expect(isFree(withThread, without)).toBe(true);
  });
});

/** Other programs and garbage only add to a time: the shortest one counts. */
const MAX_TURNS = 40;
const isFree = (one: readonly number[], other: readonly number[]): boolean =>
  Math.min(...one) < Math.min(...other) / 3;

/** The longest time in which the loop had no turn while the round was drawn, in milliseconds. */
async function heldMs(thread?: Thread): Promise<number> {
  const { log } = await aboutToDraw(thread);
  await drawn(log);
  let longestMs = 0;
  for (let atMs = performance.now(); (await log.end(EVENTS)) === BEGINNING.length;) {
    await nextTurn();
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - atMs);
    atMs = nowMs;
  }
  return longestMs;
}

const ANY_PLACE = { partition: 0, partitions: 1 };

function typeIn(event: string): string {
  const entry = inspect(ANY_PLACE, Buffer.from(event), sha256);
  if (entry.admitted !== undefined) throw new Error('an event of ours is none');
  return entry.header.type;
}
