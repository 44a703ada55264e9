import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetOf, EXCEPTIONS, isOverBudget, isOverTwiceBudget, overrun } from './budgets.mjs';
import { ROOT } from './install.mjs';

const used = (file: string, processorSeconds: number) => ({ file, seconds: 1, processorSeconds });

describe('The budget of a spec file', () => {
  it.each([
    ['libs/a/b/src/c.spec.ts', 10],
    ['libs/a/b/src/c.spec.tsx', 10],
    ['libs/a/b/src/c.int.spec.ts', 30],
    ['apps/a/src/c.e2e.spec.ts', 90],
  ])('of %s is %d s of processor time', (file, seconds) => {
    expect(budgetOf(file)).toBe(seconds);
    expect(isOverBudget(used(file, seconds))).toBe(false);
    expect(overrun(used(file, seconds + 1))).toMatch(/^warning: /);
    expect(isOverTwiceBudget(used(file, 2 * seconds))).toBe(false);
    expect(overrun(used(file, 2 * seconds + 1))).toMatch(/^error: /);
  });

  it.each(Object.entries(EXCEPTIONS))('makes an exception for %s', (file, { seconds, reason }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(budgetOf(file)).toBe(seconds);
    expect(reason).toMatch(/^[A-Z].+\.$/);
  });
});
