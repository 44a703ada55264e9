/** What a person sees who has typed `npm start`. */
import type { Config } from '@scoresheet/services-runtime';

interface Welcome {
  readonly config: Pick<Config, 'dataFolder' | 'botMatches'>;
  /** Address of the api, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly logFile: string;
  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  readonly operations: string;
}

const FIRST_QUERY =
  '{ matches(first: 5) { edges { node { id game status seats { seat actor } } } } }';

export const welcomeWords = ({ config, url, logFile, operations }: Welcome): string => `
Scoresheet is running.

  GraphQL   ${url}/graphql
  Data      ${config.dataFolder}
  Log       ${logFile}
  Health    ${operations}/readyz

${botWords(config.botMatches)}
A first query to try:

  curl -s ${url}/graphql -H 'content-type: application/json' \\
    -d '${JSON.stringify({ query: FIRST_QUERY })}'

Ctrl-C stops it. Nothing is lost, however it ends.
`;

function botWords(matches: number): string {
  if (matches === 0) return 'No bots play (SCORESHEET_BOT_MATCHES=0).\n';
  const what = matches === 1 ? 'One match is' : `${matches} matches are`;
  return `${what} being played by bots; when one is over, the next begins.\n`;
}
