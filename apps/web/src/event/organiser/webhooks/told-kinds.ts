/** What a bot may want to be told of, each with the types of events that tell it. */
export const TOLD_KINDS = {
  pairings: ['round-published', 'round-repaired'],
  clock: ['round-started', 'clock-paused', 'clock-resumed', 'time-extended'],
  results: ['result-entered', 'result-corrected', 'matches-recorded'],
  rounds: ['round-closed', 'phase-begun'],
  entries: ['entrant-entered', 'entrants-added', 'entrant-dropped', 'entrant-re-entered'],
  announcements: ['announcement-posted'],
  stages: [
    'tournament-announced',
    'registration-opened',
    'check-in-begun',
    'tournament-paused',
    'tournament-resumed',
    'tournament-finished',
    'tournament-cancelled',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ToldKind = keyof typeof TOLD_KINDS;
export const KINDS_TO_TELL = Object.keys(TOLD_KINDS) as readonly ToldKind[];
