/**
 * Hostile clients of every kind beside ordinary players: how long the players wait, whether health is
 * answered, and whether the memory comes back. The players come from another address.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as pause } from 'node:timers/promises';
import { helperIn } from '../child-process.js';
import type { Figures, Row } from '../figures.js';
import { House } from '../live/house.js';
import { startLiveServer, type LiveServer } from '../live/live-server.js';
import { openLoop, percentile } from '../live/open-loop.js';
import { setTable } from '../live/table.js';
import type { HostileTask, HostileTold } from './hostile.js';
import { KINDS } from './kinds.js';

interface HostileLoad {
  readonly kinds: readonly string[];
  readonly connections: number;
  readonly matches: number;
  /** Actions of all matches together. */
  readonly aSecond: number;
  readonly seconds: number;
}

/** The built one, also where a spec runs the sources. */
const HOSTILE = new URL('../../dist/hostile/hostile.js', import.meta.url);

const NOBODY = 'nobody hostile';
const LOAD: HostileLoad = {
  kinds: [NOBODY, ...KINDS],
  connections: 50,
  matches: 10,
  aSecond: 20,
  seconds: 20,
};
const HEALTH_EVERY_MS = 100;
/** How long a server is left alone before its memory is read. */
const REST_MS = 3_000;
/** Milliseconds in which all garbage is collected. */
const COLLECTED_WITHIN_MS = 1_000;
const RESIDENT_METRIC = /^process_resident_memory_bytes\S* (\S+)/m;
const HEAP_METRIC = /^nodejs_heap_size_used_bytes\S* (\S+)/m;
/** What may stay: states, documents and names that are kept within bounds. */
const MAY_STAY_BYTES = 32 * 1024 * 1024;
/** What is left out of the bounds of a bench is as operators have it. */
const SETTINGS = {
  SCORESHEET_GUESTS_PER_MINUTE: '1200',
  SCORESHEET_OPERATIONS_PER_SECOND: '200',
  SCORESHEET_SOCKETS_PER_ADDRESS: '2000',
  SCORESHEET_COST_PER_SECOND: '50000',
};

interface Suffered {
  readonly actionsMs: readonly number[];
  readonly healthMs: readonly number[];
  readonly tries: number;
  readonly memory: Memory;
}

interface Memory {
  /** Memory of the process, garbage and all: V8 keeps what it has had, and takes its time. */
  readonly resident: number;
  /** On the heap when the garbage is collected. */
  readonly held: number;
}

export async function hostileBench(load = LOAD): Promise<Figures> {
  const server = await startLiveServer('PostgreSQL', { settings: SETTINGS, canCollect: true });
  try {
    const { match, leave } = await setTable(server.url, 'exported');
    leave();
    const before = await memoryOf(server);
    const rows: Row[] = [];
    for (const kind of load.kinds) {
      const told = await suffer({ ...load, url: server.url, kind, match }, server);
      rows.push(...rowsOf(kind, load, told), heldRow(kind, told.memory, before));
    }
    return { rows, comparisons: [] };
  } finally {
    await server.stop();
  }
}

type Suffering = HostileTask & Pick<HostileLoad, 'matches' | 'aSecond'>;

async function suffer(task: Suffering, server: LiveServer): Promise<Suffered> {
  const house = new House(task.url, task.kind.replaceAll(' ', '-'));
  await house.open(task.matches);
  const { seconds, aSecond, kind } = task;
  const hostile = helperIn<HostileTask, HostileTold>(HOSTILE);
  try {
    const attack = kind === NOBODY ? { tries: 0 } : hostile.ask(task);
    const health = askHealth(server.metricsUrl.replace('/metrics', '/healthz'), seconds);
    await openLoop({ aSecond, seconds, begin: (dueMs) => house.act(dueMs) });
    const { tries } = await attack;
    await house.settled().catch(() => house.giveUp());
    const healthMs = await health;
    house.leave();
    return { actionsMs: house.tookMs, healthMs, tries, memory: await memoryOf(server) };
  } finally {
    hostile.end();
  }
}

/** Milliseconds of each answer; whoever is not told that all is well waits for ever. */
async function askHealth(url: string, seconds: number): Promise<readonly number[]> {
  const answers: Promise<number>[] = [];
  const ask = async (dueMs: number): Promise<number> => {
    const isWell = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    return isWell ? performance.now() - dueMs : Infinity;
  };
  const begin = (dueMs: number) => void answers.push(ask(dueMs));
  await openLoop({ aSecond: 1_000 / HEALTH_EVERY_MS, seconds, begin });
  return Promise.all(answers);
}

async function memoryOf({ metricsUrl, collectGarbage }: LiveServer): Promise<Memory> {
  const read = async (metric: RegExp): Promise<number> => {
    const page = await (await fetch(metricsUrl)).text();
    return Number(metric.exec(page)?.[1] ?? NaN);
  };
  await pause(REST_MS);
  const resident = await read(RESIDENT_METRIC);
  collectGarbage();
  await pause(COLLECTED_WITHIN_MS);
  return { resident, held: await read(HEAP_METRIC) };
}

const heldRow = (kind: string, { held }: Memory, before: Memory): Row => ({
  bench: `${kind}: held on the heap afterwards`,
  of: `${before.held} bytes before all`,
  figure: held,
  unit: 'bytes',
  goal: `below ${before.held + MAY_STAY_BYTES} bytes`,
});

function rowsOf(kind: string, load: HostileLoad, { memory, ...told }: Suffered): readonly Row[] {
  const of = `${load.connections} connections, ${load.aSecond} actions a second`;
  const tenth = (figure: number): number => Math.round(10 * figure) / 10;
  const ms = (bench: string, figure: number, goal?: string): Row =>
    withoutUndefined({
      bench: `${kind}: ${bench}`,
      of,
      figure: tenth(figure),
      unit: 'ms',
      goal,
    });
  const aSecond = Math.round(told.tries / load.seconds);
  return [
    { bench: `${kind}: tries`, of, figure: aSecond, unit: 'a second' },
    ms('action to message, p50', percentile(told.actionsMs, 0.5)),
    ms('action to message, p99', percentile(told.actionsMs, 0.99), 'below 250 ms'),
    ms('/healthz, p99', percentile(told.healthMs, 0.99)),
    { bench: `${kind}: resident afterwards`, of, figure: memory.resident, unit: 'bytes' },
  ];
}
