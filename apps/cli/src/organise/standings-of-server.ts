/** Standings and reasons that a server tells, in the shape in which a record gives them. */
import type { RankExplained, StandingLine } from '@scoresheet/domain-tournament';
import { askServer, type Server } from '../server/ask-server.js';

interface AskedStandings {
  /** The last event that counts. */
  readonly asOf?: number | undefined;
  readonly live?: boolean;
  /** A token of an event to wait for. */
  readonly after?: string;
}

interface StandingsTold {
  readonly seq: number;
  readonly standings: readonly StandingLine[];
}

const STANDINGS = `query Standings(
  $tournament: ID!, $asOf: Int, $live: Boolean!, $cursor: String, $after: [String!]!
) {
  standings(
    tournament: $tournament, asOfSeq: $asOf, live: $live, after: $cursor
    afterTokens: $after, first: 500
  ) {
    seq pageInfo { hasNextPage endCursor }
    nodes { entrant rank phase points tieBreaks { name value } }
  }
}`;

interface Page {
  readonly standings: {
    readonly seq: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly StandingLine[];
  };
}

/** All lines; a page that is turned goes on in the same standings. */
export async function fetchStandings(
  server: Server,
  tournament: string,
  { asOf, live = false, after }: AskedStandings,
): Promise<StandingsTold> {
  const standings: StandingLine[] = [];
  const asked = { tournament, live, after: after === undefined ? [] : [after] };
  for (let cursor: string | null = null; ;) {
    // Whatever happens meanwhile: a cursor names the event after which its standings stand.
    const from = cursor === null ? { asOf: asOf ?? null } : { cursor };
    const page: Page = await askServer<Page>(server, STANDINGS, { ...asked, ...from });
    const { nodes, seq, pageInfo } = page.standings;
    standings.push(...nodes);
    cursor = pageInfo.endCursor;
    if (!pageInfo.hasNextPage || cursor === null) return { seq, standings };
  }
}

const WHY = `query Why($tournament: ID!, $entrant: Int!, $phase: Int, $asOf: Int, $live: Boolean!) {
  whyRank(
    tournament: $tournament, entrant: $entrant, phase: $phase, asOfSeq: $asOf, live: $live
  ) {
    seq entrant rank roots ahead { entrant rank level decidedBy theirs own }
    numbers {
      id name entrant value by least most round
      parts { number round counts possible digits times }
      entry { kind entrants how wins draws places scores }
    }
  }
}`;

type NumberKnown = RankExplained['numbers'][number];
type Entry = NonNullable<NumberKnown['entry']>;

interface EntryTold {
  readonly kind: string;
  readonly entrants: readonly number[];
  readonly how: string | null;
  readonly wins: readonly number[] | null;
  readonly draws: number | null;
  readonly places: readonly (readonly number[])[] | null;
  readonly scores: readonly number[] | null;
}

interface RankTold {
  readonly seq: number;
  readonly entrant: number;
  readonly rank: number | null;
  readonly roots: RankExplained['roots'];
  readonly ahead:
    | (Omit<NonNullable<RankExplained['ahead']>, 'standing'> & RankExplained['standing'])
    | null;
  readonly numbers: readonly (Omit<NumberKnown, 'entry'> & { readonly entry: EntryTold | null })[];
}

interface AskedWhy {
  readonly entrant: number;
  /** The phase that was played last where absent. */
  readonly phase?: number | undefined;
  readonly asOf?: number | undefined;
  readonly live: boolean;
}

/** Gives nothing for who is in no such phase, and where places explain themselves. */
export async function fetchReasons(
  server: Server,
  tournament: string,
  asked: AskedWhy,
): Promise<RankExplained | undefined> {
  const { whyRank } = await askServer<{ whyRank: RankTold | null }>(server, WHY, {
    tournament,
    ...asked,
  });
  if (whyRank === null) return undefined;
  const { seq, entrant, rank, roots, ahead, numbers } = whyRank;
  return {
    seq,
    roots,
    standing: { entrant, rank },
    ahead: ahead === null ? null : aheadOf(ahead),
    numbers: numbers.map(({ entry, ...number }) => ({ ...number, entry: entry && entryOf(entry) })),
  };
}

const aheadOf = ({
  entrant,
  rank,
  ...ahead
}: NonNullable<RankTold['ahead']>): RankExplained['ahead'] => ({
  ...ahead,
  standing: { entrant, rank },
});

/** An entry as the rules have it: what is not of its kind is not there. */
function entryOf({ kind, entrants, how, wins, draws, places, scores }: EntryTold): Entry {
  switch (kind) {
    case 'bye':
      return { kind, entrant: entrants[0], given: how } as Entry;
    case 'missed':
      return { kind, entrant: entrants[0], why: how } as Entry;
    case 'pod':
      return { kind, entrants, places, scores } as Entry;
    default:
      return { kind, entrants, wins, draws, how } as unknown as Entry;
  }
}
