/**
 * Runs a tournament from its draft to the final standings. An organiser keeps nothing that the server
 * does not know: each look names the next step, so this can be killed and started again at any moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type ApiAddress } from '../api-client.js';
import { ENTER_RESULT, EVENT_PLACE, HANDED_IN, QUESTIONS } from './event-operations.js';
import { nextSteps, type EventPlace, type Step } from './next-steps.js';
import { refusedFor, tellTournament, type TournamentOutcome } from './tell-tournament.js';

export interface Organising {
  /** The api's address, with the organiser's token. */
  readonly address: ApiAddress;
  readonly tournament: string;
  /** The first phase begins with so many who have handed in their lists. */
  readonly entrants: number;
  /** The time between two looks while there is something to wait for. */
  readonly lookMs: number;
  /** A pause before each step, for those who watch. */
  readonly stepMs: number;
}

const ENDED: readonly string[] = ['FINISHED', 'CANCELLED'];

/** Resolves when the tournament is finished, or cancelled by its owner. */
export async function organise(options: Organising): Promise<void> {
  const { address, tournament, lookMs, stepMs } = options;
  for (let after: readonly string[] = []; ;) {
    const place = await look(options, after);
    if (ENDED.includes(place.stage)) return;
    const isEverybodyIn = place.stage === 'REGISTRATION' && (await areAllIn(options));
    const steps = nextSteps(place, isEverybodyIn);
    if (steps.length === 0) {
      await decideQuestions(options, place);
      await pause(address, lookMs);
      continue;
    }
    await pause(address, stepMs);
    const outcome = await takeFirst(steps, { address, tournament });
    // Where somebody else was faster, the next look knows of it.
    if (outcome.__typename === 'TournamentAccepted') after = [outcome.token];
    else await pause(address, lookMs);
  }
}

async function look(
  { address, tournament }: Organising,
  after: readonly string[],
): Promise<EventPlace> {
  const found = await ask<{ tournament: EventPlace }>(address, EVENT_PLACE, { tournament, after });
  return found.tournament;
}

async function areAllIn({ address, tournament, entrants }: Organising): Promise<boolean> {
  const { tournamentEntrants } = await ask<{
    tournamentEntrants: readonly { status: string; hasList: boolean }[];
  }>(address, HANDED_IN, { tournament });
  const ready = tournamentEntrants.filter(({ status, hasList }) => status === 'entered' && hasList);
  return ready.length >= entrants;
}

/** Another step may follow one that is refused for these. */
const OTHER_STEP: readonly string[] = ['phase-over', 'wrong-phase', 'too-few-entrants'];

async function takeFirst(
  steps: readonly Step[],
  { address, tournament }: Pick<Organising, 'address' | 'tournament'>,
): Promise<TournamentOutcome> {
  for (const [i, { mutation, variables }] of steps.entries()) {
    const said = { ...variables, tournament };
    const outcome = await tellTournament({ address, mutation, variables: said });
    if (outcome.__typename !== 'Refused') return outcome;
    const isLast = i === steps.length - 1;
    if (isLast || !OTHER_STEP.includes(outcome.code)) throw refusedFor(said.commandId, outcome);
  }
  throw new Error('There was no step to take.');
}

interface Question {
  readonly table: {
    readonly number: number;
    readonly seats: readonly { readonly entrant: number }[];
  };
}

/** A match that ended without a result leaves a question: whoever sits first goes on. */
async function decideQuestions(
  { address, tournament }: Organising,
  { round, seq }: EventPlace,
): Promise<void> {
  if (round?.stage !== 'playing') return;
  const asked = await ask<{ outstandingTables: readonly Question[] }>(address, QUESTIONS, {
    tournament,
  });
  for (const { table } of asked.outstandingTables) {
    const result = { is: 'FORFEIT', winner: table.seats[0]?.entrant };
    const at = { phase: round.phase, round: round.round, table: table.number };
    const commandId = `decide-${round.phase}-${round.round}-${table.number}-after-${seq}`;
    const variables = { commandId, tournament, ...at, result };
    // The match may have told its result since: the next look knows of it.
    await tellTournament({ address, mutation: ENTER_RESULT, variables });
  }
}

const pause = ({ signal }: ApiAddress, ms: number): Promise<void> =>
  sleep(ms, undefined, signal ? { signal } : {});
