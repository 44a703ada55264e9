/**
 * Who may do what in which stage of a tournament, and what it becomes on the record. The only place
 * that says so: what is not listed is refused.
 */
import type { StaffRole, TournamentCommandType } from '@scoresheet/contracts-messages';
import type { Stage } from '../fold/tournament-state.js';

/** Anybody is a visitor; an entrant does it for the own entry alone. */
export type Who = 'owner' | StaffRole | 'entrant' | 'visitor' | 'house';

interface Permission {
  readonly by: readonly Who[];
  readonly in: readonly Stage[];
  /** Type of the event. */
  readonly becomes: string;
}

const LEADERS = ['owner', 'organiser'] as const;
const DESK = [...LEADERS, 'scorekeeper'] as const;
const JUDGES = ['owner', 'head-judge', 'judge'] as const;
const STAFF = [...DESK, 'head-judge', 'judge'] as const;

const BEFORE = ['registration', 'check-in'] as const;
const NOT_BEGUN = ['draft', 'announced', ...BEFORE] as const;
const PLAYED = ['playing', 'paused'] as const;
const OPEN = [...BEFORE, ...PLAYED] as const;
const NOT_OVER = ['draft', 'announced', ...OPEN] as const;

type AfterCreation = Exclude<TournamentCommandType, 'create-tournament'>;

export const COMMANDS: { readonly [type in AfterCreation]: Permission } = {
  'plan-tournament': { by: LEADERS, in: NOT_BEGUN, becomes: 'tournament-planned' },
  'announce-tournament': { by: LEADERS, in: ['draft'], becomes: 'tournament-announced' },
  'open-registration': { by: LEADERS, in: ['announced'], becomes: 'registration-opened' },
  'begin-check-in': { by: LEADERS, in: ['registration'], becomes: 'check-in-begun' },
  'begin-phase': { by: LEADERS, in: [...BEFORE, 'playing'], becomes: 'phase-begun' },
  'pause-tournament': { by: LEADERS, in: ['playing'], becomes: 'tournament-paused' },
  'resume-tournament': { by: LEADERS, in: ['paused'], becomes: 'tournament-resumed' },
  'finish-tournament': { by: LEADERS, in: ['playing'], becomes: 'tournament-finished' },
  'cancel-tournament': { by: ['owner'], in: NOT_OVER, becomes: 'tournament-cancelled' },

  'enter-tournament': { by: ['visitor'], in: ['registration'], becomes: 'entrant-entered' },
  'add-entrants': { by: DESK, in: OPEN, becomes: 'entrants-added' },
  'bind-entrant': { by: DESK, in: OPEN, becomes: 'entrant-bound' },
  'check-in': { by: ['entrant', ...STAFF], in: ['check-in', 'paused'], becomes: 'checked-in' },
  'drop-entrant': { by: ['entrant', ...STAFF], in: OPEN, becomes: 'entrant-dropped' },
  're-enter': { by: [...LEADERS, 'head-judge'], in: OPEN, becomes: 'entrant-re-entered' },
  'disqualify-entrant': {
    by: ['owner', 'head-judge'],
    in: OPEN,
    becomes: 'entrant-disqualified',
  },
  'forbid-pairs': { by: LEADERS, in: NOT_OVER, becomes: 'pairs-forbidden' },
  'award-byes': { by: LEADERS, in: BEFORE, becomes: 'byes-awarded' },
  'fix-seat': { by: DESK, in: OPEN, becomes: 'seat-fixed' },

  'draw-round': { by: DESK, in: ['playing'], becomes: 'round-drawn' },
  'review-round': { by: DESK, in: ['playing'], becomes: 'round-reviewed' },
  'publish-round': { by: DESK, in: ['playing'], becomes: 'round-published' },
  'start-round': { by: DESK, in: ['playing'], becomes: 'round-started' },
  'close-round': { by: DESK, in: ['playing'], becomes: 'round-closed' },
  'repair-round': { by: [...DESK, 'head-judge'], in: ['playing'], becomes: 'round-repaired' },
  'number-tables': { by: DESK, in: NOT_OVER, becomes: 'tables-numbered' },

  'report-result': { by: ['entrant'], in: PLAYED, becomes: 'result-reported' },
  'enter-result': { by: STAFF, in: PLAYED, becomes: 'result-entered' },
  'record-matches': { by: ['house'], in: PLAYED, becomes: 'matches-recorded' },
  'correct-result': { by: [...DESK, 'head-judge'], in: PLAYED, becomes: 'result-corrected' },

  'hand-in-list': { by: ['entrant', ...DESK], in: BEFORE, becomes: 'list-handed-in' },
  'replace-list': { by: ['owner', 'head-judge'], in: PLAYED, becomes: 'list-replaced' },

  'appoint-staff': { by: ['owner'], in: NOT_OVER, becomes: 'staff-appointed' },
  'dismiss-staff': { by: ['owner'], in: NOT_OVER, becomes: 'staff-dismissed' },
  'name-successor': { by: ['owner'], in: NOT_OVER, becomes: 'successor-named' },
  'take-over': { by: ['visitor'], in: NOT_OVER, becomes: 'ownership-taken' },
  'penalise-entrant': { by: JUDGES, in: OPEN, becomes: 'entrant-penalised' },
  'post-announcement': {
    by: STAFF,
    in: ['announced', ...OPEN],
    becomes: 'announcement-posted',
  },
  'call-staff': { by: ['entrant'], in: PLAYED, becomes: 'staff-called' },
  'answer-call': { by: STAFF, in: PLAYED, becomes: 'call-answered' },
  'pause-clock': { by: [...DESK, 'head-judge'], in: PLAYED, becomes: 'clock-paused' },
  'resume-clock': { by: [...DESK, 'head-judge'], in: PLAYED, becomes: 'clock-resumed' },
  'extend-time': { by: STAFF, in: PLAYED, becomes: 'time-extended' },
};

/** Types of the events of a tournament, as they stand in the header. */
export const TOURNAMENT_EVENT_TYPES: readonly string[] = [
  'tournament-created',
  ...Object.values(COMMANDS).map(({ becomes }) => becomes),
];
