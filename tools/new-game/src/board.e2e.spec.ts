/** A game out of the generator, at which five sit down, is drawn well without a line of its own. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfWorkspace } from './workspace-copy.spec-kit.js';

const ENOUGH_MS = 600_000;
const GAME = 'libs/games/night-market/src';
const FITS = 'apps/web-e2e/src/board-fits.e2e.spec.ts';

let copy: string;

const ran = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(copy, program), ...args], { cwd: copy, encoding: 'utf8' });

/** What its owner changes so that five play it. */
function change(file: string, from: string, to: string): void {
  const path = join(copy, GAME, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(() => {
  copy = copyOfWorkspace();
  const made = ran('tools/workspace/run.mjs', 'new:game', 'night-market', '--letters', 'NIM');
  expect(made.status, made.stderr).toBe(0);
  change('game.ts', 'minSeats: 2,\n  maxSeats: 2', 'minSeats: 5,\n  maxSeats: 5');
  change('field.ts', '3 - seat', '(seat % 5) + 1');
  const built = ran('node_modules/vite/bin/vite.js', 'build', '-c', 'apps/web/vite.config.ts');
  expect(built.status, built.stderr).toBe(0);
}, ENOUGH_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('fits on a phone, on a desktop and at 200 %', { timeout: ENOUGH_MS }, () => {
  const run = ran('node_modules/vitest/vitest.mjs', 'run', FITS, '-t', 'of night-market');
  const stdout = stripVTControlCharacters(run.stdout);
  // Where no Chromium is installed, nothing can be measured.
  expect(stdout).toMatch(/Tests +3 passed|Tests +\d+ skipped/);
  expect(stdout).not.toMatch(/\d failed/);
});
