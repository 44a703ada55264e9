/** The closed rounds of a phase as standings need them. */
import type { History, RoundEntry } from '@scoresheet/tournament-standings';
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
  { live = false, upTo = Infinity }: Rounds = {},
): History {
  const rounds = phase.rounds.filter(
    ({ stage, round }) => round <= upTo && (stage === 'closed' || (live && stage === 'playing')),
  );
  const lastSeen = new Map<Entrant, number>();
  const firstSeen = new Map<Entrant, number>();
  for (const round of rounds) {
    for (const entrant of whoIsIn(round)) {
      lastSeen.set(entrant, round.round);
      if (!firstSeen.has(entrant)) firstSeen.set(entrant, round.round);
    }
  }
  const lots = lotsOf(phase, sha256);
  const late = latePenaltiesIn(rounds);
  const entrants = phase.entrants.map((entrant) => {
    const found = entrantIn(state, entrant);
    const isGone = found === undefined || !isIn(found);
    return {
      entrant,
      droppedAfter: isGone ? (lastSeen.get(entrant) ?? 0) : null,
      isDisqualified: found?.status === 'disqualified',
      penaltyPoints: found?.pointsTaken ?? 0,
      latePenalty: (late.get(entrant) ?? 0) + Number(cameLate(phase, firstSeen.get(entrant))),
      lot: lots.get(entrant) ?? 0,
    };
  });
  const entries = rounds.map((round) => [
    ...entriesOf(round),
    ...missed(phase, round, entrants, firstSeen),
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

const whoIsIn = ({ tables, byes, awardedByes }: RoundState): readonly Entrant[] => [
  ...[...tables.values()].flatMap(({ entrants }) => entrants),
  ...byes,
  ...awardedByes,
];

const entriesOf = ({ tables, byes, awardedByes }: RoundState): readonly RoundEntry[] => [
  ...[...tables.values()].flatMap(tableEntry),
  ...byes.map((entrant) => ({ kind: 'bye', entrant, given: 'pairing' }) as const),
  ...awardedByes.map((entrant) => ({ kind: 'bye', entrant, given: 'awarded' }) as const),
];

/** A table without a result says nothing, in a live standing. */
function tableEntry({ entrants, result }: TableState): readonly RoundEntry[] {
  if (result === null) return [];
  const [one = 0, other = 0] = entrants;
  const pair = [one, other] as const;
  switch (result.is) {
    case 'games': {
      const { wins, draws } = result;
      return [{ kind: 'match', entrants: pair, wins, draws, how: 'played' }];
    }
    case 'intentional-draw':
      return [{ kind: 'match', entrants: pair, wins: [0, 0], draws: 3, how: 'intentional-draw' }];
    case 'double-loss':
      return [{ kind: 'match', entrants: pair, wins: [0, 0], draws: 0, how: 'double-loss' }];
    case 'forfeit': {
      const wins = result.winner === one ? ([2, 0] as const) : ([0, 2] as const);
      return [{ kind: 'match', entrants: pair, wins, draws: 0, how: 'forfeit' }];
    }
    case 'places': {
      const { places, scores } = result;
      return [{ kind: 'pod', entrants, places, ...(scores === undefined ? {} : { scores }) }];
    }
  }
}

/** Who is in the phase and had neither a table nor a bye: before the first one they came late. */
function missed(
  { entrants: _, ...phase }: PhaseState,
  round: RoundState,
  entrants: History['entrants'],
  firstSeen: ReadonlyMap<Entrant, number>,
): readonly RoundEntry[] {
  if (phase.plannedRounds === null) return [];
  const seen = new Set(whoIsIn(round));
  return entrants
    .filter(({ entrant, droppedAfter }) => {
      const isGone = droppedAfter !== null && droppedAfter < round.round;
      return !isGone && !seen.has(entrant);
    })
    .map(({ entrant }) => {
      const isLate = round.round < (firstSeen.get(entrant) ?? Infinity);
      return { kind: 'missed', entrant, why: isLate ? 'late-entry' : 'absent' };
    });
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
