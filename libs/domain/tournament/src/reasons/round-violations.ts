/**
 * What staff look for in a draw before they publish it: tables and byes that the rules avoid where
 * they can. In brackets, and where everybody meets everybody, nobody is avoided.
 */
import type { Entrant } from '../fold/round-facts.js';
import type { TableState, TournamentState } from '../fold/tournament-state.js';

export interface RoundViolation {
  /** `bye-again`: a second round without an opponent. */
  readonly kind: 'forbidden-pair' | 'rematch' | 'bye-again';
  /** The two who meet, or the one with the bye. */
  readonly entrants: readonly Entrant[];
  /** Where the two sit; null for a bye. */
  readonly table: number | null;
}

/** None of a round that was never drawn. Who may not know forbidden pairs brings a state without them. */
export function roundViolations(
  { phases, forbidden }: TournamentState,
  at: { readonly phase: number; readonly round: number },
): readonly RoundViolation[] {
  const phase = phases[at.phase - 1];
  const round = phase?.rounds[at.round - 1];
  if (phase === undefined || round === undefined) return [];
  if (phase.terms.kind !== 'swiss' && phase.terms.kind !== 'pods') return [];
  const before = phase.rounds.slice(0, at.round - 1);
  const met = pairsOf(before.flatMap(({ tables }) => [...tables.values()]));
  const apart = new Set(forbidden.map(([one, other]) => pairName(one, other)));
  const rested = new Set(before.flatMap(({ byes, awardedByes }) => [...byes, ...awardedByes]));
  return [
    ...[...round.tables.values()].flatMap((table) => [
      ...violationsAt(table, apart, 'forbidden-pair'),
      ...violationsAt(table, met, 'rematch'),
    ]),
    ...round.byes
      .filter((entrant) => rested.has(entrant))
      .map((entrant): RoundViolation => ({ kind: 'bye-again', entrants: [entrant], table: null })),
  ];
}

const violationsAt = (
  table: TableState,
  pairs: ReadonlySet<string>,
  kind: 'forbidden-pair' | 'rematch',
): readonly RoundViolation[] =>
  pairsAt(table)
    .filter(([one, other]) => pairs.has(pairName(one, other)))
    .map((entrants) => ({ kind, entrants, table: table.number }));

const pairsAt = ({ entrants }: TableState): readonly (readonly [Entrant, Entrant])[] =>
  entrants.flatMap((one, at) => entrants.slice(at + 1).map((other) => [one, other] as const));

const pairsOf = (tables: readonly TableState[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => pairsAt(table).map(([one, other]) => pairName(one, other))));

const pairName = (one: Entrant, other: Entrant): string =>
  one < other ? `${one}/${other}` : `${other}/${one}`;
