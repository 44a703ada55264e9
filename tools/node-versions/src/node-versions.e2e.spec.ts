import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node24, ROOT } from './node-24.js';

const MATCHES = join(ROOT, 'tools', 'node-versions', 'dist', 'main.js');
const CLI = join(ROOT, 'apps', 'cli', 'bundle', 'main.js');
const RECORD = join(ROOT, 'libs/games/fuzzycards/goldens/1/usual.jsonl');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * What could come out otherwise on another Node: numbers and text as they are written, hashed and put
 * in order, and whole games and tournaments to the byte. Other specs show rules, which are the same.
 */
const MAY_DIFFER = [
  'libs/rules/engine',
  'libs/domain/match',
  'libs/domain/record',
  'libs/domain/tournament/src/offline',
  'libs/domain/tournament/src/record',
  'libs/event-log/memory',
  'tools/golden-records',
  'libs/tournament/standings',
  'libs/tournament/pairing/src/swiss/golden',
  ...readdirSync(join(ROOT, 'libs/games')).map((game) => `libs/games/${game}/src/golden`),
];

const MINUTES = 60_000;

/** What Vitest writes of a run, as far as it is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

let newer = '';
let folder = '';
beforeAll(() => {
  newer = node24();
  folder = mkdtempSync(join(tmpdir(), 'scoresheet-node-'));
}, 5 * MINUTES);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(node: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  // Vitest would take itself for one of its own workers.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TINYPOOL|NODE_OPTIONS)/.test(name)),
  );
  return spawnSync(node, args, {
    cwd: ROOT,
    env: { ...env, ...more },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

describe('Node 24 beside the Node that runs the tests', () => {
  it('is Node 24', () => {
    const { stdout } = run(newer, ['--version']);
    expect(stdout).toMatch(/^v24\./);
  });

  it('keeps compiled programs where it may write, and starts them where it may not', () => {
    const verify = (place: string) =>
      run(newer, [CLI, 'verify', RECORD], { NODE_COMPILE_CACHE: place });
    const places = [join(folder, 'compiled'), join(process.execPath, 'no-folder')];
    for (const place of places) {
      const { status, stdout, stderr } = verify(place);
      expect([status, stdout], stderr).toEqual([0, expect.stringContaining('EXACT')]);
    }
    expect(places.map((place) => existsSync(place))).toEqual([true, false]);
    const kept = readdirSync(join(folder, 'compiled'), { recursive: true });
    expect(kept.length).toBeGreaterThan(10);
  });

  it('plays the same matches to the same bytes', { timeout: 2 * MINUTES }, () => {
    const [older, other] = [run(process.execPath, [MATCHES]), run(newer, [MATCHES])];
    expect([older.status, other.status], older.stderr + other.stderr).toEqual([0, 0]);
    expect(older.stdout.trim().split('\n').length).toBeGreaterThanOrEqual(10);
    for (const line of older.stdout.trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ verdict: 'EXACT' });
    }
    expect(other.stdout).toBe(older.stdout);
  });

  it(
    'passes the specs of kernel and record, and decides golden records and kept games as they were',
    { timeout: 10 * MINUTES },
    () => {
      const report = join(folder, 'pure.json');
      const options = ['--reporter=json', `--outputFile=${report}`];
      const onOneCore = ['--maxWorkers=1', '--no-isolate'];
      const { status, stderr } = run(newer, [
        VITEST,
        'run',
        ...MAY_DIFFER,
        ...options,
        ...onOneCore,
      ]);
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const all = testResults.flatMap(({ assertionResults }) => assertionResults);
      const failed = all.filter((one) => one.status === 'failed');
      expect(failed.map((one) => [one.fullName, ...one.failureMessages])).toEqual([]);
      expect(status, stderr).toBe(0);
      expect(numPassedTests).toBeGreaterThan(1_000);
    },
  );
});
