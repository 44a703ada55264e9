/** How long answers take, by part of the run: whether the last ones take longer than the first. */

export interface Answer {
  readonly atMs: number;
  readonly tookMs: number;
}

interface Percentiles {
  readonly answers: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** A last part that takes so many times as long as the first has become slower. */
export const MAY_TAKE_TIMES = 1.5;
/** Below this, a factor says nothing. */
const HARDLY_ANY_MS = 2;

export function percentilesOf(answers: readonly Answer[]): Percentiles {
  const sorted = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { answers: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Parts of equal length in time, in order. */
export function inParts(answers: readonly Answer[], parts: number): readonly Percentiles[] {
  const first = answers[0]?.atMs ?? 0;
  const lengthMs = ((answers.at(-1)?.atMs ?? 0) - first + 1) / parts;
  const groups: Answer[][] = Array.from({ length: parts }, () => []);
  for (const answer of answers) groups[Math.floor((answer.atMs - first) / lengthMs)]?.push(answer);
  return groups.map(percentilesOf);
}

export function becameSlower(parts: readonly Percentiles[]): boolean {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return false;
  const slower = (before: number, after: number) =>
    after > MAY_TAKE_TIMES * Math.max(before, HARDLY_ANY_MS);
  return slower(first.p50Ms, last.p50Ms) || slower(first.p99Ms, last.p99Ms);
}
