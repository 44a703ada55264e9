/** The naive standings of a whole event: every number as text, and the order that follows. */
import type { Entrant, History } from './history.js';
import * as f from './naive-fraction.spec-kit.js';
import type { Fraction } from './naive-fraction.spec-kit.js';
import { tieBreaks } from './naive-tie-breaks.spec-kit.js';
import { naive, points, seenBy, type Naive } from './naive.spec-kit.js';

interface Line {
  readonly entrant: Entrant;
  readonly isRanked: boolean;
  readonly numbers: readonly (Fraction | null)[];
  readonly lot: number;
}

/** Entrants in order, each with points and tie-breaks as texts. `names` are the preset's, in order. */
export function naiveStandings(
  preset: string,
  names: readonly string[],
  history: History,
): readonly (readonly [Entrant, readonly (string | null)[]])[] {
  const of = naive(preset, history);
  const lines = history.entrants.map(({ entrant, lot, isDisqualified = false }): Line => {
    const numbers = names.map((name) => tieBreaks[name]?.(of, entrant) ?? null);
    const isRanked = preset.startsWith('fide') || !isDisqualified;
    return { entrant, isRanked, numbers: [points(of, entrant), ...numbers], lot };
  });
  const late = 1 + names.indexOf('late-penalty');
  const byNumbers = (a: Line, b: Line): number => {
    if (a.isRanked !== b.isRanked) return a.isRanked ? -1 : 1;
    for (const [at, number] of a.numbers.entries()) {
      const ahead = f.order(b.numbers[at] ?? f.ZERO, number ?? f.ZERO);
      if (ahead !== 0) return late > 0 && at === late ? -ahead : ahead;
    }
    return 0;
  };
  const met = names.includes('head-to-head') ? withHeadToHead(of, lines, byNumbers) : lines;
  return [...met]
    .sort((a, b) => byNumbers(a, b) || a.lot - b.lot)
    .map(({ entrant, numbers }) => [entrant, numbers.map((one) => one && f.written(one))]);
}

/** Head-to-head is the last tie-break of its presets, so its number stands last. */
const withHeadToHead = (
  of: Naive,
  lines: readonly Line[],
  byNumbers: (a: Line, b: Line) => number,
): readonly Line[] =>
  lines.map((line) => {
    const [other, ...more] = lines.filter((each) => each !== line && byNumbers(each, line) === 0);
    if (other === undefined || more.length > 0) return line;
    const between = seenBy(of, line.entrant).filter(({ others }) => others.includes(other.entrant));
    if (between.length === 0) return line;
    const won = f.total(between.map((round) => round.points));
    return { ...line, numbers: [...line.numbers.slice(0, -1), won] };
  });
