import { describe, expect, it } from 'vitest';
import { OWN_TABLE } from '../event.spec-kit.js';
import { concernsEntry } from './use-own-entry.js';

const OWN = 4;
const concerns = (type: string, ...facts: object[]): boolean =>
  concernsEntry({ type, facts, ownTable: OWN_TABLE }, OWN);
const published = (entrants: readonly number[]) => ({
  kind: 'round-published',
  tables: [[1, entrants]],
  byes: [],
  awardedByes: [],
});

describe('The own entry is asked for anew', () => {
  it('when a round is published without a table for it, and not by whoever has one', () => {
    expect(concerns('round-published', published([4, 9]))).toBe(false);
    expect(concerns('round-published', published([2, 9]))).toBe(true);
  });

  it('for what names its number, and for nothing of others', () => {
    expect(concerns('checked-in', { kind: 'entrant-checked-in', entrant: 4 })).toBe(true);
    expect(concerns('checked-in', { kind: 'entrant-checked-in', entrant: 5 })).toBe(false);
    expect(concerns('entrant-dropped', { kind: 'entrants-dropped', entrants: [4] })).toBe(true);
  });

  it('for a penalty, of which nobody else is told whose it is', () => {
    expect(concerns('entrant-penalised')).toBe(true);
  });

  it('when a repair leaves it without a table', () => {
    const repaired = { type: 'round-repaired', facts: [{ kind: 'table-removed', table: 7 }] };
    expect(concernsEntry({ ...repaired, ownTable: OWN_TABLE }, OWN)).toBe(false);
    expect(concernsEntry({ ...repaired, ownTable: null }, OWN)).toBe(true);
  });

  it('for no report and no call: nothing of it changes the entry', () => {
    const reported = { kind: 'result-reported', table: 7, entrant: 4 };
    expect(concerns('result-reported', reported)).toBe(false);
    expect(concerns('staff-called', { kind: 'staff-called', entrant: 4 })).toBe(false);
  });
});
