import { describe, expect, it } from 'vitest';
import { createMatchSchema } from './command.js';

const CREATE = {
  commandId: 'c-1',
  record: 'm-1',
  actor: 'ann',
  role: 'player',
  type: 'create-match',
  game: 'fuzzycards',
} as const;
const PLAYED = { match: 'm-0', seq: 9, hash: 'a'.repeat(64), places: [[1], [2]] };
const problem = (series: object): string | undefined =>
  createMatchSchema.safeParse({ ...CREATE, series }).error?.issues[0]?.message;

describe('A series', () => {
  it.each([
    { bestOf: 3 },
    { bestOf: 5 },
    { bestOf: 3, previous: [PLAYED] },
    { bestOf: 5, previous: [PLAYED, { ...PLAYED, places: [[1, 2]], figures: [-3, 3] }] },
  ])('is asked for by %j', (series) => {
    expect(problem(series)).toBeUndefined();
  });

  it.each([
    { bestOf: 1 },
    { bestOf: 4 },
    { bestOf: 3, game: 2 },
    { bestOf: 3, previous: [] },
    { bestOf: 5, previous: Array.from({ length: 5 }, () => PLAYED) },
    { bestOf: 3, previous: [{ ...PLAYED, places: [] }] },
    { bestOf: 3, previous: [{ ...PLAYED, places: [[1], []] }] },
    { bestOf: 3, previous: [{ ...PLAYED, figures: [1] }] },
    { bestOf: 3, previous: [{ ...PLAYED, hash: 'x' }] },
  ])('is not asked for by %j', (series) => {
    expect(problem(series)).toBeDefined();
  });

  it('says how long one may be', () => {
    expect(problem({ bestOf: 7 })).toBe('a series is the best of 3 or of 5');
  });
});
