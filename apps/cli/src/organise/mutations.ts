/** The mutations of a tournament that the command line sends, with the types of their arguments. */
import { invariant } from '@scoresheet/rules-engine';

const OF_TOURNAMENT = { tournament: 'ID!' } as const;
const OF_ENTRANT = { ...OF_TOURNAMENT, entrant: 'Int!' } as const;
const OF_ROUND = { ...OF_TOURNAMENT, phase: 'Int!', round: 'Int!' } as const;
const OF_TABLE = { ...OF_ROUND, table: 'Int!', result: 'TableResultInput!' } as const;
const WITH_REASON = { ...OF_TOURNAMENT, reason: 'String!' } as const;

const ARGUMENTS = {
  createTournament: {
    title: 'String!',
    description: 'String',
    beginsAt: 'Instant',
    game: 'String!',
    play: 'TournamentPlay!',
    capacity: 'Int!',
    entry: 'TournamentEntry!',
    checkIn: 'Boolean!',
    lists: 'ListsInput',
    intentionalDraws: 'Boolean!',
    lateness: 'Lateness',
    spectatorDelay: 'SpectatorDelayInput',
    phases: '[TournamentPhaseInput!]!',
  },
  planTournament: { ...OF_TOURNAMENT, beginsAt: 'Instant' },
  announceTournament: OF_TOURNAMENT,
  openRegistration: { ...OF_TOURNAMENT, code: 'String' },
  beginCheckIn: OF_TOURNAMENT,
  beginPhase: { ...OF_TOURNAMENT, phase: 'Int!', seeds: '[Int!]' },
  pauseTournament: OF_TOURNAMENT,
  resumeTournament: OF_TOURNAMENT,
  finishTournament: OF_TOURNAMENT,
  cancelTournament: WITH_REASON,
  postAnnouncement: { ...OF_TOURNAMENT, text: 'String!' },
  addEntrants: { ...OF_TOURNAMENT, entrants: '[AddedEntrantInput!]!' },
  checkIn: OF_ENTRANT,
  dropEntrant: OF_ENTRANT,
  reEnter: { ...OF_ENTRANT, overCap: 'Boolean' },
  awardByes: { ...OF_ENTRANT, byes: 'Int!' },
  fixSeat: { ...OF_ENTRANT, table: 'Int' },
  forbidPairs: { ...OF_TOURNAMENT, pairs: '[[Int!]!]!' },
  drawRound: OF_ROUND,
  reviewRound: OF_ROUND,
  publishRound: OF_ROUND,
  startRound: OF_ROUND,
  closeRound: OF_ROUND,
  repairRound: { ...OF_ROUND, reason: 'String!', repairs: '[RepairInput!]!' },
  enterResult: { ...OF_TABLE, between: '[Int!]', instead: 'TableResultInput' },
  correctResult: { ...OF_TABLE, expectedSeq: 'Int!', reason: 'String!' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Mutation = keyof typeof ARGUMENTS;
export const MUTATIONS = Object.keys(ARGUMENTS) as readonly Mutation[];

const OUTCOME = `__typename
  ... on TournamentAccepted { tournament seq hash token }
  ... on Refused { code says } ... on Conflict { says } ... on Pending { says }`;

/** An argument that a mutation is not declared with would be left out by the server, and nobody told. */
export function checkArguments(name: Mutation, said: Readonly<Record<string, unknown>>): void {
  const known = new Set(['commandId', ...Object.keys(ARGUMENTS[name])]);
  const unknown = Object.keys(said).filter((argument) => !known.has(argument));
  invariant(unknown.length === 0, `${name} is sent without ${unknown.join(', ')}`);
}

export function mutationDocument(name: Mutation): string {
  const types = { commandId: 'ID!', ...ARGUMENTS[name] };
  const declared = Object.entries(types).map(([argument, type]) => `$${argument}: ${type}`);
  const given = Object.keys(types).map((argument) => `${argument}: $${argument}`);
  return `mutation Send(${declared.join(', ')}) {
    outcome: ${name}(${given.join(', ')}) { ${OUTCOME} }
  }`;
}
