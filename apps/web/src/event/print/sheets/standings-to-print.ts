/** Official standings from the first line to the last, all of one moment. */
import { client } from '../../../api/client.js';
import { graphql, type ResultOf } from '../../../api/schema.js';

const STANDINGS_TO_PRINT = graphql(`
  query StandingsToPrint($tournament: ID!, $after: String) {
    standings(tournament: $tournament, after: $after, first: 250) {
      closedRounds
      nodes {
        entrant
        name
        rank
        points
        score {
          wins
          losses
          draws
        }
        tieBreaks {
          name
          value
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Page = ResultOf<typeof STANDINGS_TO_PRINT>['standings'];

export type PrintedLine = Page['nodes'][number];

export interface PrintedStandings {
  readonly lines: readonly PrintedLine[];
  readonly closedRounds: number;
}

/** A cursor goes on in the standings that it comes from, whatever has happened since. */
export async function allLines(tournament: string): Promise<PrintedStandings> {
  const lines: PrintedLine[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Page = await pageAfter(tournament, after);
    lines.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return { lines, closedRounds: page.closedRounds };
    after = page.pageInfo.endCursor;
  }
}

async function pageAfter(tournament: string, after: string | null): Promise<Page> {
  const query = STANDINGS_TO_PRINT;
  const variables = { tournament, after };
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('the server has sent no standings');
  return data.standings;
}
