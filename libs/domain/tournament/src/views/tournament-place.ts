/** The round in which a tournament is, and rounds by number, as somebody may know them. */
import { type RoundState, type TournamentState } from '../fold/tournament-state.js';

export interface TournamentPlace {
  readonly phase: number;
  readonly round: RoundState;
}

/** Whether rounds count that are drawn and not published: the house alone knows those. */
interface Sight {
  readonly unpublished: boolean;
}

const isSeen = ({ stage }: RoundState, { unpublished }: Sight): boolean =>
  unpublished || (stage !== 'drawn' && stage !== 'reviewed');

/** The last round of the phase that is played; undefined before the first one. */
export function tournamentPlace(
  { phases }: Pick<TournamentState, 'phases'>,
  sight: Sight,
): TournamentPlace | undefined {
  const phase = phases.findLast(({ rounds }) => rounds.some((round) => isSeen(round, sight)));
  const round = phase?.rounds.findLast((each) => isSeen(each, sight));
  return phase === undefined || round === undefined ? undefined : { phase: phase.phase, round };
}

/** A round by phase and number; undefined where there is none, or none for this sight. */
export function publishedRound(
  { phases }: Pick<TournamentState, 'phases'>,
  { phase, round, ...sight }: Sight & { readonly phase: number; readonly round: number },
): RoundState | undefined {
  const found = phases[phase - 1]?.rounds[round - 1];
  return found !== undefined && isSeen(found, sight) ? found : undefined;
}
