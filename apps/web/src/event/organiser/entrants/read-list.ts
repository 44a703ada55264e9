/**
 * Entrants as somebody pastes or opens them: a name a line, or a table as a spreadsheet or this
 * service writes it. All of it is read, or nothing, and each problem names its line.
 */
import type { FileEntrant, Problem } from '@scoresheet/tournament-files';

export type ListRead =
  | { readonly ok: true; readonly rows: readonly FileEntrant[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly untold: number };

/** The readers are fetched when somebody has a list. */
export async function readList(text: string): Promise<ListRead> {
  const { readEntrants } = await import('@scoresheet/tournament-files');
  const shape = shapeOf(text);
  const bytes = new TextEncoder().encode(shape === 'lines' ? asTable(text) : text);
  const read = readEntrants(bytes, shape === 'json' ? 'json' : 'csv');
  if (read.ok) return { ok: true, rows: read.value };
  const shift = shape === 'lines' ? 1 : 0;
  const problems = read.problems.map((problem) => ({ ...problem, line: problem.line - shift }));
  return { ok: false, problems, untold: read.untold };
}

type Shape = 'json' | 'table' | 'lines';

/** A table names its columns in its first line, and one of them is the name. */
function shapeOf(text: string): Shape {
  if (/^\s*\{/.test(text)) return 'json';
  const [first = ''] = text.trimStart().split('\n', 1);
  const cells = first.toLowerCase().split(/[,;\t]/);
  return cells.some((cell) => /^"?name"?$/.test(cell.trim())) ? 'table' : 'lines';
}

/** One column, in which nothing that stands in a name separates cells. */
const asTable = (text: string): string =>
  ['name', ...text.split(/\r?\n/).map((line) => quoted(line.trim()))].join('\n');

const quoted = (line: string): string => (line === '' ? '' : `"${line.replaceAll('"', '""')}"`);
