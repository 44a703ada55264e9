import { describe, expect, it } from 'vitest';
import { AFTER_LONGEST } from './after-longest.mjs';
import { missingTests, readRecorded, renewed } from './recorded.mjs';

const task = (name: string, passed: number, skipped = 0, isSuccess = true) => ({
  name,
  isSuccess,
  isCached: false,
  failed: isSuccess ? 0 : 1,
  report: { passed, failed: 0, skipped, seconds: 20, processorSeconds: 10, files: [] },
});

const RECORDED = { 'a:test': { tests: 3, seconds: 15 }, 'b:test': { tests: 4, seconds: 100 } };
const WHOLE = { isWhole: true, isStrict: false };
const PART = { isWhole: false, isStrict: false };
const STRICT = { isWhole: true, isStrict: true };

describe('missingTests', () => {
  it('finds nothing if each target passes as many tests as recorded, or more', () => {
    const tasks = [task('a:test', 3), task('b:test', 5), task('new:test', 1)];
    expect(missingTests(RECORDED, tasks, STRICT)).toEqual([]);
  });

  it('names a target with fewer tests', () => {
    const tasks = [task('a:test', 2), task('b:test', 4)];
    expect(missingTests(RECORDED, tasks, WHOLE)).toEqual(['a:test passed 2 of 3 tests']);
  });

  it('accepts skipped tests unless every program is installed', () => {
    const tasks = [task('a:test', 1, 2), task('b:test', 4)];
    expect(missingTests(RECORDED, tasks, WHOLE)).toEqual([]);
    expect(missingTests(RECORDED, tasks, STRICT)).toEqual(['a:test passed 1 of 3 tests']);
  });

  it('names a target that a whole run left out', () => {
    const tasks = [task('a:test', 3)];
    expect(missingTests(RECORDED, tasks, WHOLE)).toEqual(['b:test did not run']);
    expect(missingTests(RECORDED, tasks, PART)).toEqual([]);
  });

  it('leaves a failed target to the count of failures', () => {
    const tasks = [task('a:test', 0, 0, false), task('b:test', 4)];
    expect(missingTests(RECORDED, tasks, STRICT)).toEqual([]);
  });
});

describe('renewed', () => {
  it('records tests of a new target and keeps a time that changed little', () => {
    const tasks = [task('a:test', 7), task('new:test', 1)];
    expect(renewed(RECORDED, tasks, PART)).toEqual({
      'a:test': { tests: 7, seconds: 15 },
      'b:test': { tests: 4, seconds: 100 },
      'new:test': { tests: 1, seconds: 20 },
    });
  });

  it('records a time that changed by more than half', () => {
    const tasks = [task('b:test', 4)];
    expect(renewed(RECORDED, tasks, PART)['b:test']).toEqual({ tests: 4, seconds: 20 });
  });

  it('drops a target that a whole run no longer has', () => {
    expect(Object.keys(renewed(RECORDED, [task('a:test', 3)], WHOLE))).toEqual(['a:test']);
  });

  it.each([
    ['failed', task('a:test', 1, 0, false)],
    ['skipped tests', task('a:test', 1, 2)],
    ['is the one of a quick run', task('a:test-quick', 900)],
  ])('leaves out a target that %s', (_, done) => {
    expect(renewed(RECORDED, [done], PART)).toEqual(RECORDED);
  });

  it('records fewer tests if every program is installed', () => {
    expect(renewed(RECORDED, [task('a:test', 1, 2)], STRICT)).toEqual({
      'a:test': { tests: 1, seconds: 15 },
    });
  });
});

describe('AFTER_LONGEST', () => {
  it('makes the most tasks wait for the target with the longest recorded time', () => {
    const waits = Object.values(AFTER_LONGEST).map(({ dependsOn }) => dependsOn);
    const names = waits.at(-1)?.map(({ projects, target }) => `${projects[0]}:${target}`) ?? [];
    const times = names.map((name) => readRecorded()[name]?.seconds ?? 0);
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(waits.map(({ length }) => length)).toEqual(names.map((_, index) => index + 1));
  });
});
