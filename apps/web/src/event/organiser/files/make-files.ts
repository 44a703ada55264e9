/** Files of an event: its record for `verify`, and lists of it for a spreadsheet. */
import { client } from '../../../api/client.js';
import type { ResultOf } from '../../../api/schema.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { ENTRANTS_FILE, RECORD, STANDINGS } from './file-documents.js';

export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

const CSV = 'text/csv;charset=utf-8';
const asBlob = (bytes: Uint8Array): BlobPart => bytes.slice().buffer;

export async function recordFile(tournament: string): Promise<MadeFile> {
  const { data } = await client.query({
    query: RECORD,
    variables: { tournament },
    fetchPolicy: 'no-cache',
  });
  const content = given(data).exportTournament;
  return { name: `${tournament}.jsonl`, type: 'application/jsonl', content };
}

/** Official standings, every number exact. */
export async function standingsFile(tournament: string): Promise<MadeFile> {
  const { writeStandings } = await import('@scoresheet/tournament-files');
  const lines = [];
  for (let cursor: string | null = null; ;) {
    const page = await askStandings(tournament, cursor);
    lines.push(...page.nodes.map((line) => ({ ...line, name: line.name ?? '' })));
    cursor = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage || cursor === null) break;
  }
  const content = asBlob(writeStandings(lines, 'csv'));
  return { name: `standings-${tournament}.csv`, type: CSV, content };
}

async function askStandings(tournament: string, cursor: string | null) {
  const variables = { tournament, cursor };
  const { data } = await client.query({ query: STANDINGS, variables, fetchPolicy: 'no-cache' });
  return given(data).standings;
}

/** Who has entered, with what was agreed with them: the page and the command line read it again. */
export async function entrantsFile(
  tournament: string,
  { agreements, forbiddenPairs }: LeadersView,
): Promise<MadeFile> {
  const { writeEntrants } = await import('@scoresheet/tournament-files');
  const agreed = new Map(agreements.map((each) => [each.entrant, each]));
  const entrants = (await askEntrants(tournament)).map(({ number, name, actor, status }) => ({
    number,
    actor,
    name: name ?? `Entrant ${number}`,
    account: null,
    seed: null,
    byes: agreed.get(number)?.byes ?? 0,
    table: agreed.get(number)?.table ?? null,
    apart: forbiddenPairs.flatMap(([one, other]) => (one === number && other ? [other] : [])),
    note: status === 'entered' ? '' : status,
  }));
  const content = asBlob(writeEntrants(entrants, 'csv'));
  return { name: `entrants-${tournament}.csv`, type: CSV, content };
}

type FileRow = ResultOf<typeof ENTRANTS_FILE>['tournamentEntrants'][number];

const PAGE = 500;

async function askEntrants(tournament: string): Promise<readonly FileRow[]> {
  const all: FileRow[] = [];
  for (;;) {
    const { data } = await client.query({
      query: ENTRANTS_FILE,
      variables: { tournament, from: all.length },
      fetchPolicy: 'no-cache',
    });
    const page = given(data).tournamentEntrants;
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

function given<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('The server has sent no answer.');
  return data;
}
