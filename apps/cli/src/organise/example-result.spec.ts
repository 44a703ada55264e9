import { describe, expect, it } from 'vitest';
import { exampleResult } from './example-result.js';

const round = (phase: number) => ({
  phase,
  round: 1,
  tables: 2,
  open: 2,
  stage: 'playing' as const,
});
const phases = [
  { kind: 'swiss', bestOf: 1 },
  { kind: 'single-elimination', bestOf: 5 },
  { kind: 'pods' },
];

describe('A result that is shown as an example', () => {
  it.each([
    [1, '1-0'],
    [2, '3-0'],
    [3, '"FIRST > SECOND > THIRD"'],
  ])('can be one of phase %i: %s', (phase, example) => {
    expect(exampleResult({ phases, round: round(phase) })).toBe(example);
  });
});
