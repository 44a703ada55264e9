/**
 * Where each match of a bracket stands, in columns and rows: a column for each stage, and each match
 * between those that its entrants come from. What winners win stands above what losers go on in.
 */
import type { BracketMatch } from './bracket-documents.js';

export interface PlacedMatch {
  readonly match: BracketMatch;
  /** From 0, as the rows, of which a match may stand between two. */
  readonly column: number;
  readonly row: number;
}

export interface Line {
  /** Ids of matches: the winner of one goes on to the other. */
  readonly from: string;
  readonly to: string;
}

export interface BracketLayout {
  readonly placed: readonly PlacedMatch[];
  readonly lines: readonly Line[];
  /** The stage that each column shows. */
  readonly stages: readonly number[];
  readonly rows: number;
}

/** Rows between the winners' and the losers' bracket. */
const GAP = 1;

export function layOutBracket(matches: readonly BracketMatch[]): BracketLayout {
  const stages = stagesOf(matches);
  const columnOf = new Map(stages.map((stage, column) => [stage, column]));
  const rowOf = rowsOf(matches);
  const placed = matches.map((match) => ({
    match,
    column: columnOf.get(match.stage) ?? 0,
    row: rowOf.get(match.id) ?? 0,
  }));
  const lines = matches.flatMap(({ id, from }) =>
    from.flatMap(({ winnerOf }) =>
      winnerOf !== null && rowOf.has(winnerOf) ? [{ from: winnerOf, to: id }] : [],
    ),
  );
  const rows = placed.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return { placed, lines, stages, rows };
}

export const stagesOf = (matches: readonly BracketMatch[]): readonly number[] =>
  [...new Set(matches.map(({ stage }) => stage))].sort((one, two) => one - two);

/** `w2-1` is of the winners' bracket, `l2-1` of the losers'; finals have names of their own. */
const partOf = (id: string): string => /^[wl](?=\d)/.exec(id)?.[0] ?? id;

function rowsOf(matches: readonly BracketMatch[]): ReadonlyMap<string, number> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const rows = new Map<string, number>();
  let next = 0;
  // A match stands behind those that its entrants come from: the last one of a part is its root.
  const place = ({ id, from }: BracketMatch): number => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const before = from.flatMap(({ winnerOf }) => {
      const match = winnerOf === null ? undefined : byId.get(winnerOf);
      return match && partOf(match.id) === partOf(id) ? [place(match)] : [];
    });
    const row = before.length === 0 ? next++ : mean(before);
    rows.set(id, row);
    return row;
  };
  for (const part of ['w', 'l']) {
    const own = matches.filter(({ id }) => partOf(id) === part);
    if (part === 'l' && own.length > 0) next += GAP;
    [...own].reverse().forEach(place);
  }
  for (const match of matches) {
    if (!rows.has(match.id)) rows.set(match.id, finalRow(match, rows));
  }
  return rows;
}

/** A grand final stands between its sides; a match for the third place below the final. */
function finalRow({ from }: BracketMatch, rows: ReadonlyMap<string, number>): number {
  const rowsBefore = (way: 'winnerOf' | 'loserOf'): number[] =>
    from.flatMap((source) => rows.get(source[way] ?? '') ?? []);
  const won = rowsBefore('winnerOf');
  return won.length > 0 ? mean(won) : mean(rowsBefore('loserOf')) + 1;
}

const mean = (some: readonly number[]): number =>
  some.reduce((sum, each) => sum + each, 0) / Math.max(some.length, 1);
