/** What a bench says: a table for people and JSON for whoever compares runs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Figures, Row } from './figures.js';
import { markdownOf } from './markdown.js';

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
    bench,
    of,
    figure: `${shown(figure)} ${unit}`,
    range: range ? `${shown(range[0])} to ${shown(range[1])}` : '',
    'a second of CPU': shown(cpuFigure),
    goal,
  };
}
