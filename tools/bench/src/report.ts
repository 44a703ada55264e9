/** What a bench says: a table for people and JSON for whoever compares runs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Bench } from 'tinybench';

export interface Row {
  readonly bench: string;
  /** Things done in a second, in the median run. */
  readonly perSecond: number;
  readonly of: string;
  /** Share of the row that it is measured against, in the same run. */
  readonly ratio?: number;
  readonly against?: string;
}

export interface Measured {
  readonly bench: string;
  readonly of: string;
  /** How many things one run of the task does. */
  readonly things: number;
}

/** Reads a task's median; throws where it failed, since a figure of a failed run is none. */
export function rowOf(bench: Bench, { bench: name, of, things }: Measured): Row {
  const result = bench.getTask(name)?.result;
  if (result?.state !== 'completed') {
    const error = result?.state === 'errored' ? result.error : undefined;
    throw new Error(`the bench '${name}' did not complete`, { cause: error });
  }
  return { bench: name, of, perSecond: Math.round((things * 1_000) / result.latency.p50) };
}

export function against(row: Row, base: Row): Row {
  const ratio = Math.round((100 * row.perSecond) / base.perSecond) / 100;
  return { ...row, ratio, against: base.bench };
}

export async function report(rows: readonly Row[], file: string): Promise<void> {
  console.table(
    rows.map(({ bench, perSecond, of, ratio, against: base }) => ({
      bench,
      'per second': perSecond.toLocaleString('en'),
      of,
      ratio: ratio === undefined ? '' : `${ratio} of ${base}`,
    })),
  );
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length };
  const text = JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2);
  await mkdir(new URL('.', `file://${file}`), { recursive: true });
  await writeFile(file, `${text}\n`);
  console.log(`JSON: ${file}`);
}
