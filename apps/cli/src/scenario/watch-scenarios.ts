/**
 * Runs scenarios again whenever one of the files is saved, or the game that they are about has
 * been built. Each run is a process of its own: only a new one knows the new rules.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNamedFile } from '../program/read-file.js';

export interface Watched {
  readonly game: string;
  readonly json?: boolean;
}

/** Editors save in several steps, and a build writes many files. */
const SETTLED_MS = 150;

const MAIN = fileURLToPath(new URL('../../bin/scoresheet.js', import.meta.url));

/** Goes on until the process is ended. */
export async function watchScenarios(
  files: readonly string[],
  { game, json }: Watched,
): Promise<void> {
  for (const file of files) await readNamedFile(file); // a mistyped one is told at once
  const flags = ['--failing', '--game', game, ...(json ? ['--json'] : [])];
  const again = oneAtATime(() => runOnce(['scenario', ...files, ...flags]));
  for (const file of files) {
    // The folder, not the file: many editors save by putting a new file in its place.
    watch(dirname(resolve(file)), (_, name) => void (name === basename(file) && again()));
  }
  const built = folderOf(game);
  if (built !== undefined) watch(built, { recursive: true }, again);
  console.error('Waiting for changes; Ctrl-C ends.');
  again();
}

/** Where the game that runs was built. */
function folderOf(game: string): string | undefined {
  try {
    const catalog = createRequire(import.meta.resolve('@scoresheet/games-catalog'));
    return dirname(catalog.resolve(`@scoresheet/games-${game}`));
  } catch {
    return undefined;
  }
}

function runOnce(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'inherit' });
  return new Promise((done) => child.once('close', () => done()));
}

/** What is asked for during a run is done once more after it. */
function oneAtATime(run: () => Promise<void>): () => void {
  let settling: NodeJS.Timeout | undefined;
  let running = false;
  let asked = false;
  async function go(): Promise<void> {
    asked = running;
    if (running) return;
    running = true;
    await run();
    running = false;
    if (asked) await go();
  }
  return () => {
    clearTimeout(settling);
    settling = setTimeout(() => void go(), SETTLED_MS);
  };
}
