/** What a server tells of a tournament: how it stands, who has entered, who sits where. */
import type { Outcome } from '@scoresheet/tournament-files';
import { similarNames } from '@scoresheet/rules-engine';
import { Fault, meant } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';
import { outcomeOfResult, RESULT, type ResultTold } from './result-sent.js';

export type Stage =
  | 'DRAFT'
  | 'ANNOUNCED'
  | 'REGISTRATION'
  | 'CHECK_IN'
  | 'PLAYING'
  | 'PAUSED'
  | 'FINISHED'
  | 'CANCELLED';

export interface RoundAt {
  readonly phase: number;
  readonly round: number;
  readonly stage: 'drawn' | 'reviewed' | 'published' | 'playing' | 'closed';
  readonly tables: number;
  /** Tables without a result. */
  readonly open: number;
}

interface PhaseAt {
  readonly kind: string;
  readonly rounds?: number | string;
  /** Games of a series; a table of more than two has none. */
  readonly bestOf?: number;
}

export interface TournamentAt {
  readonly id: string;
  readonly title: string | null;
  readonly stage: Stage;
  readonly beginsAt: string | null;
  readonly game: string;
  readonly play: 'PLATFORM' | 'TABLES';
  readonly entry: 'OPEN' | 'BY_CODE';
  readonly capacity: number;
  readonly places: number;
  readonly waiting: number;
  readonly phases: readonly PhaseAt[];
  /** The round that was drawn last, or published last where the asker may not see the draw. */
  readonly round: RoundAt | null;
  /** The number of whoever asks, where they play. */
  readonly ownEntrant: number | null;
  readonly seq: number;
}

export interface EntrantAt {
  readonly number: number;
  /** Without the number, which is shown beside every name here. */
  readonly name: string | null;
  readonly actor: string | null;
  readonly status: 'waiting' | 'entered' | 'dropped' | 'disqualified';
  readonly isPresent: boolean;
}

export interface TableAt {
  readonly number: number;
  /** Who sits there; the first begins. */
  readonly entrants: readonly number[];
  readonly result: Outcome | null;
  readonly scores: readonly number[];
  readonly hasQuestion: boolean;
}

/** What a page holds at most. */
const PAGE = 500;

const TOURNAMENT = `query Tournament($tournament: ID!, $after: [String!]!) {
  tournament(tournament: $tournament, afterTokens: $after) {
    id title stage beginsAt game play entry capacity places waiting phases ownEntrant seq
    round { phase round stage tables open }
  }
}`;

/** `after` is a token of an event to wait for. Throws a `Fault` where there is none for the asker. */
export async function tournamentAt(
  server: Server,
  tournament: string,
  after?: string,
): Promise<TournamentAt> {
  try {
    const asked = { tournament, after: after === undefined ? [] : [after] };
    return (await askServer<{ tournament: TournamentAt }>(server, TOURNAMENT, asked)).tournament;
  } catch (error) {
    if (!(error instanceof Fault) || !/^There is no tournament/.test(error.message)) throw error;
    const says = `${server.url} has no tournament "${tournament}", or none for whoever asks.`;
    const todo = 'Check its id; a draft is seen by its owner alone: npx scoresheet sign-in NAME';
    throw new Fault('no-such-tournament', `${says} ${todo}`);
  }
}

const ENTRANTS = `query Entrants($tournament: ID!, $after: Int!) {
  tournamentEntrants(tournament: $tournament, after: $after, first: 500) {
    number name: bareName actor status isPresent
  }
}`;

/** By number; those who wait and those who have left among them. */
export async function entrantsAt(
  server: Server,
  tournament: string,
): Promise<readonly EntrantAt[]> {
  const entrants: EntrantAt[] = [];
  for (;;) {
    const asked = { tournament, after: entrants.length };
    const { tournamentEntrants: page } = await askServer<{ tournamentEntrants: EntrantAt[] }>(
      server,
      ENTRANTS,
      asked,
    );
    entrants.push(...page);
    if (page.length < PAGE) return entrants;
  }
}

const TABLES = `query Tables(
  $tournament: ID!, $phase: Int!, $round: Int!, $after: Int!, $outstanding: Boolean!
) {
  tournamentTables(
    tournament: $tournament, phase: $phase, round: $round, after: $after
    outstanding: $outstanding, first: 500
  ) { number hasQuestion seats { entrant } result { ${RESULT} } }
}`;

interface TableTold {
  readonly number: number;
  readonly hasQuestion: boolean;
  readonly seats: readonly { readonly entrant: number }[];
  readonly result: ResultTold | null;
}

interface AskedTables {
  readonly phase: number;
  readonly round: number;
  /** Only those without a result. */
  readonly outstanding?: boolean;
}

/** Of a published round, by number; for its house of a drawn one as well. */
export async function tablesAt(
  server: Server,
  tournament: string,
  { phase, round, outstanding = false }: AskedTables,
): Promise<readonly TableAt[]> {
  const tables: TableAt[] = [];
  for (;;) {
    const asked = { tournament, phase, round, outstanding, after: tables.at(-1)?.number ?? 0 };
    const { tournamentTables: page } = await askServer<{ tournamentTables: TableTold[] }>(
      server,
      TABLES,
      asked,
    );
    tables.push(...page.map(tableAt));
    if (page.length < PAGE) return tables;
  }
}

const tableAt = ({ number, hasQuestion, seats, result }: TableTold): TableAt => ({
  number,
  hasQuestion,
  entrants: seats.map(({ entrant }) => entrant),
  result: result === null ? null : outcomeOfResult(result),
  scores: result?.scores ?? [],
});

/** By number, or by a name that one of them has alone. */
export function entrantTyped(entrants: readonly EntrantAt[], typed: string): EntrantAt {
  const named = entrants.filter(({ name }) => name?.toLowerCase() === typed.toLowerCase());
  const found = /^\d+$/.test(typed) ? entrants[Number(typed) - 1] : named[0];
  if (found !== undefined && named.length < 2) return found;
  const numbers = named.map(({ number }) => number).join(', ');
  const names = entrants.flatMap(({ name }) => name ?? []);
  throw new Fault(
    'no-such-entrant',
    named.length > 1
      ? `several have the name "${typed}": give the number, one of ${numbers}.`
      : `nobody has entered as "${typed}": "show ID --entrants" lists who has.` +
          meant(similarNames(typed, names)),
  );
}
