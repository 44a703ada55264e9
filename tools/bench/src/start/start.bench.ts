/**
 * The start of the process: all of Scoresheet on a bare machine (the first start makes its
 * database), again on the same data, and the command line. Built programs; no bot plays.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spreadOf } from '../interleave.js';
import { spreadRow, type Figures, type Row } from '../figures.js';
import { msToEnd, msToFirstAnswer } from './program.js';

const APPS = join(import.meta.dirname, '..', '..', '..', '..', 'apps');
const STANDALONE = join(APPS, 'standalone', 'bundle', 'main.js');
const COMMAND_LINE = join(APPS, 'cli', 'bin', 'scoresheet.js');

const FIRST_STARTS = 3;
const LATER_STARTS = 5;
const SHORT_RUNS = 9;

export async function startBench(): Promise<Figures> {
  const first: number[] = [];
  const later: number[] = [];
  for (let folder = 0; folder < FIRST_STARTS; folder += 1) {
    await inNewFolder(async (start) => {
      first.push(await start());
      const again = folder === 0 ? LATER_STARTS : 0;
      for (let turn = 0; turn < again; turn += 1) later.push(await start());
    });
  }
  const answered = 'to the first answered query';
  return {
    rows: [
      row('start: standalone, the first time', answered, first),
      row('start: standalone, a later time', answered, later),
      row('start: scoresheet --help', 'to its end', await runs([COMMAND_LINE, '--help'])),
      row('start: Node itself', 'an empty program to its end', await runs(['-e', ''])),
    ],
    comparisons: [],
  };
}

const row = (bench: string, of: string, figures: readonly number[]): Row =>
  spreadRow({ bench, of, unit: 'ms' }, spreadOf(figures));

async function runs(args: readonly string[]): Promise<readonly number[]> {
  const figures: number[] = [];
  for (let run = 0; run < SHORT_RUNS; run += 1) figures.push(await msToEnd(args));
  return figures;
}

async function inNewFolder(use: (start: () => Promise<number>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-bench-'));
  await chmod(folder, 0o755); // the database's own user has to get in
  const settings = { SCORESHEET_DATA: folder, SCORESHEET_PORT: '0', SCORESHEET_BOT_MATCHES: '0' };
  try {
    await use(() => msToFirstAnswer([STANDALONE], settings));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
