/** Which commands of a large tournament take long to decide: draws, cuts, a draw that is mended. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import { findCommand } from '@scoresheet/domain-record';
import {
  currentPhase,
  currentRound,
  entrantIn,
  isIn,
  type TournamentState,
} from '../fold/tournament-state.js';
import { permissionRefusal } from '../staff/who-asks.js';

/** A Swiss draw of fewer, and their standings, take less than twenty milliseconds. */
export const LARGE_FROM_ENTRANTS = 64;

type LargeType = 'draw-round' | 'publish-round' | 'begin-phase' | 'finish-tournament';

export type LargeCommand = Extract<TournamentCommand, { readonly type: LargeType }>;

/** Whether the decider of a command that may be sent at all has much to do in this state. */
export function isLargeWork(
  state: TournamentState,
  command: TournamentCommand,
): command is LargeCommand {
  if (!isLarge(command) || (currentPhase(state)?.entrants.length ?? 0) < LARGE_FROM_ENTRANTS) {
    return false;
  }
  if (!HAS_WORK[command.type](state)) return false;
  const isNew = findCommand(state.commands, command.commandId) === undefined;
  return isNew && permissionRefusal(state, command) === undefined;
}

const isLarge = (command: TournamentCommand): command is LargeCommand => command.type in HAS_WORK;

const HAS_WORK: Readonly<Record<LargeType, (state: TournamentState) => boolean>> = {
  'draw-round': () => true,
  'publish-round': isShortOfSomebody,
  'begin-phase': hasPhaseLeft,
  'finish-tournament': hasPhaseLeft,
};

/** The first phase begins with whoever has entered: nothing has been played, and nothing is reckoned. */
function hasPhaseLeft({ phases, terms }: TournamentState): boolean {
  return phases.length < terms.phases.length;
}

/** Whether somebody has left since the draw. */
function isShortOfSomebody(state: TournamentState): boolean {
  const round = currentRound(state);
  if (round === undefined) return false;
  const isGone = (each: number): boolean => {
    const entrant = entrantIn(state, each);
    return entrant === undefined || !isIn(entrant);
  };
  const tables = [...round.tables.values()];
  return round.byes.some(isGone) || tables.some(({ entrants }) => entrants.some(isGone));
}
