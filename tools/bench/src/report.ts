/** What a bench says: a table for people and JSON for whoever compares runs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Rate, Spread } from './interleave.js';
import { markdownOf } from './markdown.js';

export type Unit = 'a second' | 'bytes' | 'ms';

export interface Row {
  readonly bench: string;
  readonly of: string;
  /** Of the median run. */
  readonly figure: number;
  readonly unit: Unit;
  /** The least and the most of the other runs. */
  readonly range?: readonly [number, number];
  /** The same for a second of time on the cores, in which other processes have no part. */
  readonly cpuFigure?: number;
  /** What the figure is meant to reach. */
  readonly goal?: string;
}

/** A row as a multiple of another one of the same run. */
export interface Comparison {
  readonly bench: string;
  readonly to: string;
  readonly ratio: number;
  /** The same by time on the cores. */
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
  return {
    ...{ bench: row.bench, to: to.bench, ratio: shareOf(row.figure, to.figure) },
    ...{ ...cpu, ...(goal === undefined ? {} : { goal }) },
  };
}

const shareOf = (figure: number, base: number): number => Math.round((100 * figure) / base) / 100;

export function together(all: readonly Figures[]): Figures {
  return {
    rows: all.flatMap(({ rows }) => rows),
    comparisons: all.flatMap(({ comparisons }) => comparisons),
  };
}

export async function report({ rows, comparisons }: Figures, file: string): Promise<void> {
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  const date = new Date().toISOString();
  const { node, cpu, cores, memoryGiB } = machine;
  console.log(`${date}, Node ${node}, ${cpu}, ${cores} cores, ${memoryGiB} GiB`);
  console.table(rows.map(tableRow));
  if (comparisons.length > 0) console.table(comparisons);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ date, machine, rows, comparisons }, null, 2)}\n`);
  const tables = file.replace(/json$/, 'md');
  await writeFile(tables, markdownOf({ rows, comparisons }));
  console.log(`JSON: ${file}; tables for the docs: ${tables}`);
}

function tableRow({ bench, of, unit, range, figure, cpuFigure, goal = '' }: Row): object {
  const shown = (value: number | undefined): string => value?.toLocaleString('en') ?? '';
  return {
    ...{ bench, of, figure: `${shown(figure)} ${unit}` },
    range: range ? `${shown(range[0])} to ${shown(range[1])}` : '',
    'a second of CPU': shown(cpuFigure),
    goal,
  };
}
