/** The questions and commands of bots in a tournament, as any client of the api would write them. */

const OUTCOME = `
  __typename
  ... on TournamentAccepted { tournament token }
  ... on Refused { code says }
  ... on Conflict { says }
  ... on Pending { says }
`;

export const CREATE_TOURNAMENT = `
  mutation CreateTournament(
    $commandId: ID!, $title: String!, $game: String!, $capacity: Int!,
    $phases: [TournamentPhaseInput!]!
  ) {
    createTournament(
      commandId: $commandId, title: $title, game: $game, play: PLATFORM, capacity: $capacity,
      phases: $phases, lists: { open: AT_END }
    ) { ${OUTCOME} }
  }`;

/** Steps that name nothing but their tournament. */
type LifeStep = 'announceTournament' | 'openRegistration' | 'enterTournament' | 'finishTournament';

export const lifeStep = (step: LifeStep): string => `
  mutation Life($commandId: ID!, $tournament: ID!) {
    ${step}(commandId: $commandId, tournament: $tournament) { ${OUTCOME} }
  }`;

type RoundStep = 'drawRound' | 'publishRound' | 'startRound' | 'closeRound';

export const roundStep = (step: RoundStep): string => `
  mutation Round($commandId: ID!, $tournament: ID!, $phase: Int!, $round: Int!) {
    ${step}(commandId: $commandId, tournament: $tournament, phase: $phase, round: $round) {
      ${OUTCOME}
    }
  }`;

export const BEGIN_PHASE = `
  mutation BeginPhase($commandId: ID!, $tournament: ID!, $phase: Int!) {
    beginPhase(commandId: $commandId, tournament: $tournament, phase: $phase) { ${OUTCOME} }
  }`;

export const HAND_IN_LIST = `
  mutation HandInList($commandId: ID!, $tournament: ID!, $entrant: Int!, $cards: [String!]!) {
    handInList(commandId: $commandId, tournament: $tournament, entrant: $entrant, cards: $cards) {
      ${OUTCOME}
    }
  }`;

export const NAME_ENTRANT = `
  mutation NameEntrant($tournament: ID!, $entrant: Int!, $name: String!) {
    nameEntrant(tournament: $tournament, entrant: $entrant, name: $name)
  }`;

export const ENTER_RESULT = `
  mutation EnterResult(
    $commandId: ID!, $tournament: ID!, $phase: Int!, $round: Int!, $table: Int!,
    $result: TableResultInput!
  ) {
    enterResult(
      commandId: $commandId, tournament: $tournament, phase: $phase, round: $round, table: $table,
      result: $result
    ) { ${OUTCOME} }
  }`;

/** What an organiser has to know for the next step. */
export const EVENT_PLACE = `
  query EventPlace($tournament: ID!, $after: [String!]!) {
    tournament(tournament: $tournament, afterTokens: $after) {
      stage seq phases round { phase round stage open }
    }
  }`;

export const HANDED_IN = `
  query HandedIn($tournament: ID!) {
    tournamentEntrants(tournament: $tournament, first: 500) { status hasList }
  }`;

export const QUESTIONS = `
  query Questions($tournament: ID!) {
    outstandingTables(tournament: $tournament, questions: true, first: 500) {
      table { number seats { entrant } }
    }
  }`;

/** Whether to register, and as whom. */
export const OWN_PLACE = `
  query OwnPlace($tournament: ID!, $after: [String!]!) {
    tournament(tournament: $tournament, afterTokens: $after) { stage ownEntrant }
  }`;

/** Where to play. */
export const OWN_TABLE = `
  subscription OwnTable($tournament: ID!) {
    tablesInPlay(tournament: $tournament, own: true) {
      tables { match seats { entrant actor } }
    }
  }`;

export const OWN_LIST = `
  query OwnList($tournament: ID!) { ownEntry(tournament: $tournament) { entrant { hasList } } }`;
