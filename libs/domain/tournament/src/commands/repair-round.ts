/**
 * Mends a published round at tables without a result: a wrong seat, a wrong opponent, a latecomer.
 * One event for all of it; its tables replace others, so tables and results cannot disagree.
 */
import type { Repair, RepairRound } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import {
  entrantIn,
  isIn,
  type PhaseState,
  type RoundState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { freeNumbers } from '../rounds/numbered.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { refused, type Refused } from './not-accepted.js';
import { roundInTurn } from './round-in-turn.js';

/** Tables by number as they would be, and who has a bye. */
interface Seating {
  readonly tables: Map<number, readonly Entrant[]>;
  readonly byes: Set<Entrant>;
}

export function repairRound({ state }: Situation, command: RepairRound): Decided {
  const found = roundInTurn(state, command, ['published', 'playing']);
  if (isNo(found)) return found;
  if (found.phase.plannedRounds === null) {
    return refused('repair-unclear', 'A bracket says who meets whom: its tables are not repaired.');
  }
  const { round } = found;
  const scene = { ...found, state };
  const before = seatingOf(round);
  const after = seatingOf(round);
  const numbers = freeNumbers(state, round);
  for (const repair of command.repairs) {
    const refusal = mend(scene, after, repair, numbers);
    if (refusal) return refusal;
  }
  const decided = [...before.tables.keys()].find(
    (number) => isChanged(before, after, number) && round.tables.get(number)?.result != null,
  );
  if (decided !== undefined) {
    return refused('table-decided', `Table ${decided} has a result: correct that instead.`);
  }
  const own = state.entrantOf.get(command.actor) ?? 0;
  if (placeOf(before, own) !== placeOf(after, own)) {
    return refused('own-table', 'You play in this round: somebody else mends your table.');
  }
  const facts = differences(before, after);
  return facts.length > 0 ? facts : refused('repair-unclear', 'Nothing would change.');
}

const seatingOf = ({ tables, byes }: RoundState): Seating => ({
  tables: new Map([...tables.values()].map(({ number, entrants }) => [number, entrants])),
  byes: new Set(byes),
});

interface RepairScene {
  readonly state: TournamentState;
  readonly phase: PhaseState;
  readonly round: RoundState;
}

function mend(
  scene: RepairScene,
  seating: Seating,
  repair: Repair,
  numbers: Iterator<number>,
): Refused | undefined {
  switch (repair.is) {
    case 'swap':
      return swap(scene, seating, repair.entrants);
    case 'unpair':
      if (seating.tables.delete(repair.table)) return undefined;
      return refused('unknown-table', `There is no table ${repair.table} in this round.`);
    case 'pair':
    case 'bye': {
      const entrants = repair.is === 'bye' ? [repair.entrant] : repair.entrants;
      const refusal = sizeRefusal(scene, repair) ?? notWaiting(scene, seating, entrants);
      if (refusal) return refusal;
      for (const entrant of entrants) seating.byes.delete(entrant);
      if (repair.is === 'bye') seating.byes.add(repair.entrant);
      else seating.tables.set(numbers.next().value as number, repair.entrants);
      return undefined;
    }
  }
}

/** Two meet, but in pods, which have a least and a largest size. */
function sizeRefusal({ phase: { terms } }: RepairScene, repair: Repair): Refused | undefined {
  if (repair.is !== 'pair') return undefined;
  const { least, most } = terms.kind === 'pods' ? terms : { least: 2, most: 2 };
  const { length } = repair.entrants;
  if (least <= length && length <= most) return undefined;
  return refused('repair-unclear', `In this phase no table has ${length} entrants.`);
}

function swap(
  scene: RepairScene,
  { tables, byes }: Seating,
  [one, other]: readonly [Entrant, Entrant],
): Refused | undefined {
  const gone = goneRefusal(scene, one) ?? goneRefusal(scene, other);
  if (gone) return gone;
  const places = [one, other].map((entrant) => tableOf(tables, entrant));
  if (
    one === other ||
    places.some((place, at) => place === undefined && !byes.has([one, other][at] ?? 0))
  ) {
    return refused('repair-unclear', `Entrants ${one} and ${other} have no two places to change.`);
  }
  const changed = (entrant: Entrant): Entrant =>
    entrant === one ? other : entrant === other ? one : entrant;
  for (const place of new Set(places)) {
    if (place !== undefined) tables.set(place, (tables.get(place) ?? []).map(changed));
  }
  const held = [...byes].map(changed);
  byes.clear();
  for (const entrant of held) byes.add(entrant);
  return undefined;
}

/** Who has left, or is not in this phase, gets no place in it. */
function goneRefusal({ state, phase }: RepairScene, entrant: Entrant): Refused | undefined {
  const found = entrantIn(state, entrant);
  if (found === undefined || !phase.entrants.includes(entrant)) {
    return refused('unknown-entrant', `There is no entrant ${entrant} in this phase.`);
  }
  return isIn(found) ? undefined : refused('entrant-gone', `Entrant ${entrant} has left.`);
}

/** Whoever gets a table or a bye sits nowhere; a bye may be given up, but for one of honour. */
function notWaiting(
  scene: RepairScene,
  { tables }: Seating,
  entrants: readonly Entrant[],
): Refused | undefined {
  for (const entrant of entrants) {
    const gone = goneRefusal(scene, entrant);
    if (gone) return gone;
    if (scene.round.awardedByes.includes(entrant)) {
      return refused('repair-unclear', `Entrant ${entrant} was awarded a bye in this round.`);
    }
    if (tableOf(tables, entrant) !== undefined) {
      return refused('entrant-playing', `Entrant ${entrant} sits at a table: unpair that first.`);
    }
  }
  if (new Set(entrants).size === entrants.length) return undefined;
  return refused('repair-unclear', 'Nobody meets themselves.');
}

function tableOf(tables: Seating['tables'], entrant: Entrant): number | undefined {
  for (const [number, entrants] of tables) if (entrants.includes(entrant)) return number;
  return undefined;
}

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
