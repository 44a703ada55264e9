import { describe, expect, it } from 'vitest';
import { seriesOf } from '../series.spec-kit.js';
import { PLOTS, type Plot } from './plots.js';
import { MAX_ROWS, tableRows } from './table-rows.js';

const plot = (name: Plot['name']): Plot => {
  const found = PLOTS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no chart ${name}`);
  return found;
};

describe('The rows of a chart', () => {
  it('are the points themselves while they are few, the newest first', () => {
    const rows = tableRows(seriesOf(3), plot('throughput'));
    expect(rows.map(({ at }) => at)).toEqual([15_000, 10_000, 5_000]);
    expect(rows[0]?.values).toEqual([3, 0, 0, 0]);
  });

  it('stand for several points where there are many: the mean or the worst of them', () => {
    const series = { ...seriesOf(2 * MAX_ROWS), lagSeconds: seriesOf(2 * MAX_ROWS).answers };
    const counted = tableRows(series, plot('throughput'));
    expect(counted).toHaveLength(MAX_ROWS);
    expect(counted.at(-1)?.values[0]).toBe(1.5);
    expect(tableRows(series, plot('lag')).at(-1)?.values).toEqual([2]);
  });

  it('leave out what did not happen, and write in the unit of the chart', () => {
    expect(tableRows(seriesOf(1), plot('latency'))[0]?.values[0]).toBeNull();
    expect(tableRows(seriesOf(1), plot('memory'))[0]?.values).toEqual([250]);
  });

  it('are none at the beginning', () => {
    expect(tableRows(seriesOf(0), plot('lag'))).toEqual([]);
  });
});
