/** The questions and commands of a bot, as any client of the public api would write them. */

/** What a seat has to know in order to act; the same in a query and in a message. */
const SITUATION = `
  seq
  status
  table
`;

const OUTCOME = `
  __typename
  ... on Accepted { match seq token }
  ... on Refused { code rule says }
  ... on Conflict { says }
  ... on Pending { says }
`;

export const SIGN_IN = `mutation SignIn { signInAsGuest(as: PLAYER) { actor token } }`;

export const ME = `query Me { me { id } }`;

export const GAMES = `query Games { games { id minSeats decks { name cards } } }`;

export const MATCH = `
  query Match($match: ID!, $after: [String!]) {
    match(id: $match, after: $after) {
      ${SITUATION} seats { seat actor ready } judge { actor }
    }
  }`;

export const FOLLOW = `
  subscription Follow($match: ID!, $from: Int!) {
    matchEvents(match: $match, from: $from, table: true) { ${SITUATION} type at commandId action facts }
  }`;

const createMatch = (terms: string): string => `
  mutation CreateMatch($commandId: ID!, $game: String!, $seats: Int, $options: Json) {
    createMatch(commandId: $commandId, game: $game, seats: $seats, options: $options${terms}) {
      ${OUTCOME}
    }
  }`;

/** As every server understands it, an earlier one too. */
export const CREATE_MATCH = createMatch('');
export const CREATE_OPEN_MATCH = createMatch(', opens: AT_END');

export const SEAT_BOT = `
  mutation SeatBot($commandId: ID!, $match: ID!, $seat: Int!) {
    seatBot(commandId: $commandId, match: $match, seat: $seat) { ${OUTCOME} }
  }`;

export const TAKE_SEAT = `
  mutation TakeSeat(
    $commandId: ID!, $match: ID!, $seat: Int!, $deck: [String!]!, $expectedSeq: Int!
  ) {
    takeSeat(
      commandId: $commandId, match: $match, seat: $seat, deck: $deck, expectedSeq: $expectedSeq
    ) { ${OUTCOME} }
  }`;

export const TAKE_JUDGE_SEAT = `
  mutation TakeJudgeSeat($commandId: ID!, $match: ID!, $expectedSeq: Int!) {
    takeJudgeSeat(commandId: $commandId, match: $match, expectedSeq: $expectedSeq) { ${OUTCOME} }
  }`;

export const PASS_UNTIL_MY_DECISION = `
  mutation PassUntilMyDecision($commandId: ID!, $match: ID!) {
    setAutoPass(commandId: $commandId, match: $match, until: MY_DECISION) { ${OUTCOME} }
  }`;

export const GET_READY = `
  mutation GetReady($commandId: ID!, $match: ID!, $expectedSeq: Int!) {
    getReady(commandId: $commandId, match: $match, expectedSeq: $expectedSeq) { ${OUTCOME} }
  }`;

export const ACT = `
  mutation Act($commandId: ID!, $match: ID!, $decision: ID!, $choice: Choice!) {
    act(commandId: $commandId, match: $match, decision: $decision, choice: $choice) { ${OUTCOME} }
  }`;

export const CONCEDE = `
  mutation Concede($commandId: ID!, $match: ID!) {
    concede(commandId: $commandId, match: $match) { ${OUTCOME} }
  }`;
