/** The way of `docs/add-a-game.md` to the first rule of one's own, gone by the page's own blocks. */
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyOfWorkspace } from './workspace-copy.spec-kit.js';

const ENOUGH_MS = 240_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const GAME = 'libs/games/night-market';
const MAIN = `${GAME}/src/turn/main.ts`;
const TURN = `${GAME}/src/scenarios/turn.yaml`;

const REPORTS_CPU = `process.on('message', (said) => said === 'cpu' && process.send(process.cpuUsage()))`;

let copy: string;
let child: ChildProcess | undefined;

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');
const save = (path: string, text: string): void => writeFileSync(join(copy, path), text);
const scenarioOf = (...args: readonly string[]): readonly string[] => [
  join(copy, 'tools/workspace/run.mjs'),
  'scenario',
  join(copy, TURN),
  '--game',
  'night-market',
  ...args,
];

/** The blocks of a language, in the order of the page. */
function blocks(language: string): readonly string[] {
  const page = textOf('docs/add-a-game.md');
  const fenced = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm');
  return [...page.matchAll(fenced)].map(([, block = '']) => block);
}

/** Step 5: a name between its neighbours, the line of the field, and the rule itself. */
function withRule(main: string): string {
  const [names = '', field = '', rule = ''] = blocks('ts');
  const [first = '', , last = ''] = names.split('\n');
  return main
    .replace(`${first}\n${last}\n`, names)
    .replace(/^import .*'\.\.\/field\.js';\n/m, field)
    .replace(/^ *return 'done';$/m, (line) => `${rule}${line}`);
}

beforeAll(() => {
  copy = copyOfWorkspace();
  const made = ['tools/workspace/run.mjs', 'new:game', 'night-market', '--letters', 'NIM'];
  expect(spawnSync(process.execPath, made, { cwd: copy }).status).toBe(0);
}, ENOUGH_MS);
afterEach(() => void child?.kill());
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a process has printed so far, on both ways. */
function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let shown = '';
  for (const from of [stdout, stderr]) {
    from?.setEncoding('utf8').on('data', (text: string) => void (shown += text));
  }
  return () => shown;
}

describe('The first rule of a new game', () => {
  it(
    'is written beside scenarios that are played as it is saved',
    { timeout: ENOUGH_MS },
    async () => {
      child = spawn(process.execPath, scenarioOf('--watch'), { cwd: copy });
      const shown = outputOf(child);
      const says = (words: string) => vi.waitUntil(() => shown().includes(words), PATIENCE);
      await says('9 passed, 0 failed');
      appendFileSync(join(copy, TURN), blocks('yaml')[0] ?? '');
      await says('FAILED  Who passes draws a card');
      await says('9 passed, 1 failed');
      const text = withRule(textOf(MAIN));
      save(MAIN, text.replace("return 'done';", 'return one two;'));
      await says('main.ts'); // a slip of the pen is told, with its place
      save(MAIN, text);
      await says('10 passed, 0 failed');
    },
  );

  it(
    'is taken up by the process that played before, for a fraction of a start',
    { timeout: ENOUGH_MS },
    async () => {
      const [program = '', ...args] = scenarioOf();
      const runner = fork(program, args, {
        cwd: copy,
        execArgv: ['--import', `data:text/javascript,${REPORTS_CPU}`],
        silent: true,
      });
      child = runner;
      const shown = outputOf(runner);
      const told = (): Promise<unknown> => new Promise((done) => runner.once('message', done));
      const cpuMs = async (): Promise<number> => {
        runner.send('cpu');
        const { user, system } = (await told()) as NodeJS.CpuUsage;
        return (user + system) / 1_000;
      };
      await told();
      const started = await cpuMs();
      expect(shown()).toContain(', 0 failed');
      save(MAIN, textOf(MAIN).replace('if (verb !== PASS', 'if (verb === PASS'));
      runner.send('again');
      await told();
      await vi.waitUntil(() => /, [1-9]\d* failed/.test(shown()), PATIENCE);
      expect((await cpuMs()) - started).toBeLessThan(started / 2);
    },
  );

  it('is played at the terminal, without a build', { timeout: ENOUGH_MS }, () => {
    const play = ['tools/workspace/run.mjs', 'play', '--game', 'night-market', '--seed', '1'];
    const input = '1\nquit\n';
    const { stdout } = spawnSync(process.execPath, play, { cwd: copy, input, encoding: 'utf8' });
    expect(stdout).toContain('Welcome to Night Market.');
    expect(stdout).toMatch(/^Seat 1 plays .+\.$/m);
  });
});
