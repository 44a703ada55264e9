/** Which lines of a long list are drawn: those in sight with some around them, and the held one. */

export interface Lines {
  /** Where each line begins, from 0; one more than there are lines, so that the last is the height. */
  readonly tops: Float64Array;
}

interface Drawn {
  readonly line: number;
  /** How much of lines that are not drawn stands before it. */
  readonly gap: number;
}

export interface Window {
  readonly drawn: readonly Drawn[];
  /** Behind the last drawn one. */
  readonly rest: number;
}

/** The window moves by so many lines at once: a small step of scrolling draws nothing anew. */
const STEP = 8;
/** Lines that are drawn beyond what is in sight, so that they are there before they are seen. */
const AROUND = 16;

/** Lines that were measured have their own heights, all others `usual`. */
export function linesOf(count: number, usual: number, heights: ReadonlyMap<number, number>): Lines {
  const tops = new Float64Array(count + 1);
  for (let line = 0; line < count; line += 1) {
    tops[line + 1] = (tops[line] as number) + (heights.get(line) ?? usual);
  }
  return { tops };
}

/** The line at a height, counted from the top of the first. */
export function lineAt({ tops }: Lines, height: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] as number) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** First and last line that are drawn for what is in sight `from` a height `to` another. */
export function rangeOf(lines: Lines, from: number, to: number): readonly [number, number] {
  const last = lines.tops.length - 2;
  if (last < 0) return [0, -1];
  const first = Math.floor(lineAt(lines, from) / STEP) * STEP - AROUND;
  const end = Math.ceil(lineAt(lines, to) / STEP) * STEP + AROUND;
  return [Math.max(0, first), Math.min(last, end)];
}

/** `held` is drawn wherever it is: whoever has the focus keeps it. */
export function windowOf(
  { tops }: Lines,
  [first, end]: readonly [number, number],
  held?: number,
): Window {
  // The range may be that of a longer list, until somebody has looked at the shorter one.
  const last = Math.min(end, tops.length - 2);
  const among = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const count = tops.length - 1;
  const isApart = held !== undefined && held < count && (held < first || held > last);
  const shown = isApart ? [...among, held].sort((one, other) => one - other) : among;
  let bottom = 0;
  const drawn = shown.map((line) => {
    const gap = (tops[line] as number) - bottom;
    bottom = tops[line + 1] as number;
    return { line, gap };
  });
  return { drawn, rest: (tops[count] as number) - bottom };
}
