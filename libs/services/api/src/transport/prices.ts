/** Prices of fields by their place in the schema: how much work each is, and how often it is asked for. */
import { MAX_MOMENTS_AT_ONCE } from './limits.js';

/** What a page holds at most, which is assumed where a variable says how much is asked for. */
export const MAX_PAGE = 500;

/** Pages that hold fewer, whatever is asked for. */
export const LARGEST_PAGES: Readonly<Record<string, number>> = {
  'Query.moments': MAX_MOMENTS_AT_ONCE,
  'Query.openLists': 100,
};

/** Lists that no argument bounds: about as many as they hold. */
export const LENGTHS: Readonly<Record<string, number>> = {
  'Query.games': 4,
  'Query.myDecks': 50,
  'Game.cards': 150,
  'Query.cards': 150,
  'RankReasons.numbers': 200,
  'Bracket.matches': 64,
  'RoundStrain.entrants': 2,
  'Tournament.rounds': 16,
  'Bracket.names': 64,
  'RankReasons.names': 64,
  'TableReasons.names': 16,
  'CorrectionPreview.names': 64,
  'NextStep.seeds': 64,
  'Bracket.places': 64,
  'CorrectionPreview.standings': 64,
  'LeadersView.agreements': 32,
  'LeadersView.forbiddenPairs': 64,
  'EntrantPage.rounds': 32,
  'OwnEntry.rounds': 32,
  // Computed once for all subscribers of an event: each of them pays a share.
  'TournamentMessage.tables': 8,
  'TablesInPlay.tables': 8,
};

/** What a field of a page costs besides, once and not for each row of it: rows are counted, up to `MAX_ROWS_COUNTED`. */
export const PER_PAGE: Readonly<Record<string, number>> = {
  'MatchConnection.totalCount': 200,
  'TournamentConnection.totalCount': 200,
};

/** Fields that are much more work than a field. */
export const DEAR: Readonly<Record<string, number>> = {
  'Query.__schema': 1_000,
  'Query.__type': 50,
  'Query.exportMatch': 1_000,
  'Query.exportTournament': 1_000,
  'Match.table': 20,
  'MatchMessage.table': 20,
  // An event is read from the archive.
  'MatchSummary.lastEvent': 20,
  // A match of one's own is looked at, which is in memory while somebody plays.
  'MatchSummary.waitsForYou': 20,
  // Matches are looked up until one in play is found.
  'TournamentTable.match': 20,
  'TournamentTable.playStatus': 2,
  'TournamentTable.gamesWon': 2,
  'TournamentTable.openingProblem': 2,
  // Names of a page are looked up together, and compared with all others of the event.
  'TournamentEntrant.name': 2,
  'TournamentEntrant.bareName': 2,
  'TournamentSeat.name': 2,
  'StandingLine.name': 2,
  'StaffEntry.name': 2,
  'EntrantList.name': 2,
  'ReviewedEntrant.name': 2,
  'NamedEntrant.name': 2,
  // A match is looked up in the database and in the log to its end, before it is said to be
  // nowhere.
  'Query.match': 100,
  'Query.node': 100,
  // Rules look at an answer, and carry one out that they would accept.
  'Query.houseReads': 100,
  'Query.invitation': 100,
  'Query.suspension': 100,
  'Query.whyNot': 200,
  // Every card of a list is looked up.
  'Query.checkDeck': 100,
  'Query.readDeckList': 100,
  'Query.events': 100,
  'Query.moments': 100,
  'Query.tournament': 100,
  'Query.tournamentSuspension': 100,
  'Query.webhooks': 100,
  // A search looks through the titles of all tournaments.
  'Query.tournaments': 50,
  'Query.matches': 50,
  'Query.announcements': 50,
  'Query.tournamentEvents': 100,
  // A search looks through the names of an event.
  'Query.tournamentEntrants': 100,
  'Query.tournamentTables': 100,
  'Query.tableOfDueMatch': 100,
  'Query.ownEntry': 100,
  'Query.ownTable': 100,
  'Query.staffEntries': 100,
  'Query.outstandingTables': 100,
  // Seats that are counted for the next phase are charged besides.
  'Query.leadersView': 200,
  'Query.entrantPage': 100,
  'Query.entrantList': 100,
  'Query.openLists': 100,
  // A thread computes them. Events that it folds and seats that it counts are charged besides.
  'Query.standings': 100,
  'Query.bracket': 100,
  'Query.undoneMatches': 100,
  'Query.whyRank': 200,
  'Query.roundReview': 200,
  'Query.previewCorrection': 500,
  'Query.whyOpponent': 1_000,
  'Subscription.standings': 100,
  'Subscription.matchEvents': 50,
  'Subscription.tournamentEvents': 50,
  'Subscription.tablesInPlay': 50,
  'Mutation.signInAsGuest': 200,
  'Mutation.openGuestSession': 400,
  'Mutation.openSession': 2_500,
  'Mutation.openNewAccount': 2_500,
  'Mutation.signIn': 2_500,
  'Mutation.register': 2_500,
  'Mutation.changePassword': 5_000,
};
