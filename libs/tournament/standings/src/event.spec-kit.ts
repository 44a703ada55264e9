/** Events as a few words a round, for specs: `1 2-0 4, 3 forfeit 6, 4 bye`. */
import { crosstable, type Crosstable } from './crosstable/crosstable.js';
import { valueIn } from './figures/column.js';
import type { Figure } from './figures/figure.js';
import type { ByeKind, Entrant, EntrantHistory, History, RoundEntry } from './history.js';
import { formatRational } from './rational/rational.js';
import type { StandingsRules } from './rules.js';
import { computeStandings } from './standings/standings.js';

type Known = Partial<Omit<EntrantHistory, 'entrant'>>;

/**
 * A round is a list of entries: `1 2-0 4` and `1 2-1-1 4` (games won by each, drawn ones),
 * `3 forfeit 6` (to the first), `1 double-loss 2`, `1 intentional-draw 2`; `4 bye`, `4 awarded`,
 * `6 half`, `6 full`, `6 lost`, `6 missed`; `pod 1 2=3 4` (places in order), and with Money
 * `pod 1:30 2:20 3:-5`. Entrants are those who are named, with their number as lot.
 */
export function event(
  rounds: readonly string[],
  known: Readonly<Record<Entrant, Known>> = {},
  plannedRounds = rounds.length,
): History {
  const entries = rounds.map((round) =>
    round
      .split(',')
      .map((words) => words.trim())
      .filter((words) => words !== '')
      .map(entryOf),
  );
  const named = new Set(Object.keys(known).map(Number));
  for (const entry of entries.flat()) {
    for (const each of 'entrants' in entry ? entry.entrants : [entry.entrant]) named.add(each);
  }
  const entrants = [...named]
    .sort((one, other) => one - other)
    .map((entrant) => ({ entrant, droppedAfter: null, lot: entrant, ...known[entrant] }));
  return { entrants, rounds: entries, plannedRounds };
}

const BYES: Readonly<Record<string, ByeKind>> = {
  bye: 'pairing',
  awarded: 'awarded',
  full: 'full-point',
  half: 'half-point',
  lost: 'lost',
};

function entryOf(words: string): RoundEntry {
  const [first = '', what = '', second = ''] = words.split(' ');
  if (first === 'pod') return podOf(words.split(' ').slice(1));
  const entrant = Number(first);
  const given = BYES[what];
  if (given !== undefined) return { kind: 'bye', entrant, given };
  if (what === 'missed') return { kind: 'missed', entrant, why: 'absent' };
  const match = { kind: 'match', entrants: [entrant, Number(second)] } as const;
  switch (what) {
    case 'forfeit':
      return { ...match, wins: [2, 0], draws: 0, how: 'forfeit' };
    case 'double-loss':
      return { ...match, wins: [0, 0], draws: 0, how: 'double-loss' };
    case 'intentional-draw':
      return { ...match, wins: [0, 0], draws: 3, how: 'intentional-draw' };
    default: {
      const [won, lost, draws = 0] = what.split('-').map(Number);
      if (won === undefined || lost === undefined) throw new Error(`no entry: ${words}`);
      return { ...match, wins: [won, lost], draws, how: 'played' };
    }
  }
}

function podOf(words: readonly string[]): RoundEntry {
  const shared = words.map((place) => place.split('=').map((seat) => seat.split(':')));
  const places = shared.map((place) => place.map(([entrant]) => Number(entrant)));
  const scores = shared.flat().map(([, score]) => Number(score));
  const entrants = places.flat();
  const pod = { kind: 'pod', entrants, places } as const;
  return scores.some(Number.isNaN) ? pod : { ...pod, scores };
}

/** Of each entrant the points and tie-breaks by name, as texts. */
export function numbersOf(
  rules: StandingsRules,
  history: History,
): Readonly<Record<Entrant, Readonly<Record<string, string | null>>>> {
  return Object.fromEntries(
    computeStandings(rules, history).map(({ entrant, points, tieBreaks }) => [
      entrant,
      {
        points: formatRational(points),
        ...Object.fromEntries(
          tieBreaks.map(({ name, value }) => [name, value && formatRational(value)]),
        ),
      },
    ]),
  );
}

/** The values of one figure by entrant, as texts. */
export function valuesOf(
  { points }: StandingsRules,
  history: History,
  figure: (table: Crosstable) => Figure,
): Readonly<Record<Entrant, string>> {
  const table = crosstable(points, history);
  const { column } = figure(table);
  return Object.fromEntries(
    table.rows.map(({ entrant }, row) => [entrant, formatRational(valueIn(column, row))]),
  );
}

/** The entrants in their order. */
export const orderOf = (rules: StandingsRules, history: History): readonly Entrant[] =>
  computeStandings(rules, history).map(({ entrant }) => entrant);

/**
 * Entrant 1 meets somebody in each round whose results are written out: `WWLB` won twice, lost
 * once, then had a bye. Nobody is met in a round for which null stands. All others are met by
 * somebody who plays but once.
 */
export function meeting(
  records: readonly (string | null)[],
  known: Readonly<Record<Entrant, Known>> = {},
): History {
  const longest = Math.max(...records.map((record) => record?.length ?? 0));
  let stranger = 1000;
  const rounds = Array.from({ length: longest }, (_, round) =>
    records.flatMap((record, at) => {
      const letter = record?.[round];
      if (letter === undefined) return [];
      const other = at === round ? 1 : (stranger += 1);
      return [ENTRIES[letter]?.(at + 2, other) ?? ''];
    }),
  );
  return event(
    rounds.map((entries) => entries.join(', ')),
    known,
  );
}

const ENTRIES: Readonly<Record<string, (one: Entrant, other: Entrant) => string>> = {
  W: (one, other) => `${one} 2-0 ${other}`,
  L: (one, other) => `${other} 2-0 ${one}`,
  D: (one, other) => `${one} 1-1 ${other}`,
  B: (one) => `${one} bye`,
  M: (one) => `${one} missed`,
};
