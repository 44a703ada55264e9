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
  const report = (project: string, numPassedTests: number, numFailedTests: number) =>
    write(`${REPORTS}/libs/${project}.json`, { numPassedTests, numFailedTests });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'scoresheet summary '));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('adds up the specs that ran and those of the cache', () => {
    write(TASKS, [task('test', 'a', 'success'), task('test', 'b', 'local-cache')]);
    report('a', 3, 0);
    report('b', 4, 0);
    const { lines, failed } = summary(root);
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
    expect(lines).toContain('test       2 of 2 projects well, 1 from the cache');
    expect(failed).toBe(0);
  });

  it('adds up the specs of one game in a tool of all', () => {
    write(TASKS, [task('test', 'a', 'success'), task('test-of-chess', 'a', 'failure')]);
    report('a', 3, 0);
    write(`${REPORTS}/libs/a.test-of-chess.json`, { numPassedTests: 2, numFailedTests: 1 });
    expect(summary(root).lines.at(-1)).toBe('5 passed, 1 failed');
    expect(summary(root).lines).toContain('failure: a:test-of-chess');
  });

  it('counts each failed spec and each failed check, and names their projects', () => {
    write(TASKS, [task('test', 'a', 'failure'), task('lint', 'b', 'failure')]);
    report('a', 3, 2);
    const { lines, failed } = summary(root);
    expect(lines.at(-1)).toBe('3 passed, 3 failed');
    expect(lines).toEqual(expect.arrayContaining(['failure: a:test', 'failure: b:lint']));
    expect(failed).toBe(3);
  });

  it('counts a run that broke before its first spec', () => {
    write(TASKS, [task('test', 'a', 'failure')]);
    expect(summary(root).lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('names what was left out because something before it failed', () => {
    write(TASKS, [task('build', 'a', 'failure'), task('test', 'b', 'skipped')]);
    expect(summary(root).lines).toContain('skipped: b:test');
  });

  it('never calls it a success when nothing ran at all', () => {
    expect(summary(root)).toMatchObject({ failed: 1 });
  });
});
