/** What a person sees who has typed `npm start`. */
import type { Config } from '@scoresheet/services-runtime';

interface Welcome {
  readonly config: Pick<Config, 'dataFolder' | 'botMatches' | 'botEntrants'>;
  /** Address of the api, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly logFile: string;
  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  readonly operations: string;
}

const FIRST_QUERY =
  '{ matches(first: 5) { edges { node { id game status seats { seat actor } } } } }';

export const welcomeWords = ({ config, url, logFile, operations }: Welcome): string => `
Scoresheet is running. Open it in a browser:

  ${url}

  GraphQL   ${url}/graphql
  Data      ${config.dataFolder}
  Log       ${logFile}
  Health    ${operations}/readyz

${botWords(config.botMatches)}${entrantWords(config.botEntrants)}
A first query for programs:

${asked(url, FIRST_QUERY)}

Ctrl-C stops it. Nothing is lost, however it ends.
`;

/** The tournament is opened when everything is up already: nobody waits for it. */
export const tournamentWords = (url: string, tournament: string): string => `
The tournament of the bots is in progress: its round, and how it stands.

${asked(url, tournamentQuery(tournament))}
`;

const tournamentQuery = (id: string): string =>
  `{ tournament(tournament: "${id}") { title stage places round { phase round stage open } } ` +
  `standings(tournament: "${id}", live: true) { nodes { rank entrant points } } }`;

const asked = (url: string, query: string): string =>
  `  curl -s ${url}/graphql -H 'content-type: application/json' \\
    -d '${JSON.stringify({ query })}'`;

function botWords(matches: number): string {
  if (matches === 0) return 'No bots play (SCORESHEET_BOT_MATCHES=0).\n';
  const what = matches === 1 ? 'One match is' : `${matches} matches are`;
  return `${what} being played by bots; when one is over, the next begins.\n`;
}

const entrantWords = (entrants: number): string =>
  entrants < 2 ? '' : `${entrants} bots play a tournament.\n`;
