/** Given several files, when they are verified, then what is told, in which order, and by how many. */
import { writeFile } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine, exportOf } from '../command-line.spec-kit.js';
import { readKept } from './kept.js';
import { verifyFile } from './verify-file.js';
import { verifyFiles } from './verify-files.js';

const { pathOf } = commandLine();

const THREADS = { cores: 3, bytesPerThread: 1 };
const NO_THREADS = { cores: 3, bytesPerThread: Infinity };

/** The first takes longest, so that threads are done with others before it. */
const NAMES = ['long', 'broken', 'short', 'missing', 'last'];

let started = 0;
let running = 0;

function watch(thread: Worker): void {
  started += 1;
  running += 1;
  thread.once('exit', () => (running -= 1));
}

beforeAll(async () => {
  process.on('worker', watch);
  const match = exportOf(1);
  await writeFile(pathOf('long'), match);
  await writeFile(pathOf('broken'), 'nothing\n');
  await writeFile(pathOf('short'), match.slice(0, 100));
  await writeFile(pathOf('last'), match);
});
afterAll(() => void process.off('worker', watch));
beforeEach(() => {
  started = 0;
  running = 0;
});

describe.each([
  ['threads', THREADS],
  ['one thread', NO_THREADS],
])('Several files, by %s', (_, limits) => {
  const paths = (names: readonly string[]) => names.map(pathOf);
  const whole = NAMES.filter((name) => name !== 'missing');

  async function told(files: readonly string[]) {
    const kept = await readKept({ head: ['0'.repeat(64)], contains: [pathOf('long')] });
    const asked = { kept, json: false };
    const lines: (readonly string[])[] = [];
    const end = await verifyFiles(files, asked, (file) => lines.push(file.lines), limits).then(
      () => 'done',
      (error: unknown) => error,
    );
    return { lines, end, asked };
  }

  const noneIsLeft = (): void =>
    expect({ started, running }).toEqual({ started: limits === THREADS ? 3 : 0, running: 0 });

  it('are told in the order of their names', async () => {
    const { lines, end, asked } = await told(paths(whole));
    const each = await Promise.all(paths(whole).map((file) => verifyFile(file, asked)));
    expect(end).toBe('done');
    expect(lines).toEqual(each.map((file) => file.lines));
    expect(lines).toHaveLength(4);
    noneIsLeft();
  });

  it('are told up to the one that cannot be read', async () => {
    const { lines, end } = await told(paths(NAMES));
    expect(lines.map(([line]) => line?.split(':')[0])).toEqual(paths(NAMES.slice(0, 3)));
    expect(end).toMatchObject({
      name: 'Fault',
      code: 'no-such-file',
      message: expect.stringContaining('there is no file') as string,
    });
    noneIsLeft();
  });
});

describe('Threads', () => {
  const none = { kept: [], json: false };
  const tell = (): void => undefined;

  it('are no more than files', async () => {
    await verifyFiles([pathOf('long'), pathOf('last')], none, tell, THREADS);
    expect(started).toBe(2);
  });

  it('are none for one file, nor where there is little to do', async () => {
    await verifyFiles([pathOf('long')], none, tell, THREADS);
    await verifyFiles([pathOf('long'), pathOf('last')], none, tell);
    expect(started).toBe(0);
  });
});
