/** Check-in, drop, and what staff agree with one entrant. */
import type {
  AwardByes,
  BindEntrant,
  CheckIn,
  DropEntrant,
  FixSeat,
  ForbidPairs,
} from '@scoresheet/contracts-messages';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { entrantIn, isIn } from '../fold/tournament-state.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Facts, type Situation } from './deciding.js';
import { entrantNumbered } from './entrant-numbers.js';
import { loseByLeaving, lostTable } from './lost-table.js';
import { refused, type Refused } from './not-accepted.js';

export function bindEntrant({ state }: Situation, { entrant, to }: BindEntrant): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (state.entrantOf.has(to)) return refused('already-entered', `${to} has an entry already.`);
  return [{ kind: 'entrant-bound', entrant, actor: to }];
}

export function checkIn({ state }: Situation, { entrant }: CheckIn): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (found.isPresent) {
    return refused('already-checked-in', `Entrant ${entrant} has checked in already.`);
  }
  if (isIn(found) || found.status === 'waiting') return [{ kind: 'entrant-checked-in', entrant }];
  return refused(
    'entrant-gone',
    `Entrant ${entrant} is no longer in the tournament. Staff can reinstate players who dropped.`,
  );
}

/** Before the first round a place that becomes free goes to whoever has waited longest. */
export function dropEntrant({ state }: Situation, { entrant }: DropEntrant): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (!isIn(found) && found.status !== 'waiting') {
    return refused('entrant-gone', `Entrant ${entrant} has left already.`);
  }
  return [
    { kind: 'entrants-dropped', entrants: [entrant] },
    ...(loseByLeaving(state) ? lostTable(state, entrant) : []),
    ...admitted(state, isIn(found)),
  ];
}

export function admitted(state: TournamentState, isPlaceFree: boolean): Facts {
  if (!isPlaceFree || state.phases.length > 0 || state.places > state.terms.capacity) return [];
  const next = state.entrants.find(({ status }) => status === 'waiting');
  return next === undefined ? [] : [{ kind: 'entrants-admitted', entrants: [next.number] }];
}

export function forbidPairs({ state }: Situation, { pairs }: ForbidPairs): Decided {
  const seen = new Set<string>();
  for (const [one, other] of pairs) {
    const unknown = [one, other].find((each) => entrantIn(state, each) === undefined);
    if (unknown !== undefined) {
      return refused('unknown-entrant', `There is no entrant ${unknown} in this tournament.`);
    }
    const name = one < other ? `${one}/${other}` : `${other}/${one}`;
    if (one === other || seen.has(name)) {
      return refused('terms-unclear', `Each pair is two entrants and named once: ${name} is not.`);
    }
    seen.add(name);
  }
  return [{ kind: 'pairs-forbidden', pairs }];
}

export function awardByes({ state }: Situation, { entrant, byes }: AwardByes): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  return [{ kind: 'byes-awarded', entrant, byes }];
}

export function fixSeat({ state }: Situation, { entrant, table }: FixSeat): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  const taken = tableTaken(state, entrant, table);
  if (taken) return taken;
  const fact: TournamentFact = { kind: 'seat-fixed', entrant, table: table ?? null };
  return [fact];
}

function tableTaken(
  { entrants }: TournamentState,
  entrant: number,
  table: number | undefined,
): Refused | undefined {
  if (table === undefined) return undefined;
  const holder = entrants.find(
    ({ fixedTable, number }) => fixedTable === table && number !== entrant,
  );
  if (holder === undefined) return undefined;
  return refused('terms-unclear', `Table ${table} is kept for entrant ${holder.number}.`);
}
