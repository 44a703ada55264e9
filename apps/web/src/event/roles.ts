/** What somebody is to an event, for what a page offers; the server decides what is allowed. */
import { useViewer } from '../account/use-viewer.js';
import type { EventFields } from './follow/event-documents.js';

export interface Roles {
  readonly isOwner: boolean;
  /** Runs the event: the owner, and organisers. */
  readonly isOrganiser: boolean;
  /** Draws, publishes and closes rounds: organisers and scorekeepers. */
  readonly runsRounds: boolean;
  /** Enters results: organisers, scorekeepers and the head judge. */
  readonly isScorer: boolean;
  /** Rules on infractions: the owner and the judges. */
  readonly isJudge: boolean;
  /** Sends entrants away: the owner and the head judge. */
  readonly isHeadJudge: boolean;
  /** Anybody of the staff. */
  readonly isStaff: boolean;
}

export function useRoles({ owner, staff }: Pick<EventFields, 'owner' | 'staff'>): Roles {
  const known = useViewer();
  const own = 'viewer' in known ? known.viewer.id : undefined;
  const as = staff.find(({ actor }) => actor === own)?.as;
  const isOwner = own !== undefined && own === owner;
  const isOrganiser = isOwner || as === 'organiser';
  const runsRounds = isOrganiser || as === 'scorekeeper';
  const isScorer = runsRounds || as === 'head-judge';
  const isHeadJudge = isOwner || as === 'head-judge';
  const isJudge = isHeadJudge || as === 'judge';
  const isStaff = isOwner || as !== undefined;
  return { isOwner, isOrganiser, runsRounds, isScorer, isJudge, isHeadJudge, isStaff };
}
