/** The command line in a folder of its own: within the test's process, or as people start it. */
import { matchSecretOf, playOffline } from '@scoresheet/domain-match';
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { randomChoice, seededNumbers } from '@scoresheet/rules-testing';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { runHere } from './run-here.spec-kit.js';

const BIN = fileURLToPath(new URL('../bin/scoresheet.js', import.meta.url));

/** Called once at the top of a spec file. */
export function commandLine() {
  let folder = '';
  const before = process.cwd();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-cli-'));
    process.chdir(folder);
  });
  beforeEach(() => {
    vi.stubEnv('SCORESHEET_DATA', folder);
    vi.stubEnv('XDG_CONFIG_HOME', folder);
  });
  afterAll(async () => {
    process.chdir(before);
    await rm(folder, { recursive: true, force: true });
  });

  return {
    pathOf: (name: string) => join(folder, name),
    scoresheet: (...args: readonly string[]) => runHere(args),
    /** Runs the command with these lines on its input. */
    typedInto: runHere,
    /** Runs the built program in a process of its own, with these lines on its input. */
    started(args: readonly string[], lines: readonly string[] = []) {
      const input = lines.map((line) => `${line}\n`).join('');
      return spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', cwd: folder, input });
    },
  };
}

/** A match played at random, as a file. Another key is another chance, and another commitment. */
export function exportOf(seed: number, keyByte = seed, name = `cli-${seed}`): string {
  const below = seededNumbers(seed);
  const key = new Uint8Array(32).fill(keyByte);
  const secretOf = (record: string) => matchSecretOf(key, record, sha256);
  const decks = (GAMES['fuzzycards']?.readyDecks ?? []).slice(0, 2).map(({ cards }) => cards);
  const match = playOffline(
    { rulesOf, sha256, secretOf },
    {
      name,
      game: 'fuzzycards',
      decks,
      choose: ({ options }) => randomChoice(options, below),
    },
  );
  return exportRecord(
    [...match].map(({ bytes }) => bytes),
    sha256,
  );
}
