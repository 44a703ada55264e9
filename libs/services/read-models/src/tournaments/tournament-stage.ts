/** The stages of a tournament, in the order in which they are come to. */
export const TOURNAMENT_STAGES = [
  'draft',
  'announced',
  'registration',
  'check-in',
  'playing',
  'paused',
  'finished',
  'cancelled',
] as const;

export type TournamentRowStage = (typeof TOURNAMENT_STAGES)[number];
