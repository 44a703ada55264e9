/** The event types that change each value of a tournament or a match, or why none does. */
export type Change =
  /** Types of events of the tournament. */
  | readonly string[]
  /** An event of the match: its page hears each of them. */
  | 'event-of-match'
  /**
   * Titles, descriptions and names are stored outside the record, so that they can be erased. They
   * make no event: a page asks for them again when it comes back into sight.
   */
  | 'outside-record'
  | { readonly never: string };

const never = (reason: string): Change => ({ never: reason });

const CREATED = never('The first event of the tournament pins it.');
const PAGE_OF_ANSWER = never('A cursor is only used to continue the same answer.');
const OF_EVENT = never('A recorded event never changes.');

/** The pages load this library only for verification. */
export const { TOURNAMENT_EVENT_TYPES: ALL_TYPES } = await import('@scoresheet/domain-tournament');

export const RESULTS = [
  'result-reported',
  'result-entered',
  'matches-recorded',
  'result-corrected',
  // A player who leaves loses a match that is not decided; so does who is late, if the settings say so.
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-penalised',
];
const SEATS = ['round-published', 'round-repaired'];
const TABLES = [...SEATS, ...RESULTS];
const NEW = ['entrant-entered', 'entrants-added'];
const GONE = ['entrant-dropped', 'entrant-disqualified', 'entrant-penalised', 'tournament-resumed'];
const BACK = ['entrant-re-entered'];
const LISTS = ['list-handed-in', 'list-replaced'];
const STANDINGS = [
  'phase-begun',
  'round-closed',
  'result-corrected',
  'entrants-added',
  ...GONE,
  ...BACK,
];
const BRACKET = [...TABLES, ...GONE, ...BACK, 'phase-begun', 'round-drawn', 'round-closed'];
const REVIEW = [
  'round-drawn',
  'round-repaired',
  'pairs-forbidden',
  'seat-fixed',
  'entrants-added',
  'entrant-dropped',
  'entrant-disqualified',
  'entrant-re-entered',
  'entrant-penalised',
  'result-corrected',
];

/** Whether an entrant plays, waits or has left. */
export const STATUS = [...NEW, ...GONE, ...BACK, 'phase-begun'];

/** By `Type.field`, or by type if all of its fields change together. */
export const CHANGES: Readonly<Record<string, Change>> = {
  // Tournament
  'Tournament.id': CREATED,
  'Tournament.game': CREATED,
  'Tournament.ruleset': CREATED,
  'Tournament.play': CREATED,
  'Tournament.entry': CREATED,
  'Tournament.checkIn': CREATED,
  'Tournament.capacity': CREATED,
  'Tournament.phases': CREATED,
  'Tournament.description': 'outside-record',
  'Tournament.listsAreOpen': ['phase-begun', 'tournament-finished', 'tournament-cancelled'],
  TournamentRound: ['round-published'],
  TournamentEvent: OF_EVENT,
  'Announcement.number': ['announcement-posted'],
  'Announcement.postedAt': ['announcement-posted'],
  'RulingReason.state': 'outside-record',
  'RulingReason.text': 'outside-record',
  LeadersView: ALL_TYPES,
  EntrantAgreement: ALL_TYPES,
  NextStep: ALL_TYPES,
  // Entrants
  'TournamentEntrant.number': NEW,
  'TournamentEntrant.name': 'outside-record',
  'TournamentEntrant.bareName': 'outside-record',
  'TournamentEntrant.actor': ['entrant-bound'],
  'TournamentEntrant.status': STATUS,
  'TournamentEntrant.isPresent': ['checked-in', 'entrant-re-entered', 'tournament-paused'],
  'TournamentEntrant.isNoShow': ['phase-begun', ...BACK],
  'TournamentEntrant.hasList': LISTS,
  'StaffEntry.entrant': never('A new entrant has no penalty, no call and no table yet.'),
  'StaffEntry.name': 'outside-record',
  'EntrantList.entrant': LISTS,
  'EntrantList.cards': LISTS,
  'EntrantList.name': 'outside-record',
  EntrantPenalty: ['entrant-penalised'],
  EntrantRound: SEATS,
  'NamedEntrant.entrant': SEATS,
  'NamedEntrant.name': 'outside-record',
  // Tables
  'TournamentTable.phase': SEATS,
  'TournamentTable.round': SEATS,
  'TournamentTable.number': SEATS,
  'TournamentTable.matches': ['matches-recorded', ...SEATS],
  'TournamentTable.hasQuestion': TABLES,
  TableResult: TABLES,
  'TournamentSeat.entrant': SEATS,
  'TournamentSeat.actor': [...SEATS, 'entrant-bound'],
  'TournamentSeat.name': 'outside-record',
  'OutstandingTable.extensionMs': ['time-extended'],
  'OutstandingTable.calls': ['staff-called', 'call-answered'],
  TableReport: RESULTS,
  OpponentReasons: ['round-repaired'],
  PairingCost: ['round-repaired'],
  OtherOpponent: ['round-repaired'],
  // Bracket
  Bracket: BRACKET,
  UndoneMatch: [...RESULTS, ...GONE, ...BACK, 'phase-begun'],
  BracketMatch: BRACKET,
  BracketPlace: BRACKET,
  BracketSource: BRACKET,
  // Standings
  'Standings.seq': STANDINGS,
  'Standings.at': STANDINGS,
  'Standings.phase': ['phase-begun'],
  'Standings.isLive': never('The question says whether the running round counts.'),
  'Standings.closedRounds': ['round-closed'],
  'Standings.totalCount': STANDINGS,
  'StandingLine.entrant': STANDINGS,
  'StandingLine.name': 'outside-record',
  'StandingLine.phase': STANDINGS,
  'StandingLine.points': STANDINGS,
  'StandingLine.rank': STANDINGS,
  MatchScore: STANDINGS,
  TieBreak: STANDINGS,
  PageInfo: PAGE_OF_ANSWER,
  // Organiser
  RoundReview: REVIEW,
  RoundStrain: REVIEW,
  'ReviewedEntrant.entrant': REVIEW,
  'ReviewedEntrant.name': 'outside-record',
  CorrectionPreview: ALL_TYPES,
  ChangedLine: ALL_TYPES,
  RankedLine: ALL_TYPES,
  Refused: ALL_TYPES,
  // Match
  'Match.watchers': never('A count from the last event on: spectators make no event.'),
  'Seat.label': 'outside-record',
  Match: 'event-of-match',
  Seat: 'event-of-match',
  AutoPass: 'event-of-match',
  SeatClock: 'event-of-match',
  JudgeSeat: 'event-of-match',
  Series: 'event-of-match',
  Result: 'event-of-match',
  Clock: never('The first event of the match pins it.'),
  SpectatorDelay: never('The first event of the match pins it.'),
};
