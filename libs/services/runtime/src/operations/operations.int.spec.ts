import { createServer, request, type Server } from 'node:http';
import { LogError } from '@scoresheet/event-log-port';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { memoryLog } from '@scoresheet/event-log-memory';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.js';
import { Lifetime } from '../lifetime.js';
import { LogLines } from './log-lines.js';
import { serveOperations, type Operations } from './operations.js';

const TOPIC = 'match.events';
const config = readConfig({ SCORESHEET_PORT: '0' });

let lifetime: Lifetime;
let operations: Operations;
let lines: LogLines;
let isDatabaseAway = false;
const database = {
  query: () =>
    isDatabaseAway
      ? Promise.reject(new Error('connect ECONNREFUSED'))
      : (Promise.resolve([]) as never),
};

beforeEach(async () => {
  isDatabaseAway = false;
  lifetime = new Lifetime(pino({ level: 'silent' }), { exit: () => undefined });
  lines = new LogLines();
  operations = await serveOperations({ config, lifetime, lines });
});
afterEach(() => lifetime.end(0));

const BUSY_MS = 4_000;

interface Asked {
  readonly status: number;
  readonly answeredAt: number;
}

/** Asks from a thread of its own, which goes on while the main one stands still. */
const ASKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const ask = async () => (await fetch(workerData)).status;
  parentPort.on('message', () => setTimeout(async () => {
    const status = await ask();
    parentPort.postMessage({ status, answeredAt: Date.now() });
  }, 500));
  ask().then(() => parentPort.postMessage('ready'));`;

const get = (path: string, init?: RequestInit) => fetch(`${operations.url}${path}`, init);
const metrics = async () => (await get('/metrics')).text();

/** As a process with a log and a database that has started. */
function started() {
  const log = memoryLog({ topics: [TOPIC], partitions: 1 });
  const measured = operations.measured({ log, database });
  operations.started();
  return { log, measured };
}

describe('/healthz', () => {
  it('says from the first moment on that the process is alive', async () => {
    const response = await get('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      checks: { 'event-loop': { ok: true }, 'main-thread': { ok: true } },
    });
  });

  it('answers from where no load reaches, while the process has no turn for anything', async () => {
    const asker = new Worker(ASKER, { eval: true, workerData: `${operations.url}/healthz` });
    await once(asker, 'message');
    asker.postMessage('ask');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    const busyUntil = Date.now();
    const [{ status, answeredAt }] = (await once(asker, 'message')) as [Asked];
    expect(status).toBe(200);
    expect(answeredAt).toBeLessThan(busyUntil);
  });
});

describe('/readyz', () => {
  it('is 503 while the process starts, and 200 when all checks are well', async () => {
    expect((await get('/readyz')).status).toBe(503);
    started();
    const response = await get('/readyz');
    expect(response.status).toBe(200);
    const { checks } = (await response.json()) as { checks: object };
    expect(Object.keys(checks)).toEqual(['process', 'room', 'lag', 'log', 'database']);
  });

  it('names what is away', async () => {
    const { log } = started();
    isDatabaseAway = true;
    await log.close();
    const response = await get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      ok: false,
      checks: {
        process: { ok: true },
        log: { ok: false, says: expect.stringContaining('closed') as string },
        database: { ok: false, says: expect.stringContaining('Check that it runs') as string },
      },
    });
    expect(await metrics()).toContain('\nscoresheet_ready 0\n');
  });

  it('knows checks that others have added', async () => {
    started();
    let isTired = false;
    operations.addCheck({ name: 'horse', examine: () => (isTired ? 'It is tired.' : undefined) });
    expect((await get('/readyz')).status).toBe(200);
    isTired = true;
    expect(await (await get('/readyz')).json()).toMatchObject({
      checks: { horse: { ok: false, says: 'It is tired.' } },
    });
  });

  it('turns 503 before anything else stops, and is there until everything has', async () => {
    started();
    const seen: unknown[] = [];
    lifetime.own('services', async () => {
      const response = await get('/readyz');
      seen.push(response.status, await response.json());
    });
    await lifetime.end(0);
    expect(seen).toMatchObject([
      503,
      { checks: { process: { says: expect.stringContaining('stopping') as string } } },
    ]);
    await expect(get('/readyz')).rejects.toThrow();
  });
});

describe('/metrics', () => {
  it('has what the log was given and what the parts count', async () => {
    const { measured } = started();
    operations.watch({
      figures: () => ({
        readers: [
          {
            reader: 'worker',
            topic: TOPIC,
            partition: 0,
            next: 0,
            suspended: 2,
            passedOver: { 'seq-taken': 3 },
          },
        ],
        decided: [{ outcome: 'refused', code: 'not-seated', count: 4 }],
      }),
    });
    operations.logTrouble(new LogError('log-unavailable', 'It is away.'));
    lines.count('error');
    lines.countDropped('too-many');
    await measured.append({ topic: TOPIC, partition: 0 }, [{ key: 'k', value: new Uint8Array(9) }]);

    const text = await metrics();

    for (const line of [
      'scoresheet_append_duration_seconds_count{topic="match.events"} 1',
      'scoresheet_append_batch_messages_sum{topic="match.events"} 1',
      'scoresheet_appended_bytes_total{topic="match.events"} 9',
      'scoresheet_log_trouble_total{code="log-unavailable"} 1',
      'scoresheet_suspended_matches{reader="worker",topic="match.events"} 2',
      'scoresheet_entries_passed_over_total{reader="worker",topic="match.events",partition="0",reason="seq-taken"} 3',
      'scoresheet_commands_decided_total{outcome="refused",code="not-seated"} 4',
      'scoresheet_log_lines_total{level="error"} 1',
      'scoresheet_log_lines_dropped_total{reason="too-many"} 1',
      'scoresheet_ready 1',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toContain('\nprocess_resident_memory_bytes ');
    expect(await metrics()).toContain(
      'scoresheet_suspended_matches{reader="worker",topic="match.events"} 2',
    );
  });

  it('is asked for by reading alone, and there is nothing else to be found', async () => {
    expect((await get('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await get('/graphql')).status).toBe(404);
    expect(await (await get('/healthz', { method: 'HEAD' })).text()).toBe('');
  });
});

const statusUnder = (host: string, path = '/healthz') =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${operations.url}${path}`, { headers: { host } }, ({ statusCode }) =>
      resolve(statusCode),
    );
    asked.on('error', reject).end();
  });

