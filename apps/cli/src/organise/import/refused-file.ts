/** A file with which something is wrong: each problem with its line and column, and nothing imported. */
import type { Problem, Read } from '@scoresheet/tournament-files';
import { Fault } from '../../program/fault.js';
import { counted } from '../round-lines.js';

interface Asked {
  readonly file: string;
  readonly json?: boolean | undefined;
}

/** What was read. Throws a `Fault` that names every problem. */
export function soundOf<T>(read: Read<T>, { file, json }: Asked): T {
  if (read.ok) return read.value;
  const { problems, untold } = read;
  if (json === true) {
    for (const problem of problems) console.log(JSON.stringify({ file, ...problem }));
  }
  const all = problems.length + untold;
  throw new Fault(
    'file-refused',
    [
      `"${file}" has ${counted(all, 'problem')}, and nothing of it was imported.`,
      ...(json === true ? [] : problems.map((problem) => problemLine(file, problem))),
      ...(untold > 0 ? [`… and ${untold} more`] : []),
    ].join('\n'),
  );
}

const problemLine = (file: string, { line, column, says }: Problem): string =>
  `${file}:${line}:${column}: ${says}`;
