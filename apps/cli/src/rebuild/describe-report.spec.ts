import type { RebuildReport } from '@scoresheet/services-projector';
import { describe, expect, it } from 'vitest';
import { TERMINAL_COLUMNS } from '../program/wrap.js';
import { describeReport } from './describe-report.js';

interface Row {
  readonly eventCount: number;
}
const row = (eventCount: number): Row => ({ eventCount });
const mending = { view: 'matches', compareOnly: false } as const;
const kept = { count: 0, ids: [] };
const nothing = { rows: 3, entries: 40, kept, differing: 0, differences: [] };
const differing: RebuildReport<Row> = {
  ...nothing,
  differing: 30,
  differences: [
    { id: 'm-1', live: row(9), rebuilt: row(7), fields: ['eventCount'] },
    { id: 'm-2', live: undefined, rebuilt: row(1), fields: [] },
    { id: 'm-3', live: row(1), rebuilt: undefined, fields: [] },
  ],
};

describe('what a rebuild found', () => {
  it('is that all is well', () => {
    expect(describeReport(nothing, mending)).toEqual([
      '3 matches in 40 entries of the log. They are what the log makes of them.',
    ]);
  });

  it('is each row with what was otherwise, and how many more there are', () => {
    const lines = describeReport(differing, mending);
    expect(lines).toContain('  m-1: eventCount was 9, is 7');
    expect(lines).toContain('  m-2: was missing');
    expect(lines).toContain('  m-3: was there, and the log knows nothing of it');
    expect(lines).toContain('  and 27 more');
    expect(lines.at(-1)).toBe('30 rows differed and are put right.');
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });

  it('is what stays against a log whose copy is damaged, and how that is mended', () => {
    const ids = Array.from({ length: 53 }, (_, i) => `m-1/${10 + i}`);
    const lines = describeReport({ ...nothing, kept: { count: 53, ids } }, mending);
    expect(lines[1]).toContain('53 archived events stay');
    expect(lines.join(' ')).toMatch(/m-1\/10, .*m-1\/29 +and 33 more/);
    expect(lines.join(' ')).toContain('scoresheet log mend');
    expect(lines.filter((line) => line.length > TERMINAL_COLUMNS)).toEqual([]);
  });

  it('says what to do where nothing was changed', () => {
    expect(describeReport(differing, { ...mending, compareOnly: true }).at(-1)).toContain(
      'without --compare-only',
    );
  });
});
