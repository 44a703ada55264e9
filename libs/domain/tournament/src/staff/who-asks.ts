/** What an actor is to a tournament, by its staff and its entrants. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import type { TournamentState } from '../fold/tournament-state.js';
import { COMMANDS, type Who } from './command-table.js';
import { refused, type Refused } from '../commands/not-accepted.js';

/** An owner who was appointed to something else as well has both. */
function rolesOf(
  state: TournamentState,
  { actor, role }: Pick<TournamentCommand, 'actor' | 'role'>,
): readonly Who[] {
  if (role === 'house') return ['house'];
  const staff = state.staff.get(actor);
  return [
    ...(state.owner === actor ? (['owner'] as const) : []),
    ...(staff === undefined ? [] : [staff]),
    ...(state.entrantOf.has(actor) ? (['entrant'] as const) : []),
    'visitor',
  ];
}

/** Why this actor may not do this now; undefined where they may. */
export function permissionRefusal(
  state: TournamentState,
  command: Exclude<TournamentCommand, { type: 'create-tournament' }>,
): Refused | undefined {
  const permission = COMMANDS[command.type];
  const by = rolesOf(state, command).filter((who) => permission.by.includes(who));
  if (by.length === 0) return NOT_ALLOWED;
  const isForSelf = by.every((who) => who === 'entrant');
  if (isForSelf && 'entrant' in command && command.entrant !== state.entrantOf.get(command.actor)) {
    return WRONG_ENTRANT;
  }
  if (permission.in.includes(state.stage)) return undefined;
  return refused('wrong-stage', `This is not done while the tournament is ${STAGES[state.stage]}.`);
}

const NOT_ALLOWED = refused('not-allowed', 'Your role in this tournament does not allow this.');
const WRONG_ENTRANT = refused('wrong-entrant', 'You can do this for your own entry alone.');

const STAGES: { readonly [stage in TournamentState['stage']]: string } = {
  draft: 'a draft',
  announced: 'announced and registration has not begun',
  registration: 'open for registration',
  'check-in': 'checking in',
  playing: 'being played',
  paused: 'paused',
  finished: 'finished',
  cancelled: 'cancelled',
};