describe('The door of operations', () => {
  it.each([
    ['localhost:4001', 200],
    ['127.0.0.1', 200],
    ['192.0.2.1:4001', 200],
    ['evil.example:4001', 421],
  ])('asked under the name %s answers %i', async (host, status) => {
    expect(await statusUnder(host)).toBe(status);
  });

  it.each(['/healthz', '/readyz', '/metrics', '/nothing'])(
    'says of %s that it is what it says it is',
    async (path) => {
      expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('waits for nobody who does not finish asking', async () => {
    const { port, hostname } = new URL(operations.url);
    const slow = connect(Number(port), hostname);
    slow.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    slow.on('error', () => undefined).resume();
    await once(slow, 'close');
    expect((await get('/healthz')).status).toBe(200);
  });

  let inTheWay: Server | undefined;
  afterEach(() => inTheWay?.close());

  it('says which setting helps when its port is taken', async () => {
    inTheWay = createServer().listen(0, '127.0.0.1');
    await once(inTheWay, 'listening');
    const { port } = inTheWay.address() as AddressInfo;
    const taken = readConfig({ SCORESHEET_OPERATIONS_PORT: String(port) });
    await expect(serveOperations({ config: taken, lifetime, lines })).rejects.toThrow(
      /is taken.*SCORESHEET_OPERATIONS_PORT/,
    );
  });
});
