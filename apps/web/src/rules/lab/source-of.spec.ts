import { readScenarios } from '@scoresheet/rules-testing/lab';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './source-of.js';

describe('A scenario as it is written', () => {
  it('is its document of the file', () => {
    const text = '# What this is about.\nscenario: One\nthen: a\n---\nscenario: Two\nthen: b\n';
    const lines = readScenarios(text).map(({ line }) => line);
    expect(lines.map((line) => sourceOf({ text }, line))).toEqual([
      'scenario: One\nthen: a',
      'scenario: Two\nthen: b',
    ]);
  });
});
