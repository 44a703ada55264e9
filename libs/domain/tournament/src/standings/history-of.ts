/** The closed rounds of a phase as standings need them. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { EntrantHistory, History, RoundEntry } from '@scoresheet/tournament-standings';
import { encodeUtf8, type Sha256 } from '@scoresheet/domain-record';
import type { Entrant } from '../fold/round-facts.js';
import {
  entrantIn,
  isIn,
  type PhaseState,
  type RoundState,
  type TableState,
  type TournamentState,
} from '../fold/tournament-state.js';

export interface Rounds {
  /** Closed rounds alone are official; a live standing counts what is there. */
  readonly live?: boolean;
  /** Up to this round; all of them where absent. */
  readonly upTo?: number;
}

export function historyOf(
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
  rounds: Rounds = {},
): History {
  const lots = lotsOf(phase, sha256);
  const { entrants, ...played } = playedRounds(state, phase, rounds);
  return {
    ...played,
    entrants: entrants.map((each) => ({ ...each, lot: lots.get(each.entrant) ?? 0 })),
  };
}

/** What points are made of: a history without the lots of its entrants, each of which costs a hash. */
export function playedRounds(
  state: TournamentState,
  phase: PhaseState,
  { live = false, upTo = Infinity }: Rounds = {},
): Omit<History, 'entrants'> & { readonly entrants: readonly Omit<EntrantHistory, 'lot'>[] } {
  const rounds = phase.rounds.filter(
    ({ stage, round }) => round <= upTo && (stage === 'closed' || (live && stage === 'playing')),
  );
  const seen = rounds.map(whoIsIn);
  // Entrants are small numbers: in a large event lists are far quicker than maps.
  const lastSeen: number[] = [];
  const firstSeen: number[] = [];
  for (const [at, { round }] of rounds.entries()) {
    for (const entrant of seen[at] ?? []) {
      lastSeen[entrant] = round;
      firstSeen[entrant] ??= round;
    }
  }
  const { pointsTaken: taken } = phase;
  const late = latePenaltiesIn(rounds);
  const entrants = phase.entrants.map((entrant) => {
    const found = entrantIn(state, entrant);
    const isGone = found === undefined || !isIn(found);
    return {
      entrant,
      droppedAfter: isGone ? (lastSeen[entrant] ?? 0) : null,
      isDisqualified: found?.status === 'disqualified',
      penaltyPoints: taken?.get(entrant) ?? (taken === null ? (found?.pointsTaken ?? 0) : 0),
      latePenalty: (late.get(entrant) ?? 0) + Number(cameLate(phase, firstSeen[entrant])),
    };
  });
  const entries = rounds.map((round, at) => [
    ...entriesOf(round),
    ...missed(phase, round.round, { entrants, firstSeen, seen: seen[at] ?? new Set() }),
  ]);
  return { entrants, rounds: entries, plannedRounds: phase.plannedRounds ?? rounds.length };
}

/** Penalties for lateness that the tables of these rounds have counted. */
function latePenaltiesIn(rounds: readonly RoundState[]): ReadonlyMap<Entrant, number> {
  const times = new Map<Entrant, number>();
  for (const { tables } of rounds) {
    for (const { late } of tables.values()) {
      for (const entrant of late) times.set(entrant, (times.get(entrant) ?? 0) + 1);
    }
  }
  return times;
}

/**
 * To enter late is a penalty of its own, however many rounds were missed by it. In a bracket seeds
 * wait for their first match.
 */
const cameLate = ({ plannedRounds }: PhaseState, firstSeen = 1): boolean =>
  plannedRounds !== null && firstSeen > 1;

function whoIsIn({ tables, byes, awardedByes }: RoundState): ReadonlySet<Entrant> {
  const seen = new Set<Entrant>(byes);
  for (const entrant of awardedByes) seen.add(entrant);
  for (const { entrants } of tables.values()) for (const entrant of entrants) seen.add(entrant);
  return seen;
}

function entriesOf({ tables, byes, awardedByes }: RoundState): readonly RoundEntry[] {
  const entries: RoundEntry[] = [];
  for (const table of tables.values()) {
    const entry = tableEntry(table);
    if (entry !== undefined) entries.push(entry);
  }
  for (const entrant of byes) entries.push({ kind: 'bye', entrant, given: 'pairing' });
  for (const entrant of awardedByes) entries.push({ kind: 'bye', entrant, given: 'awarded' });
  return entries;
}

/** A table without a result says nothing, in a live standing. */
function tableEntry({ entrants, result }: TableState): RoundEntry | undefined {
  if (result === null) return undefined;
  const [one = 0, other = 0] = entrants;
  const pair = [one, other] as const;
  switch (result.is) {
    case 'games': {
      const { wins, draws } = result;
      return { kind: 'match', entrants: pair, wins, draws, how: 'played' };
    }
    case 'intentional-draw':
      return { kind: 'match', entrants: pair, wins: [0, 0], draws: 3, how: 'intentional-draw' };
    case 'double-loss':
      return { kind: 'match', entrants: pair, wins: [0, 0], draws: 0, how: 'double-loss' };
    case 'forfeit': {
      const wins = result.winner === one ? ([2, 0] as const) : ([0, 2] as const);
      return { kind: 'match', entrants: pair, wins, draws: 0, how: 'forfeit' };
    }
    case 'places': {
      const { places, scores } = result;
      return withoutUndefined({ kind: 'pod', entrants, places, scores });
    }
  }
}

interface SeenInRound {
  readonly entrants: readonly Pick<EntrantHistory, 'entrant' | 'droppedAfter'>[];
  readonly firstSeen: readonly number[];
  readonly seen: ReadonlySet<Entrant>;
}

/** Who is in the phase and had neither a table nor a bye: before the first one they came late. */
function missed(
  { plannedRounds }: PhaseState,
  round: number,
  { entrants, firstSeen, seen }: SeenInRound,
): readonly RoundEntry[] {
  if (plannedRounds === null) return [];
  const entries: RoundEntry[] = [];
  for (const { entrant, droppedAfter } of entrants) {
    const isGone = droppedAfter !== null && droppedAfter < round;
    if (isGone || seen.has(entrant)) continue;
    const isLate = round < (firstSeen[entrant] ?? Infinity);
    entries.push({ kind: 'missed', entrant, why: isLate ? 'late-entry' : 'absent' });
  }
  return entries;
}

/**
 * The last resort of a standing: by the seed of the phase's first round each entrant has a lot of
 * their own, which nobody's coming or going changes. Before the first round is published it is the
 * order of entry.
 */
function lotsOf(phase: PhaseState, sha256: Sha256): ReadonlyMap<Entrant, number> {
  const [first] = phase.rounds;
  const seed = first === undefined || first.stage === 'drawn' ? '' : first.seed;
  const drawn = phase.entrants.map((entrant) => ({
    entrant,
    lot: seed === '' ? '' : sha256(encodeUtf8(`scoresheet lot ${seed} ${entrant}`)),
  }));
  drawn.sort((one, other) =>
    one.lot === other.lot ? one.entrant - other.entrant : one.lot < other.lot ? -1 : 1,
  );
  return new Map(drawn.map(({ entrant }, at) => [entrant, at + 1]));
}
