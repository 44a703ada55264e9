/**
 * A draw as staff review it before they publish it: whatever it breaks or strains, in the order in
 * which the rules of pairing put it. In brackets, and where everybody meets everybody, nobody is
 * avoided and no points count.
 */
import type { Entrant } from '../fold/round-facts.js';
import {
  entrantIn,
  isIn,
  type PhaseState,
  type RoundStage,
  type RoundState,
  type TableState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { pastOf, type Past } from '../rounds/past.js';
import { awardedByesIn, playingIn } from '../rounds/playing.js';
import { roundViolations } from './round-violations.js';

/** What is worst stands first: an earlier one is never given up for a later one. */
const STRAINS = [
  'entrant-gone',
  'forbidden-pair',
  'rematch',
  'fixed-seat',
  'bye-again',
  'bye-above',
  'float',
  'up-again',
  'down-again',
] as const;

export type StrainKind = (typeof STRAINS)[number];

export interface RoundStrain {
  readonly kind: StrainKind;
  readonly entrants: readonly Entrant[];
  /** Number of the table; null of a bye. */
  readonly table: number | null;
  /** Points between the two of a `float`, or above the lowest ones of a `bye-above`; the table of a `fixed-seat`. */
  readonly by: number | null;
}

export interface RoundReview {
  /** The event after which it is so. */
  readonly seq: number;
  readonly stage: RoundStage;
  readonly strains: readonly RoundStrain[];
  readonly byes: readonly Entrant[];
  readonly awardedByes: readonly Entrant[];
  /** Who plays and has no place in it: came after the draw, or lost it to a repair. */
  readonly waiting: readonly Entrant[];
  /** Of everybody who is named here; in the least unit of the rules. */
  readonly points: readonly (readonly [Entrant, number])[];
}

/** Says nothing of a round that is not drawn, or is published: what was published is no draw any more. */
export function roundReview(
  state: TournamentState,
  at: { readonly phase: number; readonly round: number },
): RoundReview | undefined {
  const phase = state.phases[at.phase - 1];
  const round = phase?.rounds[at.round - 1];
  if (phase === undefined || (round?.stage !== 'drawn' && round?.stage !== 'reviewed')) {
    return undefined;
  }
  const past = pastOf(state, phase);
  const strains = [
    ...roundViolations(state, at).map((violation) => ({ ...violation, by: null })),
    ...seatStrains(state, round),
    ...(phase.terms.kind === 'swiss' ? pointStrains(phase, round, past) : []),
  ].sort(byWeight);
  const { stage, byes } = round;
  const awardedByes = awardedByesIn(state, phase, round.round);
  const waiting = waitingIn(state, phase, round);
  const apart = [...byes, ...awardedByes, ...waiting];
  const named = [...strains.flatMap(({ entrants }) => entrants), ...apart];
  const points = [...new Set(named)].map((each) => [each, past.pointsOf(each)] as const);
  return { seq: state.seq, stage, strains, byes, awardedByes, waiting, points };
}

/** In a bracket nobody waits for a table: its places say who meets whom. */
function waitingIn(
  state: TournamentState,
  phase: PhaseState,
  { round, tables, byes }: RoundState,
): readonly Entrant[] {
  if (phase.plannedRounds === null) return [];
  const seated = new Set([...[...tables.values()].flatMap(({ entrants }) => entrants), ...byes]);
  return playingIn(state, phase, round).filter((entrant) => !seated.has(entrant));
}

const byWeight = (one: RoundStrain, other: RoundStrain): number =>
  STRAINS.indexOf(one.kind) - STRAINS.indexOf(other.kind) ||
  (other.by ?? 0) - (one.by ?? 0) ||
  (one.table ?? Infinity) - (other.table ?? Infinity);

/** Who has left since the draw, and who sits elsewhere than at the table that is theirs. */
function seatStrains(state: TournamentState, { tables, byes }: RoundState): readonly RoundStrain[] {
  const strainOf = (entrant: Entrant, table: number | null): readonly RoundStrain[] => {
    const found = entrantIn(state, entrant);
    const own = { entrants: [entrant], table };
    if (found === undefined || !isIn(found)) return [{ kind: 'entrant-gone', ...own, by: null }];
    const { fixedTable } = found;
    if (table === null || fixedTable === null || fixedTable === table) return [];
    return [{ kind: 'fixed-seat', ...own, by: fixedTable }];
  };
  return [
    ...[...tables.values()].flatMap(({ number, entrants }) =>
      entrants.flatMap((entrant) => strainOf(entrant, number)),
    ),
    ...byes.flatMap((entrant) => strainOf(entrant, null)),
  ];
}

function pointStrains(
  { entrants }: PhaseState,
  { tables, byes }: RoundState,
  past: Past,
): readonly RoundStrain[] {
  const seated = new Set([...[...tables.values()].flatMap((table) => table.entrants), ...byes]);
  const lowest = entrants
    .filter((entrant) => seated.has(entrant))
    .reduce((least, entrant) => Math.min(least, past.pointsOf(entrant)), Infinity);
  return [
    ...[...tables.values()].flatMap((table) => floatsAt(table, past)),
    ...byes.flatMap((entrant): readonly RoundStrain[] => {
      const above = past.pointsOf(entrant) - lowest;
      return above > 0 ? [{ kind: 'bye-above', entrants: [entrant], table: null, by: above }] : [];
    }),
  ];
}

/** Two with different points; worse where it happened to one of them in the round before. */
function floatsAt({ number: table, entrants }: TableState, past: Past): readonly RoundStrain[] {
  const [one = 0, other = 0] = entrants;
  const by = Math.abs(past.pointsOf(one) - past.pointsOf(other));
  if (by === 0) return [];
  const [higher, lower] =
    past.pointsOf(one) > past.pointsOf(other) ? ([one, other] as const) : ([other, one] as const);
  const again = (kind: StrainKind, entrant: Entrant): RoundStrain => ({
    kind,
    entrants: [entrant],
    table,
    by: null,
  });
  return [
    { kind: 'float', entrants: [higher, lower], table, by },
    ...(past.lastFloat(lower) === 'up' ? [again('up-again', lower)] : []),
    ...(past.lastFloat(higher) === 'down' ? [again('down-again', higher)] : []),
  ];
}
