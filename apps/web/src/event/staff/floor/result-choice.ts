/** Results that a table can have, as staff choose among them. */
import type { PhaseTerms, Table } from '../../follow/event-documents.js';
import type { FloorTable } from './floor.js';

type Result = NonNullable<Table['result']>;

/** As the api takes it: what a kind of result does not have is absent. */
export type ResultInput = { readonly is: Result['is'] } & {
  readonly [name in Exclude<keyof Result, 'is'>]?: NonNullable<Result[name]>;
};

/** What the fields of one kind of table need, and whom they tell what is chosen. */
export interface ResultFieldsProps {
  readonly table: FloorTable;
  readonly phase: number;
  /** Told of a result once nothing is missing, and of none before. */
  readonly onChoice: (result: ResultInput | undefined) => void;
}

/** The result of an answer, as the api takes one. */
export function inputOf(result: Result): ResultInput {
  const given = Object.entries(result).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as unknown as ResultInput;
}

type Score = [one: number, other: number];

/**
 * Games won by each: those of a series that was played to its end first, the nearest to the first
 * seat on top; then those that stand when time is called, drawn games alone at the end. A match of
 * a bracket has a winner.
 */
export function scoresOf({ bestOf = 1, kind }: PhaseTerms): readonly Score[] {
  const most = (bestOf + 1) / 2;
  const games = Array.from({ length: most + 1 }, (_, won) => most - won);
  const all = games.flatMap((one) => games.map((other): Score => [one, other]));
  const possible = all.filter(
    ([one, other]) => one + other < 2 * most && !(isBracket({ kind }) && one === other),
  );
  const isWhole = (score: Score): boolean => Math.max(...score) === most;
  const byMargin = ([one, other]: Score): number => other - one;
  return [
    ...possible.filter(isWhole).sort((a, b) => byMargin(a) - byMargin(b)),
    ...possible.filter((score) => !isWhole(score)),
  ];
}

export const isBracket = ({ kind }: Pick<PhaseTerms, 'kind'>): boolean =>
  kind.endsWith('-elimination');

/** Who came first, who next, by the place that was written for each; undefined while one is missing. */
export function levelsOf(
  entrants: readonly number[],
  places: Readonly<Record<number, number | undefined>>,
): readonly (readonly number[])[] | undefined {
  if (entrants.some((entrant) => places[entrant] === undefined)) return undefined;
  const taken = [...new Set(entrants.map((entrant) => places[entrant] ?? 0))].sort((a, b) => a - b);
  return taken.map((place) => entrants.filter((entrant) => places[entrant] === place));
}
