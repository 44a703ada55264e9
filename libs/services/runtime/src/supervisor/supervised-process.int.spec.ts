import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.js';
import { SupervisedProcess } from './supervised-process.js';

let folder: string;
let lines: string[];
let child: SupervisedProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-supervisor-'));
  lines = [];
});
afterEach(async () => {
  await child?.stop();
  child = undefined;
  await rm(folder, { recursive: true });
});

async function supervise(
  code: string,
  more: { keepsSpare?: boolean } = {},
): Promise<SupervisedProcess> {
  const program = join(folder, 'program.mjs');
  await writeFile(program, code);
  const logger = createLogger('fatal', { write: () => undefined });
  const onLine = (line: string) => void lines.push(line);
  const options = { name: 'api', program, logger, onLine, stopWithinMs: 10_000 };
  child = new SupervisedProcess({ ...options, ...more, env: () => process.env });
  return child;
}

/** A process is quick to start, unless the machine has other things to do. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

const READY_AND_STAY = `
  process.on('SIGTERM', () => { console.log('in order'); process.exit(0); });
  setInterval(() => undefined, 1_000); // alive until it is told to stop
  process.send({ ready: { operations: 'http://here' } });
`;

describe('A supervised process', () => {
  it('is ready when it says so, and stops in order when it is told to', async () => {
    const supervised = await supervise(READY_AND_STAY);
    expect(await supervised.ready).toEqual({ operations: 'http://here' });
    expect(supervised.whereabouts).toEqual({ operations: 'http://here' });
    await supervised.stop();
    expect(supervised.pid).toBeUndefined();
    expect(supervised.whereabouts).toBeUndefined();
    await until(() => expect(lines).toEqual(['in order']));
  });

  it('has as much memory as whoever looks after it, and none of its other flags', async () => {
    const flags = process.execArgv;
    process.execArgv = ['--max-semi-space-size=48', '--no-deprecation'];
    try {
      const supervised = await supervise(`
        console.log(process.execArgv.join(' '));
        ${READY_AND_STAY}`);
      await supervised.ready;
      await until(() => expect(lines).toEqual(['--max-semi-space-size=48']));
    } finally {
      process.execArgv = flags;
    }
  });

  it('is started again when it dies', async () => {
    const supervised = await supervise(READY_AND_STAY);
    await supervised.ready;
    const { pid } = supervised;
    process.kill(pid as number, 'SIGKILL');
    await until(() => {
      expect(supervised.pid).toBeDefined();
      expect(supervised.pid).not.toBe(pid);
    });
    expect(lines).toEqual(['has died (SIGKILL) and is started again']);
    expect(supervised.deaths.count).toBe(1);
  });

  it('goes on as its spare, which has loaded the program by then', async () => {
    const supervised = await supervise(
      `import { once } from 'node:events';
      console.log('loaded', process.pid);
      if (process.env.SCORESHEET_SPARE) await once(process, 'message');
      console.log('begun', process.pid);
      ${READY_AND_STAY}`,
      { keepsSpare: true },
    );
    await supervised.ready;
    const { pid } = supervised;
    await until(() => expect(lines).toHaveLength(3));
    const spare = Number(lines[2]?.replace('loaded ', ''));
    expect(lines).toEqual([`loaded ${pid}`, `begun ${pid}`, `loaded ${spare}`]);
    process.kill(pid as number, 'SIGKILL');
    await until(() => expect(lines).toContain(`begun ${spare}`));
    expect(supervised.pid).toBe(spare);
    const loaded = () => lines.filter((line) => line.startsWith('loaded'));
    await until(() => expect(loaded()).toHaveLength(3));
    await supervised.stop();
    const unused = Number(loaded().at(-1)?.replace('loaded ', ''));
    await until(() => expect(() => process.kill(unused, 0)).toThrow('ESRCH'));
  });

  it('is not started again when it never got ready, and its words are passed on', async () => {
    const supervised = await supervise(`console.error('no such database'); process.exit(1);`);
    await expect(supervised.ready).rejects.toThrow('The api could not start');
    await until(() => expect(lines).toEqual(['no such database']));
    expect(supervised.pid).toBeUndefined();
  });

  it('notices that its parent is gone', async () => {
    const supervised = await supervise(`
      process.send({ ready: { operations: 'http://here' } });
      process.once('disconnect', () => process.exit(0));
    `);
    await supervised.ready;
    const { pid } = supervised;
    // What the death of the parent would do to the channel.
    (supervised as unknown as { child: { disconnect(): void } }).child.disconnect();
    await until(() => expect(supervised.pid).not.toBe(pid));
  });
});
