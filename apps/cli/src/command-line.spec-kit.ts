/** The command line as people run it, in a folder of its own. */
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
import { afterAll, beforeAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/scoresheet.js', import.meta.url));

/** Called once at the top of a spec file. */
export function commandLine() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-cli-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs the command with these lines on its input. */
  function typedInto(args: readonly string[], lines: readonly string[]) {
    const env = { ...process.env, SCORESHEET_DATA: folder, XDG_CONFIG_HOME: folder };
    const input = lines.map((line) => `${line}\n`).join('');
    const options = { encoding: 'utf8', env, cwd: folder, input } as const;
    return spawnSync(process.execPath, [BIN, ...args], options);
  }

  return {
    pathOf: (name: string) => join(folder, name),
    scoresheet: (...args: readonly string[]) => typedInto(args, []),
    typedInto,
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
      ...{ name, game: 'fuzzycards', decks },
      choose: ({ options }) => randomChoice(options, below),
    },
  );
  return exportRecord(
    [...match].map(({ bytes }) => bytes),
    sha256,
  );
}
