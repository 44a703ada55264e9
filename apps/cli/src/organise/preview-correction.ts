/** What a correction would change: asked of the server, and told in words. */
import type { StandingLine } from '@scoresheet/domain-tournament';
import { askServer, type Server } from '../server/ask-server.js';
import { nameIn, type Names } from './names.js';
import type { ResultSent } from './result-sent.js';
import { counted } from './round-lines.js';
import { refusal } from './send-command.js';

interface CorrectionAsked {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly result: ResultSent;
}

type Line = Pick<StandingLine, 'rank' | 'points' | 'tieBreaks'>;

export interface Preview {
  /** The event that it was made of: the correction names it. */
  readonly seq: number;
  readonly standings: readonly {
    readonly entrant: number;
    readonly before: Line;
    readonly after: Line;
  }[];
  /** Matches of the bracket in which others would meet. */
  readonly bracket: readonly string[];
  /** Matches of the bracket that the correction decides by walkover. */
  readonly walkovers: readonly string[];
}

const LINE = '{ rank points tieBreaks { name value } }';
const PREVIEW = `query Preview(
  $tournament: ID!, $phase: Int!, $round: Int!, $table: Int!, $result: TableResultInput!
) {
  preview: previewCorrection(
    tournament: $tournament, phase: $phase, round: $round, table: $table, result: $result
  ) {
    __typename
    ... on CorrectionPreview { seq bracket walkovers standings { entrant before ${LINE} after ${LINE} } }
    ... on Refused { code says }
  }
}`;

type Told =
  | ({ readonly __typename: 'CorrectionPreview' } & Preview)
  | { readonly __typename: 'Refused'; readonly code: string; readonly says: string };

/** Throws a `Fault` where the correction itself would be refused. */
export async function fetchPreview(server: Server, asked: CorrectionAsked): Promise<Preview> {
  const { preview } = await askServer<{ preview: Told }>(server, PREVIEW, { ...asked });
  if (preview.__typename === 'Refused') {
    throw refusal({ is: 'refused', ...preview }, asked.tournament);
  }
  const { seq, standings, bracket, walkovers } = preview;
  return { seq, standings, bracket, walkovers };
}

export function previewLines(
  { standings, bracket, walkovers }: Preview,
  names: Names,
): readonly string[] {
  const rest = [
    ...(bracket.length === 0
      ? ['The bracket stays as it is.']
      : [`Others would meet in these matches of the bracket: ${bracket.join(', ')}.`]),
    ...(walkovers.length === 0
      ? []
      : [`These matches would be decided by walkover: ${walkovers.join(', ')}.`]),
    'What was played stays played, and the old result stays readable.',
  ];
  if (standings.length === 0) return ['No number of the standings would change.', ...rest];
  return [
    `The standings of ${counted(standings.length, 'entrant')} would change:`,
    ...standings.map(
      ({ entrant, before, after }) =>
        `  ${nameIn(names, entrant)}: ${changesOf(before, after).join(', ')}`,
    ),
    ...rest,
  ];
}

function changesOf(before: Line, after: Line): readonly string[] {
  const figures = after.tieBreaks.map(
    ({ name, value }, at) => [name, before.tieBreaks[at]?.value ?? null, value] as const,
  );
  const all = [
    ['rank', before.rank, after.rank] as const,
    ['points', before.points, after.points] as const,
    ...figures,
  ];
  return all
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name} ${was ?? 'none'} -> ${is ?? 'none'}`);
}
