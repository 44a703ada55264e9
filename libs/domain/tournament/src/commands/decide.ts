/** Turns a command into the house's part of its event, or into the reason why there is none. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { findCommand, sentBefore, type Json, type Part } from '@scoresheet/domain-record';
import { evolve } from '../fold/evolve.js';
import { actionDigest, happen } from '../fold/fold-tournament.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { absenceFacts } from '../rounds/absence-facts.js';
import { COMMANDS } from '../staff/command-table.js';
import { permissionRefusal } from '../staff/who-asks.js';
import { actionOf } from './action.js';
import { createTournament } from './create-tournament.js';
import { DECIDERS } from './deciders.js';
import type { Decided, Deciding, Facts, Situation } from './deciding.js';
import { refused, type NotAccepted } from './not-accepted.js';

export interface HouseDecision {
  readonly outcome: 'accepted';
  readonly state: TournamentState;
  readonly type: string;
  readonly house: Part;
}

/** `at` in milliseconds since the epoch. Changes `state` only when the command is accepted. */
export function decide(
  deciding: Deciding,
  state: TournamentState | undefined,
  command: TournamentCommand,
  at: number,
): HouseDecision | NotAccepted {
  const facts = judge(deciding, state, command, at);
  if (isNotAccepted(facts)) return facts;
  const { record, commandId } = command;
  const action = actionOf(command);
  const seq = (state?.seq ?? -1) + 1;
  const event = { record, seq, at, commandId, action, facts };
  const after = happen(deciding.sha256, state, event);
  const caused = absenceFacts(after, facts);
  for (const fact of caused) evolve(after, fact, at);
  const type = typeOf(command);
  const house: Part = { action, facts: [...facts, ...caused] as unknown as readonly Json[] };
  return { outcome: 'accepted', state: after, type, house };
}

/** Why the command would not be accepted; changes nothing in any case. */
export function refusalOf(
  deciding: Deciding,
  state: TournamentState | undefined,
  command: TournamentCommand,
  at: number,
): NotAccepted | undefined {
  const facts = judge(deciding, state, command, at);
  return isNotAccepted(facts) ? facts : undefined;
}

const isNotAccepted = (found: Facts | NotAccepted): found is NotAccepted => 'outcome' in found;

function judge(
  deciding: Deciding,
  state: TournamentState | undefined,
  command: TournamentCommand,
  at: number,
): Facts | NotAccepted {
  const earlier = state && findCommand(state.commands, command.commandId);
  if (earlier) {
    const digest = actionDigest(deciding.sha256, actionOf(command));
    return sentBefore(earlier.seq, earlier.digest === digest);
  }
  if (command.type === 'create-tournament') {
    return createTournament(deciding, state !== undefined, command, at);
  }
  if (state === undefined) return TOURNAMENT_UNKNOWN;
  return (
    permissionRefusal(state, command) ??
    deciding.decidedApart?.(state, command) ??
    decider(command)({ deciding, state, at }, command)
  );
}

const TOURNAMENT_UNKNOWN = refused(
  'unknown-tournament',
  'There is no such tournament: check its id.',
);

type AfterCreation = Exclude<TournamentCommand, { type: 'create-tournament' }>;

// Each decider takes the commands of its own name, which the table of deciders has checked.
const decider = (command: AfterCreation) =>
  DECIDERS[command.type] as (situation: Situation, command: AfterCreation) => Decided;

const typeOf = (command: TournamentCommand): string =>
  command.type === 'create-tournament' ? 'tournament-created' : COMMANDS[command.type].becomes;
