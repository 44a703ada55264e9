/** News after which answers are out of date that several pages show. */
import { newsOf } from './use-anew.js';

/** A penalty for lateness can decide a table and drop its entrant. */
const TABLES = [
  'round-published',
  'round-repaired',
  'result-reported',
  'result-entered',
  'matches-recorded',
  'result-corrected',
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-penalised',
];

/** A phase drops players who have not checked in when it begins, as a pause does when it ends. */
const ENTRANTS = [
  'entrant-entered',
  'entrants-added',
  'entrant-bound',
  'checked-in',
  'entrant-dropped',
  'entrant-re-entered',
  'entrant-disqualified',
  'entrant-penalised',
  'phase-begun',
  'tournament-paused',
  'tournament-resumed',
  'list-handed-in',
  'list-replaced',
];

/** Entrants: their number, status, check-in, account and whether they have submitted a decklist. */
export const changesEntrants = newsOf(...ENTRANTS);

/** An entrant with all rounds. */
export const changesEntrantPage = newsOf(...ENTRANTS, ...TABLES);

/** Seats of a published round; a new round is another question. */
export const changesSeats = newsOf('round-repaired');

/** Tables of the running round, with their time extensions, reports and judge calls. */
export const changesFloor = newsOf(
  ...TABLES,
  'round-started',
  'round-closed',
  'time-extended',
  'staff-called',
  'call-answered',
);

/** Drops and moved seeds change matches that are not played yet. */
export const changesBracket = newsOf(
  ...TABLES,
  'phase-begun',
  'round-drawn',
  'round-closed',
  'entrant-re-entered',
  'tournament-resumed',
);

/** Official standings. Entrants who drop or return change tiebreakers of their opponents. */
export const changesStandings = newsOf(
  'phase-begun',
  'round-closed',
  'result-corrected',
  'entrants-added',
  'entrant-penalised',
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-re-entered',
  'tournament-resumed',
);

/** Standings that count the running round. */
export const changesLiveStandings = newsOf(
  ...TABLES,
  'phase-begun',
  'round-started',
  'round-closed',
  'entrants-added',
  'entrant-re-entered',
  'tournament-resumed',
);
