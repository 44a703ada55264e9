/** One repair after the other, of who sits where: what each changes, and when it is refused. */
import type { Repair } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import {
  entrantIn,
  isIn,
  type PhaseState,
  type RoundState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { refused, type Refused } from './not-accepted.js';

/** Tables by number as they would be, and who has a bye. */
export interface Seating {
  readonly tables: Map<number, readonly Entrant[]>;
  readonly byes: Set<Entrant>;
}

export const seatingOf = ({ tables, byes }: RoundState): Seating => ({
  tables: new Map([...tables.values()].map(({ number, entrants }) => [number, entrants])),
  byes: new Set(byes),
});

export interface RepairScene {
  readonly state: TournamentState;
  readonly phase: PhaseState;
  /** Who was awarded a bye in the round. */
  readonly awardedByes: readonly Entrant[];
  /** The number of a table that is added. */
  readonly nextNumber: (seating: Seating) => number;
}

/** Changes the seating, unless it is refused. */
export function mend(scene: RepairScene, seating: Seating, repair: Repair): Refused | undefined {
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
      else seating.tables.set(scene.nextNumber(seating), repair.entrants);
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
    if (scene.awardedByes.includes(entrant)) {
      return refused('repair-unclear', `Entrant ${entrant} was awarded a bye in this round.`);
    }
    if (tableOf(tables, entrant) !== undefined) {
      return refused('entrant-playing', `Entrant ${entrant} sits at a table: unpair that first.`);
    }
  }
  if (new Set(entrants).size === entrants.length) return undefined;
  return refused('repair-unclear', 'Nobody meets themselves.');
}

export function tableOf(tables: Seating['tables'], entrant: Entrant): number | undefined {
  for (const [number, entrants] of tables) if (entrants.includes(entrant)) return number;
  return undefined;
}
