/** What happens to phases and rounds. */
import { invariant } from '@scoresheet/rules-engine';
import { factTables } from '../rounds/mended-draw.js';
import { nothingDecided } from './absence-decided.js';
import type {
  AbsenceFact,
  DrawRepaired,
  FactTable,
  PhaseBegun,
  RoundDrawn,
  RoundPublished,
  SeedsMoved,
} from './round-facts.js';
import type { TournamentFact } from './tournament-facts.js';
import {
  currentPhase,
  currentRound,
  entrantIn,
  type RoundClock,
  type RoundState,
  type TableState,
  type TournamentState,
} from './tournament-state.js';

type RoundFact = Extract<TournamentFact, { readonly phase: number }>;
type OfRounds = Exclude<RoundFact, { kind: 'result-corrected' } | AbsenceFact>;

export function evolveRound(state: TournamentState, fact: OfRounds, at: number): void {
  if (fact.kind === 'phase-begun') return beginPhase(state, fact);
  if (fact.kind === 'seeds-moved') return moveSeeds(state, fact);
  if (fact.kind === 'round-drawn') return drawRound(state, fact);
  const round = currentRound(state);
  invariant(round?.round === fact.round, `round ${fact.round} is not the one that is played`);
  switch (fact.kind) {
    case 'round-reviewed':
      round.stage = 'reviewed';
      return;
    case 'draw-repaired':
      return repairDraw(round, fact);
    case 'round-published':
      return publish(state, round, fact);
    case 'round-started':
      round.stage = 'playing';
      round.clock = startClock(currentPhase(state)?.terms.roundMs, at);
      return;
    case 'round-closed':
      round.stage = 'closed';
      round.closedSeq = state.seq + 1;
      return;
    case 'clock-paused':
      round.clock = { endsAt: null, leftMs: (round.clock?.endsAt ?? at) - at };
      return;
    case 'clock-resumed':
      round.clock = { endsAt: at + (round.clock?.leftMs ?? 0), leftMs: null };
      return;
  }
}

function beginPhase(state: TournamentState, { phase, entrants, rounds }: PhaseBegun): void {
  const terms = state.terms.phases[phase - 1];
  invariant(terms && phase === state.phases.length + 1, `phase ${phase} does not come next`);
  const before = currentPhase(state);
  if (before !== undefined) before.pointsTaken = pointsTaken(state);
  for (const entrant of state.entrants) {
    entrant.pointsTaken = 0;
    entrant.table = null;
  }
  state.phases.push({
    phase,
    terms,
    entrants: [...entrants],
    gone: new Set(),
    rounds: [],
    plannedRounds: rounds,
    pointsTaken: null,
    decided: nothingDecided(),
  });
  state.stage = 'playing';
}

const pointsTaken = ({ entrants }: TournamentState): ReadonlyMap<number, number> =>
  new Map(
    entrants.flatMap((each) => (each.pointsTaken > 0 ? [[each.number, each.pointsTaken]] : [])),
  );

function moveSeeds(state: TournamentState, { phase, entrants }: SeedsMoved): void {
  const played = currentPhase(state);
  invariant(played?.phase === phase, `phase ${phase} is not the one that is played`);
  played.entrants.splice(0, played.entrants.length, ...entrants);
  played.gone.clear();
}

function drawRound(state: TournamentState, { phase, round, seed, tables, byes }: RoundDrawn): void {
  const played = currentPhase(state);
  invariant(played?.phase === phase, `phase ${phase} is not the one that is played`);
  invariant(round === played.rounds.length + 1, `round ${round} does not come next`);
  const drawn = tablesOf(tables);
  played.rounds.push({
    round,
    stage: 'drawn',
    drawnSeq: state.seq + 1,
    publishedSeq: null,
    closedSeq: null,
    seed,
    tables: drawn,
    byes,
    awardedByes: [],
    asDrawn: null,
    open: drawn.size,
    clock: null,
  });
}

/** What was reviewed is another draw: it may be reviewed again. */
function repairDraw(round: RoundState, { removed, added, byes }: DrawRepaired): void {
  round.asDrawn ??= { tables: factTables(round.tables), byes: round.byes };
  const gone = new Set(removed);
  const kept = factTables(round.tables).filter(([number]) => !gone.has(number));
  round.tables = tablesOf([...kept, ...added].sort(([one], [other]) => one - other));
  round.byes = byes;
  round.open = round.tables.size;
  round.stage = 'drawn';
}

function publish(state: TournamentState, round: RoundState, fact: RoundPublished): void {
  round.stage = 'published';
  round.publishedSeq = state.seq + 1;
  round.tables = tablesOf(fact.tables);
  round.byes = fact.byes;
  round.awardedByes = fact.awardedByes;
  round.asDrawn = null;
  round.open = round.tables.size;
  for (const entrant of state.entrants) entrant.table = null;
  for (const table of round.tables.values()) seat(state, table);
}

/** Everybody at the table knows where to find it. */
export function seat(state: TournamentState, { number, entrants }: TableState): void {
  for (const each of entrants) {
    const entrant = entrantIn(state, each);
    invariant(entrant, `there is no entrant ${each}`);
    entrant.table = number;
  }
}

const tablesOf = (tables: readonly FactTable[]): Map<number, TableState> =>
  new Map(
    tables.map(([number, entrants, place]) => [number, newTable(number, entrants, place ?? null)]),
  );

export const newTable = (
  number: number,
  entrants: TableState['entrants'],
  place: string | null,
): TableState => ({
  number,
  entrants,
  place,
  late: [],
  result: null,
  reports: [],
  hasQuestion: false,
  matches: [],
  extensionMs: 0,
});

const startClock = (roundMs: number | undefined, at: number): RoundClock | null =>
  roundMs === undefined ? null : { endsAt: at + roundMs, leftMs: null };
