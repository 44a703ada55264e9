/**
 * What one asker may know of a tournament. Every way to read one goes through it (queries, events,
 * subscription, export), so that there is one place where a secret could slip out.
 */
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import type { TournamentSight } from '@scoresheet/services-read-models';

export interface TournamentCut {
  /** The record's word for what the asker sees: no line is written for a single entrant. */
  readonly audience: 'public' | 'house';
}

type Staffed = Pick<TournamentState, 'owner' | 'staff' | 'entrantOf'>;

/**
 * Whoever plays sees what players see, whatever else they are: lists and draws of others would win
 * for them. Who has dropped is one of them, since they may come back. Those who run the tournament
 * without playing see what the house sees, and so do operators of the installation. Staff come and
 * go by events, so the cut belongs to a state.
 */
export function tournamentCutOf(state: Staffed, asker: Identity | undefined): TournamentCut {
  return { audience: asker !== undefined && isHouse(state, asker) ? 'house' : 'public' };
}

function isHouse({ owner, staff, entrantOf }: Staffed, { accountId, roles }: Identity): boolean {
  if (entrantOf.has(accountId)) return false;
  return owner === accountId || staff.has(accountId) || roles.includes('operator');
}

/** The cut where nobody can read event 0, which would say who runs the tournament. */
export const cutWithoutTournament = (asker: Identity | undefined): TournamentCut => ({
  audience: asker?.roles.includes('operator') ? 'house' : 'public',
});

/** Before it is announced, a tournament is there for its house alone. */
export const isShown = (
  { stage }: Pick<TournamentState, 'stage'>,
  { audience }: TournamentCut,
): boolean => stage !== 'draft' || audience === 'house';

/**
 * The cut of an asker who may know of the tournament; undefined for others. `state` is undefined if
 * event 0 cannot be read.
 */
export function shownCutOf(
  state: (Staffed & Pick<TournamentState, 'stage'>) | undefined,
  asker: Identity | undefined,
): TournamentCut | undefined {
  const cut = state ? tournamentCutOf(state, asker) : cutWithoutTournament(asker);
  const isKnown = state ? isShown(state, cut) : cut.audience === 'house';
  return isKnown ? cut : undefined;
}

/** What an asker may see in lists, whose rows are cut where they are found, by the same rule. */
export function tournamentListSight(asker: Identity | undefined): TournamentSight {
  if (asker === undefined) return { isOperator: false };
  return { isOperator: asker.roles.includes('operator'), actor: asker.accountId };
}
