/** What is wrong with a file: where, in words, and as a code for programs. */
import { MAX_PROBLEMS } from './limits.js';

export type ProblemCode =
  | 'file-empty'
  | 'file-too-large'
  | 'not-utf8'
  | 'line-too-long'
  | 'rows-missing'
  | 'rows-too-many'
  | 'quote-not-closed'
  | 'quote-misplaced'
  | 'cells-differ'
  | 'row-too-long'
  | 'column-missing'
  | 'column-twice'
  | 'column-unknown'
  | 'json-broken'
  | 'format-unknown'
  | 'value-missing'
  | 'value-too-long'
  | 'value-wrong'
  | 'value-twice'
  | 'names-equal'
  | 'identity-twice'
  | 'pairs-too-many'
  | 'entrant-unknown'
  | 'entrant-twice'
  | 'table-twice'
  | 'sides-differ'
  /** What the file says does not fit the tournament that it is for. */
  | 'tournament-differs';

export interface Problem {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Character of that line, from 1, as editors count. */
  readonly column: number;
  readonly code: ProblemCode;
  /** What is wrong and what to do about it, for the person whose file it is. */
  readonly says: string;
}

/** A file is read whole or not at all. `untold` counts problems beyond those that are listed. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly untold: number };

/** Collects problems at offsets of a text whose lines end in "\n". */
export interface Findings {
  add(at: number, code: ProblemCode, says: string): void;
  lineOf(at: number): number;
  /** The value, unless something was found. */
  resultOf<T>(value: T): Read<T>;
}

interface Finding {
  readonly at: number;
  readonly code: ProblemCode;
  readonly says: string;
}

export function findingsIn(text: string): Findings {
  const found: Finding[] = [];
  const starts = lineStarts(text);
  const lineOf = (at: number): number => linesUpTo(starts, at);
  const placed = ({ at, code, says }: Finding): Problem => {
    const line = lineOf(at);
    return { line, column: at - (starts[line - 1] ?? 0) + 1, code, says };
  };
  return {
    add(at, code, says) {
      found.push({ at, code, says });
    },
    lineOf,
    resultOf(value) {
      if (found.length === 0) return { ok: true, value };
      const told = found.sort((one, other) => one.at - other.at).slice(0, MAX_PROBLEMS);
      return { ok: false, problems: told.map(placed), untold: found.length - told.length };
    },
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How many lines begin at or before an offset, by halving. */
function linesUpTo(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}
