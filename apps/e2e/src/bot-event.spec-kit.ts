/** What is left of a tournament of bots, as somebody who looks afterwards finds it. */
import {
  isJsonObject,
  readExport,
  type JsonObject,
  type RecordExport,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { exportRecord } from '@scoresheet/domain-record';
import { replayTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { ask, type BotEvent } from '@scoresheet/services-bots';
import type { Cluster } from './cluster.spec-kit.js';
import { withArchive } from './record.spec-kit.js';

export interface LeftOfEvent {
  /** The house's export, as bytes of a file. */
  readonly file: Uint8Array;
  readonly record: RecordExport;
  readonly state: TournamentState;
  /** Matches that the tables name, each as often as it is named. */
  readonly named: readonly string[];
  /** Every match of the installation. */
  readonly listed: readonly ListedMatch[];
  readonly standings: readonly object[];
}

interface ListedMatch {
  readonly id: string;
  readonly status: string;
  readonly result: { readonly places: readonly (readonly number[])[] } | null;
}

export async function leftOf(cluster: Cluster, event: BotEvent): Promise<LeftOfEvent> {
  const house = { url: cluster.url, token: event.organiser.token };
  const { tournament } = event;
  const told = await ask<{ exportTournament: string; standings: { nodes: object[] } }>(
    house,
    `query Left($tournament: ID!) {
      exportTournament(id: $tournament)
      standings(tournament: $tournament, first: 500) {
        nodes { entrant rank phase points tieBreaks { name value } }
      }
    }`,
    { tournament },
  );
  const file = Buffer.from(told.exportTournament);
  const record = readOrThrow(file);
  const state = replayTournament(record, sha256);
  const named = tablesOf(state).flatMap(({ matches }) => matches.map(({ match }) => match));
  const listed = await listedMatches(cluster);
  return { file, record, state, named, listed, standings: told.standings.nodes };
}

export const tablesOf = ({ phases }: TournamentState) =>
  phases.flatMap(({ rounds }) => rounds.flatMap(({ tables }) => [...tables.values()]));

/** Facts of a kind, out of the house's lines. */
export const factsOf = ({ events }: RecordExport, kind: string): readonly JsonObject[] =>
  events.flatMap(({ parts }) => {
    const facts = (parts.house ?? parts.public)?.['facts'];
    const all = Array.isArray(facts) ? facts.filter((fact) => isJsonObject(fact)) : [];
    return all.filter((fact) => fact['kind'] === kind);
  });

/** The records of these matches, as the archive has them. */
export async function matchRecords(
  cluster: Cluster,
  matches: readonly string[],
): Promise<ReadonlyMap<string, RecordExport>> {
  const records = new Map<string, RecordExport>();
  await withArchive(cluster, async (archive) => {
    for (const match of matches) {
      const events = await archive.events(match, Number.MAX_SAFE_INTEGER);
      const lines = events.map(({ bytes }) => bytes);
      records.set(match, readOrThrow(Buffer.from(exportRecord(lines, sha256))));
    }
  });
  return records;
}

const PAGE = 100;

async function listedMatches({ url }: Cluster): Promise<readonly ListedMatch[]> {
  const listed: ListedMatch[] = [];
  for (let after: string | null = null; ;) {
    const { matches }: { matches: MatchPage } = await ask(
      { url },
      `query Matches($first: Int!, $after: String) {
        matches(first: $first, after: $after) {
          nodes { id status result { places } } pageInfo { hasNextPage endCursor }
        }
      }`,
      { first: PAGE, after },
    );
    listed.push(...matches.nodes);
    if (!matches.pageInfo.hasNextPage) return listed;
    after = matches.pageInfo.endCursor;
  }
}

interface MatchPage {
  readonly nodes: readonly ListedMatch[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function readOrThrow(file: Uint8Array): RecordExport {
  const read = readExport(file, sha256);
  if (!read.ok) throw new Error('an export cannot be read');
  return read.value;
}
