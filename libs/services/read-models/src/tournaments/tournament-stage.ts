/** The stages of a tournament, in the order in which they are come to. */
export type TournamentRowStage =
  | 'draft'
  | 'announced'
  | 'registration'
  | 'check-in'
  | 'playing'
  | 'paused'
  | 'finished'
  | 'cancelled';
