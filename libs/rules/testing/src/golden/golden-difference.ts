/**
 * What a person reads when a kept match is not what it was: which match, which step of it, which
 * field, and the lines of that one step that differ. The files themselves are compared elsewhere, to
 * the byte; their lines are far too long to be read.
 */
import { firstDifference } from '../walk/checks.js';

/** An event of a record, or an answer of a game with what everybody saw of it. */
export interface GoldenStep {
  /** The step in words, as `event 12`. */
  readonly name: string;
  /** JSON, or a line that is none. */
  readonly says: unknown;
}

/** Lines that are shown before and after those that differ. */
const CONTEXT_LINES = 3;
const LONGEST_LINE = 200;
/** Lines that are shown of each side; whoever needs more looks into the file. */
const MOST_LINES = 24;

/** The first difference in words; undefined where every step is as it was. */
export function goldenDifference(
  match: string,
  kept: readonly GoldenStep[],
  found: readonly GoldenStep[],
): string | undefined {
  for (let place = 0; place < Math.max(kept.length, found.length); place += 1) {
    const [was, is] = [kept[place], found[place]];
    const where = whereDifferent(was, is);
    if (where === undefined) continue;
    return [cut(`${match}, ${where}`), ...changedLines(was?.says, is?.says)].join('\n');
  }
  return undefined;
}

function whereDifferent(was?: GoldenStep, is?: GoldenStep): string | undefined {
  if (was?.name === is?.name) return firstDifference(was?.says, is?.says, was?.name);
  return `${was?.name ?? 'nothing'}, is now ${is?.name ?? 'gone'}`;
}

const cut = (line: string): string =>
  line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)}…`;

/** `-` is kept, `+` is found. */
function changedLines(kept: unknown, found: unknown): readonly string[] {
  const [was, is] = [linesOf(kept), linesOf(found)];
  const least = Math.min(was.length, is.length);
  const before = countWhile(least, (index) => was[index] === is[index]);
  const after = countWhile(least - before, (index) => was.at(-1 - index) === is.at(-1 - index));
  const changed = (lines: readonly string[], sign: string) =>
    shortened(lines.slice(before, lines.length - after)).map((line) => cut(`${sign} ${line}`));
  const same = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  return [
    ...same(was.slice(Math.max(0, before - CONTEXT_LINES), before)),
    ...changed(was, '-'),
    ...changed(is, '+'),
    ...same(was.slice(was.length - after, was.length - after + CONTEXT_LINES)),
  ];
}

const linesOf = (says: unknown): readonly string[] =>
  says === undefined ? [] : JSON.stringify(says, inOrder, 2).split('\n');

/** Members in the order of their names: a record writes them so, the rules as they come. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

function countWhile(most: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} lines more`];
