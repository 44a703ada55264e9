/** The row of a tournament, from the events of it (`../row-projection.ts`). */
import { MAX_ENTRANTS, MAX_STAFF } from '@scoresheet/contracts-messages';
import { rowProjection, type ProjectedEvent } from '../row-projection.js';
import {
  TELLING_OF_TOURNAMENTS,
  tellingTournamentFact,
  type TellingTournamentFact,
} from './telling-tournament-fact.js';
import type { TournamentRowStage } from './tournament-stage.js';
import type { TournamentRow } from './tournament.entity.js';

type Header = ProjectedEvent['header'];

export const { project: projectTournament, suspend: suspendTournament } = rowProjection<
  TournamentRow,
  TellingTournamentFact
>({
  newRow,
  // An event bears the name of what a command was, and there are as many as there are commands.
  isKnownType: () => true,
  telling: TELLING_OF_TOURNAMENTS,
  read: (fact) => tellingTournamentFact.safeParse(fact).data,
  tellFact: (row, fact, header) =>
    (fact.kind === 'tournament-created') === (row.game === '')
      ? tellFact(row, fact, header)
      : undefined,
  tellSuspended,
});

/** Tells a suspended tournament: one event alone is still heard, that it was cancelled. */
function tellSuspended(row: TournamentRow, { type, at }: Header): TournamentRow {
  if (type !== 'tournament-cancelled') return row;
  return { ...row, suspended: false, stage: 'cancelled', endedAtMs: at };
}

function tellFact(
  row: TournamentRow,
  fact: TellingTournamentFact,
  { at }: Header,
): TournamentRow | undefined {
  switch (fact.kind) {
    case 'tournament-created':
      return { ...row, ...fact.terms, owner: fact.owner };
    case 'tournament-planned':
      return { ...row, beginsAtMs: fact.beginsAt };
    case 'entrant-entered':
      return entered(row, fact.entrant, fact.waits);
    case 'entrants-admitted':
    case 'entrants-joined-phase':
      return withLetters(row, fact.entrants, PLACED);
    case 'entrants-dropped':
      return withLetters(row, fact.entrants, GONE);
    case 'entrant-re-entered':
      return withLetters(row, [fact.entrant], PLACED);
    case 'entrant-disqualified':
      return withLetters(row, [fact.entrant], GONE);
    case 'phase-begun':
      return begun(row, fact.phase, at);
    case 'round-drawn':
      return fact.phase === row.phase ? { ...row, round: fact.round } : undefined;
    case 'ownership-taken':
      return { ...row, owner: fact.actor, staff: without(row, fact.actor) };
    case 'staff-appointed':
      return withStaff(row, fact.actor);
    case 'staff-dismissed':
      return { ...row, staff: without(row, fact.actor) };
    case 'tournament-finished':
    case 'tournament-cancelled':
      return { ...row, stage: STAGE_AFTER[fact.kind], endedAtMs: at };
    default:
      return { ...row, stage: STAGE_AFTER[fact.kind] };
  }
}

const STAGE_AFTER = {
  'tournament-announced': 'announced',
  'registration-opened': 'registration',
  'check-in-begun': 'check-in',
  'tournament-paused': 'paused',
  'tournament-resumed': 'playing',
  'tournament-finished': 'finished',
  'tournament-cancelled': 'cancelled',
} as const satisfies { readonly [kind: string]: TournamentRowStage };

const PLACED = 'e';
const WAITING = 'w';
const GONE = 'g';

function entered(row: TournamentRow, entrant: number, waits: boolean): TournamentRow | undefined {
  if (entrant !== row.letters.length + 1 || entrant > MAX_ENTRANTS) return undefined;
  return {
    ...row,
    letters: row.letters + (waits ? WAITING : PLACED),
    entrants: row.entrants + Number(!waits),
    waiting: row.waiting + Number(waits),
  };
}

/** The row after these entrants have become what the letter says; undefined: somebody is none. */
function withLetters(
  row: TournamentRow,
  changed: readonly number[],
  letter: string,
): TournamentRow | undefined {
  const [only, second] = changed;
  if (only !== undefined && second === undefined) return withLetter(row, only, letter);
  const letters = [...row.letters];
  let { entrants, waiting } = row;
  for (const number of changed) {
    const before = letters[number - 1];
    if (before === undefined) return undefined;
    entrants += Number(letter === PLACED) - Number(before === PLACED);
    waiting -= Number(before === WAITING);
    letters[number - 1] = letter;
  }
  return { ...row, letters: letters.join(''), entrants, waiting };
}

/** A single letter is put in its place: taking thousands apart at every drop takes too long. */
function withLetter(row: TournamentRow, number: number, letter: string): TournamentRow | undefined {
  const { letters } = row;
  const before = letters[number - 1];
  if (before === undefined) return undefined;
  return {
    ...row,
    letters: letters.slice(0, number - 1) + letter + letters.slice(number),
    entrants: row.entrants + Number(letter === PLACED) - Number(before === PLACED),
    waiting: row.waiting - Number(before === WAITING),
  };
}

const without = ({ staff }: TournamentRow, actor: string): readonly string[] =>
  staff.filter((one) => one !== actor);

/** Appointed to something else as well, somebody stands there once. */
function withStaff(row: TournamentRow, actor: string): TournamentRow | undefined {
  const staff = [...without(row, actor), actor];
  return staff.length > MAX_STAFF ? undefined : { ...row, staff };
}

const begun = (row: TournamentRow, phase: number, at: number): TournamentRow => ({
  ...row,
  stage: 'playing',
  phase,
  round: 0,
  startedAtMs: row.startedAtMs ?? at,
});

/** The row before event 0, which says what the tournament is. */
function newRow({ record, at }: Header): TournamentRow {
  return {
    id: record,
    game: '',
    ruleset: '',
    stage: 'draft',
    suspended: false,
    owner: '',
    staff: [],
    play: 'platform',
    entry: 'open',
    capacity: 0,
    entrants: 0,
    waiting: 0,
    phase: 0,
    round: 0,
    letters: '',
    createdAtMs: at,
    updatedAtMs: at,
    beginsAtMs: null,
    startedAtMs: null,
    endedAtMs: null,
    eventCount: 0,
    head: null,
  };
}
