/**
 * Mends a round: a wrong seat, a wrong opponent, a latecomer. Once it is published, its facts tell
 * tables that replace others, so that tables and results cannot disagree; before, the draw itself is
 * another one, which the house alone knows until it is published.
 */
import { MAX_TABLES_REPAIRED, type RepairRound } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import type { PhaseState, RoundState, TournamentState } from '../fold/tournament-state.js';
import { factTables, mendingOf } from '../rounds/mended-draw.js';
import { freeNumbers, lowestFree } from '../rounds/numbered.js';
import { awardedByesIn, isPlayer } from '../rounds/playing.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { mend, seatingOf, tableOf, type RepairScene, type Seating } from './mend-seating.js';
import { refused, type Refused } from './not-accepted.js';
import { roundInTurn } from './round-in-turn.js';

export function repairRound({ state }: Situation, command: RepairRound): Decided {
  const found = roundInTurn(state, command, ['drawn', 'reviewed', 'published', 'playing']);
  if (isNo(found)) return found;
  const { phase, round } = found;
  if (phase.plannedRounds === null) {
    return refused('repair-unclear', 'A bracket says who meets whom: its tables are not repaired.');
  }
  const isDraw = round.publishedSeq === null;
  if (isDraw && isPlayer(state, command.actor)) {
    return refused('own-table', 'You play in this round: somebody else repairs its draw.');
  }
  const after = seatingOf(round);
  const scene = isDraw ? ofDraw(state, phase, round) : ofRound(state, phase, round);
  for (const repair of command.repairs) {
    const refusal = mend(scene, after, repair);
    if (refusal) return refusal;
  }
  return isDraw ? drawRepaired(command, round, after) : roundRepaired(state, command, round, after);
}

/** Nobody has seen a number yet: the lowest that is free is taken, so that the numbers stay close. */
const ofDraw = (state: TournamentState, phase: PhaseState, { round }: RoundState): RepairScene => ({
  state,
  phase,
  awardedByes: awardedByesIn(state, phase, round),
  nextNumber: ({ tables }) => lowestFree(state, tables),
});

function ofRound(state: TournamentState, phase: PhaseState, round: RoundState): RepairScene {
  const numbers = freeNumbers(state, round);
  const { awardedByes } = round;
  return { state, phase, awardedByes, nextNumber: () => numbers.next().value };
}

function drawRepaired(
  { phase, round }: RepairRound,
  before: RoundState,
  { tables, byes }: Seating,
): Decided {
  const is = { tables: factTables(before.tables), byes: before.byes };
  const made = [...tables].sort(([one], [other]) => one - other);
  const mending = mendingOf(is, { tables: made, byes: [...byes] });
  const isSame = mending.removed.length + mending.added.length === 0;
  if (isSame && before.byes.join() === mending.byes.join()) return NOTHING_CHANGES;
  const since = mendingOf(before.asDrawn ?? is, { tables: made, byes: [] });
  if (since.removed.length > MAX_TABLES_REPAIRED || since.added.length > MAX_TABLES_REPAIRED) {
    return refused(
      'repair-unclear',
      `Before it is published, ${MAX_TABLES_REPAIRED} tables of a draw are changed at most.`,
    );
  }
  return [{ kind: 'draw-repaired', phase, round, ...mending }];
}

function roundRepaired(
  state: TournamentState,
  { actor }: RepairRound,
  round: RoundState,
  after: Seating,
): Decided {
  const before = seatingOf(round);
  const decided = [...before.tables.keys()].find(
    (number) => isChanged(before, after, number) && round.tables.get(number)?.result != null,
  );
  if (decided !== undefined) {
    return refused('table-decided', `Table ${decided} has a result: correct that instead.`);
  }
  const own = state.entrantOf.get(actor) ?? 0;
  if (placeOf(before, own) !== placeOf(after, own)) {
    return refused('own-table', 'You play in this round: somebody else mends your table.');
  }
  const facts = differences(before, after);
  return facts.length > 0 ? facts : NOTHING_CHANGES;
}

const NOTHING_CHANGES: Refused = refused('repair-unclear', 'Nothing would change.');

/** Where an entrant is, and with whom. */
const placeOf = ({ tables, byes }: Seating, entrant: Entrant): string =>
  byes.has(entrant) ? 'bye' : (tables.get(tableOf(tables, entrant) ?? 0)?.join() ?? 'nowhere');

const isChanged = (before: Seating, after: Seating, number: number): boolean =>
  before.tables.get(number)?.join() !== after.tables.get(number)?.join();

function differences(before: Seating, after: Seating): readonly TournamentFact[] {
  const numbers = new Set([...before.tables.keys(), ...after.tables.keys()]);
  const changed = [...numbers].filter((number) => isChanged(before, after, number));
  const removed = changed.filter((number) => before.tables.has(number));
  const added = changed.filter((number) => after.tables.has(number));
  const taken = [...before.byes].filter((entrant) => !after.byes.has(entrant));
  const given = [...after.byes].filter((entrant) => !before.byes.has(entrant));
  return [
    ...removed.map((table) => ({ kind: 'table-removed', table }) as const),
    ...taken.map((entrant) => ({ kind: 'bye-taken', entrant }) as const),
    ...added.map((table) => ({
      kind: 'table-added' as const,
      table,
      entrants: after.tables.get(table) ?? [],
    })),
    ...given.map((entrant) => ({ kind: 'bye-given', entrant }) as const),
  ];
}
