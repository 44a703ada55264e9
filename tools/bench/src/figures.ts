/** What a bench measured, and what of it is set beside what. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Rate, Spread } from './interleave.js';

export type Unit = 'a second' | 'bytes' | 'ms';

export interface Row {
  readonly bench: string;
  readonly of: string;
  /** The figure of the median run. */
  readonly figure: number;
  readonly unit: Unit;
  /** The least and the most of the other runs. */
  readonly range?: readonly [number, number];
  /** The figure for a second of time on the cores, in which other processes have no part. */
  readonly cpuFigure?: number;
  /** What the figure is meant to reach. */
  readonly goal?: string;
}

/** A row as a multiple of another one of the same run. */
export interface Comparison {
  readonly bench: string;
  readonly to: string;
  readonly ratio: number;
  /** The ratio by time on the cores. */
  readonly cpuRatio?: number;
  readonly goal?: string;
}

export interface Figures {
  readonly rows: readonly Row[];
  readonly comparisons: readonly Comparison[];
}

export const rateRow = (bench: string, of: string, { wall, cpu }: Rate): Row => ({
  ...spreadRow({ bench, of, unit: 'a second' }, wall),
  cpuFigure: Math.round(cpu.median),
});

export const spreadRow = (
  named: Pick<Row, 'bench' | 'of' | 'unit'>,
  { median, least, most }: Spread,
): Row => ({
  ...named,
  figure: Math.round(median),
  range: [Math.round(least), Math.round(most)],
});

export function compare(row: Row, to: Row, goal?: string): Comparison {
  const cpu =
    row.cpuFigure === undefined || to.cpuFigure === undefined
      ? {}
      : { cpuRatio: shareOf(row.cpuFigure, to.cpuFigure) };
  return withoutUndefined({
    bench: row.bench,
    to: to.bench,
    ratio: shareOf(row.figure, to.figure),
    ...cpu,
    goal,
  });
}

const shareOf = (figure: number, base: number): number => Math.round((100 * figure) / base) / 100;

export function together(all: readonly Figures[]): Figures {
  return {
    rows: all.flatMap(({ rows }) => rows),
    comparisons: all.flatMap(({ comparisons }) => comparisons),
  };
}
