import { describe, expect, it } from 'vitest';
import type { News } from '../follow/event-documents.js';
import { concernsTable, placeOf } from './table-place.js';

describe('The address of a table', () => {
  it.each([
    ['1', '3', '12', { phase: 1, round: 3, number: 12 }],
    ['1', '0', '12', undefined],
    ['1', 'x', '12', undefined],
    ['1', '3', '-1', undefined],
    ['1', '3', undefined, undefined],
  ])('%s/%s/%s is %j', (...[phase, round, table, place]) => {
    expect(placeOf({ phase, round, table })).toEqual(place);
  });
});

describe('What happens concerns a table', () => {
  const concerns = (...facts: readonly object[]): boolean =>
    concernsTable({ phase: 1, round: 2, number: 7 })({ facts } as unknown as News);

  it.each([
    [{ kind: 'result-recorded', table: 7 }, true],
    [{ kind: 'result-recorded', table: 8 }, false],
    [{ kind: 'round-started', phase: 1, round: 2 }, true],
    [{ kind: 'round-started', phase: 1, round: 3 }, false],
    [{ kind: 'entrant-entered', entrant: 7 }, false],
  ])('%j: %s', (fact, isSo) => {
    expect(concerns({ kind: 'key-named' }, fact)).toBe(isSo);
  });
});
