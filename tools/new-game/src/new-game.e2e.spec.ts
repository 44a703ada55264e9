/** A game is generated into a throwaway copy of the workspace, and proven there as CI would. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace } from './workspace-copy.spec-kit.js';

const GAME = 'libs/games/night-market';
const WALKS = 'tools/random-play/src/night-market';
const TOUCHED = [GAME, 'libs/games/catalog', 'tools/random-play'];
const LINTED = [GAME, WALKS, 'libs/games/catalog', 'tools/random-play/src/walked-games.ts'];
const SETTINGS = '.vscode/settings.json';
/** What a new folder could break of the whole; the others plant faults of their own. */
const TIDY = ['links', 'rule-ids', 'file-names', 'packages', 'spec-names', 'snippets'].map(
  (name) => `tools/tidy/src/${name}.spec.ts`,
);
const ENOUGH_MS = 240_000;

let copy: string;

/** Output of both kinds, and 0 where all is well. */
function ran(command: string, ...args: readonly string[]) {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    CI: undefined,
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, says: `${stdout}${stderr}` };
}
const bin = (name: string): string => join(copy, 'node_modules', '.bin', name);
const newGame = (...args: readonly string[]) =>
  ran(process.execPath, 'tools/workspace/run.mjs', 'new:game', ...args);
const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');

beforeAll(() => {
  copy = copyOfWorkspace();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('A game out of the generator', () => {
  it('is made with words about what to do next', { timeout: ENOUGH_MS }, () => {
    const { status, says } = newGame('night-market', '--letters', 'NIM');
    expect(says).toContain('Night Market is there: ');
    expect(says).toContain(`npx vitest run ${GAME}`);
    expect(status).toBe(0);
    expect(existsSync(join(copy, 'node_modules/@scoresheet/games-night-market/src/game.ts'))).toBe(
      true,
    );
  });

  it('is formatted as the house does it', { timeout: ENOUGH_MS }, () => {
    const { status, says } = ran(bin('oxfmt'), '--list-different', SETTINGS, ...TOUCHED);
    expect({ status, says }).toEqual({ status: 0, says: '' });
  });

  it('keeps the types', { timeout: ENOUGH_MS }, () => {
    const include = TOUCHED.map((folder) => `${folder}/src`);
    const project = { extends: './tsconfig.json', include };
    writeFileSync(join(copy, 'tsconfig.touched.json'), JSON.stringify(project));
    const tsc = join(copy, 'node_modules/typescript-7/bin/tsc');
    expect(ran(tsc, '-p', 'tsconfig.touched.json')).toEqual({ status: 0, says: '' });
  });

  it('keeps the lint rules of a game', { timeout: ENOUGH_MS }, () => {
    const { status, says } = ran(bin('eslint'), '--max-warnings=0', ...LINTED);
    expect(status, says).toBe(0); // it may say that no graph of the copy is cached
  });

  it(
    'passes its own specs, its long walk, the tidy ones and those of its pages',
    { timeout: ENOUGH_MS },
    () => {
      const pages = ran(bin('vitest'), 'run', 'tools/conformance', '-u', '-t', 'night-market');
      expect(pages.says).toMatch(/Tests +\d+ passed/);
      expect(textOf(`${GAME}/src/scenarios/scenario.schema.json`)).toContain('night-market/1');
      expect(textOf('docs/rules/night-market-conformance.md')).toContain('R-NIM-01');
      const all = ran(bin('vitest'), 'run', GAME, WALKS, ...TIDY);
      expect(all.says).toMatch(/Tests +\d+ passed/);
      expect(all.status).toBe(0);
    },
  );

  it('never writes over anything', { timeout: ENOUGH_MS }, () => {
    const before = textOf('package-lock.json');
    writeFileSync(join(copy, GAME, 'mine.md'), 'mine\n');
    const again = newGame('night-market', '--letters', 'NIM');
    expect(again.says).toContain(`There is a ${GAME} already; nothing was changed.`);
    writeFileSync(join(copy, 'docs/rules/day-market.md'), '# Mine\n');
    const page = newGame('day-market', '--letters', 'DAM');
    expect(page.says).toContain('docs/rules/day-market.md is there already; nothing was changed.');
    expect([again.status, page.status]).toEqual([2, 2]);
    expect(existsSync(join(copy, 'libs/games/day-market'))).toBe(false);
    expect(textOf('package-lock.json')).toBe(before);
    expect(textOf(`${GAME}/mine.md`)).toBe('mine\n');
  });

  it('needs one name', () => {
    expect(newGame().says).toContain('npm run new:game -- NAME');
    expect(newGame('night', 'market').status).toBe(2);
  });
});
