/**
 * Runs scenarios again whenever one of the files is saved, or a card or a rule of the game that they
 * are about. A process that has loaded the rules stays for the next run. Where the sources are at
 * hand they are what runs, so that nothing has to be built, and what was saved is loaded by that
 * process; of rules that were built only a new process knows the new ones.
 */
import { SCENARIO_GAMES } from '@scoresheet/games-catalog';
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNamedFile } from '../program/read-file.js';
import { AGAIN } from './play-and-stay.js';
import type { Playing } from './play-scenarios.js';

type Watched = Pick<Playing, 'game' | 'cards' | 'json'>;

/** Editors save in several steps, and a build writes many files. */
const SETTLED_MS = 100;

const MAIN = fileURLToPath(new URL('../../bin/scoresheet.js', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Plays scenarios out of the sources; needs the compiler, which only developers have. */
const FROM_SOURCES = join(ROOT, 'tools', 'workspace', 'run.mjs');
const COMPILER = join(ROOT, 'node_modules', '@swc', 'core');

/** Goes on until the process is ended. */
export async function watchScenarios(
  files: readonly string[],
  { game, cards, json }: Watched,
): Promise<void> {
  const saved = cards === undefined ? files : [...files, cards];
  for (const file of saved) await readNamedFile(file); // a mistyped one is told at once
  const args = [
    ...files,
    '--failing',
    ...(game ? ['--game', game] : []),
    ...(cards === undefined ? [] : ['--cards', cards]),
    ...(json ? ['--json'] : []),
  ];
  const runner = runsSources()
    ? runnerOf({ program: [FROM_SOURCES, 'scenario', ...args], learns: true })
    : runnerOf({ program: [MAIN, 'scenario', ...args], learns: false });
  const again = oneAtATime(runner.run);
  for (const file of saved) {
    // The folder, not the file: many editors save by putting a new file in its place.
    watch(dirname(resolve(file)), (_, name) => {
      if (name === basename(file) || isCardFile(name)) again();
    });
  }
  for (const folder of rulesOf(game)) {
    watch(folder, { recursive: true }, (_, name) => {
      if (!isRule(name)) return;
      runner.rulesChanged();
      again();
    });
  }
  console.error('Waiting for changes; Ctrl-C ends.');
  again();
}

/** A scenario may name any such file that lies beside it. */
const isCardFile = (name: string | null): boolean => /\.(json|ya?ml)$/.test(name ?? '');

/** Scenarios are read anew by every run; specs and pages are none of its business. */
const NO_RULE = /\.spec(-kit)?\.ts$|(^|[\\/])scenarios[\\/].*\.yaml$/;
const isRule = (name: string | null): boolean =>
  name === null || (/\.(ts|js|json|yaml)$/.test(name) && !NO_RULE.test(name));

const runsSources = (): boolean => existsSync(FROM_SOURCES) && existsSync(COMPILER);

/**
 * Folders of the rules that run: those of the game, or of all where none was named, and those on
 * which games rest.
 */
function rulesOf(game: string | undefined): readonly string[] {
  const games = game === undefined ? Object.keys(SCENARIO_GAMES) : [game];
  const below = ['libs/rules/engine/src', 'libs/rules/cards/src'];
  const sources = [...games.map((each) => `libs/games/${each}/src`), ...below];
  if (runsSources()) return sources.map((folder) => join(ROOT, folder)).filter(existsSync);
  return games.flatMap((each) => folderOf(each) ?? []);
}

/** The folder where the game that runs was built. */
function folderOf(game: string): string | undefined {
  try {
    const catalog = createRequire(import.meta.resolve('@scoresheet/games-catalog'));
    return dirname(catalog.resolve(`@scoresheet/games-${game}`));
  } catch {
    return undefined;
  }
}

interface Runner {
  /** Ends when all scenarios were played, or the rules could not be loaded. */
  run(): Promise<void>;
  /** The next run goes by the new rules. */
  rulesChanged(): void;
}

interface Program {
  readonly program: readonly [string, ...string[]];
  /** Whether a process that goes on loads what was saved. */
  readonly learns: boolean;
}

/** Whatever takes longer goes round for ever by a rule that is being written. */
const LONGEST_RUN_MS = 5_000;

function runnerOf({ program: [program, ...args], learns }: Program): Runner {
  let child: ChildProcess | undefined;
  let startedAt: number | undefined;
  return {
    async run() {
      startedAt = performance.now();
      if (child?.connected) child.send(AGAIN);
      else child = fork(program, args, { stdio: 'inherit' });
      await isDone(child);
      startedAt = undefined;
    },
    rulesChanged() {
      const isStuck = startedAt !== undefined && performance.now() - startedAt > LONGEST_RUN_MS;
      if (learns && !isStuck) return;
      child?.kill();
      child = undefined;
    },
  };
}

function isDone(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('message', () => done());
    child.once('close', () => done());
  });
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
