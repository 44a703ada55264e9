import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPORTS, summary, TASKS } from './summary.mjs';

describe('The summary of npm test', () => {
  let root: string;
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  const task = (target: string, project: string, status: string) => ({
    target,
    project,
    root: `libs/${project}`,
    status,
  });
  const reported = (passed: number, failed: number) => {
    const file = `src/${passed}.spec.ts`;
    const files = [{ file, seconds: passed, processorSeconds: 2 * passed }];
    return { passed, failed, skipped: 0, seconds: 60, processorSeconds: 90, files };
  };
  const report = (project: string, passed: number, failed: number) =>
    write(`${REPORTS}/libs/${project}.json`, reported(passed, failed));
  const run = {
    isWhole: false,
    isStrict: true,
    seconds: 61.4,
    processorSeconds: 125,
    recorded: { 'a:test': { tests: 3, seconds: 5 } },
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'scoresheet summary '));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('adds up the specs that ran and those of the cache', () => {
    write(TASKS, [task('test', 'a', 'success'), task('test', 'b', 'local-cache')]);
    report('a', 3, 0);
    report('b', 4, 0);
    const { lines, failed } = summary(root, run);
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
    expect(lines).toContain('test       2 of 2 projects well, 1 from the cache');
    expect(failed).toBe(0);
  });

  it('adds up the specs of one game in a tool of all', () => {
    write(TASKS, [task('test', 'a', 'success'), task('test-of-chess', 'a', 'failure')]);
    report('a', 3, 0);
    write(`${REPORTS}/libs/a.test-of-chess.json`, reported(2, 1));
    expect(summary(root, run).lines.at(-1)).toBe('5 passed, 1 failed');
    expect(summary(root, run).lines).toContain('failure: a:test-of-chess');
  });

  it('counts each failed spec and each failed check, and names their projects', () => {
    write(TASKS, [task('test', 'a', 'failure'), task('lint', 'b', 'failure')]);
    report('a', 3, 2);
    const { lines, failed } = summary(root, run);
    expect(lines.at(-1)).toBe('3 passed, 3 failed');
    expect(lines).toEqual(expect.arrayContaining(['failure: a:test', 'failure: b:lint']));
    expect(failed).toBe(3);
  });

  it('counts a run that broke before its first spec', () => {
    write(TASKS, [task('test', 'a', 'failure')]);
    expect(summary(root, run).lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('fails if a target passed fewer tests than recorded', () => {
    write(TASKS, [task('test', 'a', 'success')]);
    report('a', 2, 0);
    const { lines, failed } = summary(root, run);
    expect(lines).toContain('error: a:test passed 2 of 3 tests');
    expect([lines.at(-1), failed]).toEqual(['2 passed, 1 failed', 1]);
  });

  it('reports the time of the run, and the time of specs from the cache', () => {
    write(TASKS, [task('test', 'a', 'local-cache'), task('test', 'b', 'success')]);
    report('a', 3, 0);
    report('b', 4, 0);
    expect(summary(root, run).lines.at(-2)).toBe(
      '1 min 1 s in all, 2 min 5 s of processor time; ' +
        'specs from the cache had used 1 min 30 s of processor time',
    );
  });

  it('lists the slowest files that ran, and each file over its budget', () => {
    write(TASKS, [task('test', 'a', 'local-cache'), task('test', 'b', 'success')]);
    report('a', 9, 0);
    report('b', 6, 0);
    const { lines } = summary(root, run);
    expect(lines).toContain('    6.0   12.0 src/6.spec.ts');
    expect(lines.filter((line) => line.endsWith(' src/9.spec.ts'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('warning: '))).toHaveLength(2);
  });

  it('counts skipped tests apart from passed ones', () => {
    write(TASKS, [task('test', 'b', 'success')]);
    write(`${REPORTS}/libs/b.json`, { ...reported(4, 0), skipped: 2 });
    expect(summary(root, run).lines.slice(-2)).toEqual(['2 skipped', '4 passed, 0 failed']);
  });

  it('names what was left out because something before it failed', () => {
    write(TASKS, [task('build', 'a', 'failure'), task('test', 'b', 'skipped')]);
    expect(summary(root, run).lines).toContain('skipped: b:test');
  });

  it('never calls it a success when nothing ran at all', () => {
    expect(summary(root, run)).toMatchObject({ failed: 1 });
  });
});
