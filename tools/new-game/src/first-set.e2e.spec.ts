/** The way of `docs/add-a-set.md` to cards with words of their own, gone by the page's own blocks. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfWorkspace } from './workspace-copy.spec-kit.js';

const ENOUGH_MS = 120_000;
const GAME = 'libs/games/fuzzycards/src';
const SCENARIOS = `${GAME}/scenarios/thaw.yaml`;

let copy: string;

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');

function save(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** The blocks of a language, in the order of the page. */
const blocks = (language: string): readonly string[] =>
  [...textOf('docs/add-a-set.md').matchAll(/^```(\w*)\n([^]*?)^```/gm)].flatMap(
    ([, of = '', block = '']) => (of === language ? block : []),
  );

/** The file with a text put before what is found, which has to stand there. */
function addBefore(path: string, found: string, text: string): void {
  expect(textOf(path)).toContain(found);
  save(
    path,
    textOf(path).replace(found, (there) => text + there),
  );
}

/** What a program printed on either way. */
function ran(...args: readonly string[]): string {
  const program = [join(copy, 'tools/workspace/run.mjs'), ...args];
  const { stdout, stderr } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

beforeAll(() => {
  copy = copyOfWorkspace();
  const [cards = '', scenarios = ''] = blocks('yaml');
  save(`${GAME}/cards/thaw/thaw.cards.yaml`, cards);
  save(SCENARIOS, scenarios);
  const [imported = ''] = blocks('ts');
  addBefore(`${GAME}/cards/card-set.ts`, '\n/** Everything that is wrong', imported);
  addBefore(`${GAME}/cards/card-set.ts`, ' },\n});', ', thaw');
}, ENOUGH_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('A set of cards', { timeout: ENOUGH_MS }, () => {
  it('is told which of its words nobody knows, as the page says', () => {
    const told = ran('cards', 'Icicle Thief');
    const [expected = ''] = blocks('').filter((block) => block.includes('there is no'));
    const lines = expected
      .trim()
      .split('\n')
      .map((line) => line.replace(/ \.\.\.$/, ''));
    expect(lines).toHaveLength(2);
    expect(lines.filter((line) => !told.includes(line))).toEqual([]);
  });

  it('is played with its verb and its timing, one entry each', () => {
    const [, verb = '', timing = '', groups = ''] = blocks('ts');
    addBefore(`${GAME}/effects/verbs/players.ts`, '  searchVerb(', `${verb}\n`);
    addBefore(`${GAME}/effects/timings.ts`, "  timing('passive'", timing);
    save(
      `${GAME}/effects/timings.ts`,
      textOf(`${GAME}/effects/timings.ts`).replace(/^const GROUPS = .*\n/m, groups),
    );
    const played = ran('scenario', join(copy, SCENARIOS), '--game', 'fuzzycards');
    expect(played).toContain('2 passed, 0 failed');
  });

  it('is read at the terminal, with what its words mean', () => {
    expect(ran('cards', 'Meltwater Nurse')).toContain('On Shield: Draw 1 card.');
    expect(ran('cards', '--words', 'mill').replace(/\s+/g, ' ')).toContain(
      'for example Icicle Thief [thw-002]: On Deploy: Your opponent discards 2 off the top of the Scroll.',
    );
  });

  it('is shown as a set beside the first', () => {
    const asks = `${GAME}/cards/shown.spec.ts`;
    save(
      asks,
      `import { expect, it } from 'vitest';
      import { CARD_SETS } from './card-set.js';
      it('is', () => expect(CARD_SETS.map(({ title }) => title)).toEqual(['Genesis', 'Thaw']));`,
    );
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, 'run', asks], { cwd: copy });
    expect(status).toBe(0);
  });

  it('passes the last command of the page, beside the first set', () => {
    const page = textOf('docs/add-a-set.md');
    const [, ...paths] = /`npx vitest run (\S+) (\S+) -u`/.exec(page) ?? [];
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', ...paths, '-u'];
    const ended = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    const told = ended.stderr.split('\n').filter((line) => /FAIL|Error/.test(line));
    expect([paths.length, ended.status], told.join('\n')).toEqual([2, 0]);
  });
});
