/**
 * The players of a hall behind one address, in a process of their own: each has a connection of its
 * own for what it reports, as telephones have, and reports when it is due.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { help } from '../../child-process.js';
import { openLoop } from '../../live/open-loop.js';

/** What one player says. */
export interface Report {
  readonly token: string;
  readonly table: number;
  readonly wins: readonly [number, number];
}

export interface ReportTask {
  readonly url: string;
  readonly tournament: string;
  readonly round: number;
  readonly seconds: number;
  readonly reports: readonly Report[];
}

export interface ReportsTold {
  /** From when a report was due to its answer, in milliseconds. */
  readonly tookMs: readonly number[];
  /** What was answered, and how often. */
  readonly answers: Readonly<Record<string, number>>;
}

const REPORT = `mutation ($id: ID!, $tournament: ID!, $round: Int!, $table: Int!, $wins: [Int!]!) {
  sent: reportResult(commandId: $id, tournament: $tournament, phase: 1, round: $round,
    table: $table, result: { is: GAMES, wins: $wins }) { __typename ... on Refused { code } } }`;

interface Answer {
  readonly data?: {
    readonly sent?: { readonly __typename: string; readonly code?: string };
  } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

help<ReportTask, ReportsTold>(async ({ url, tournament, round, seconds, reports }) => {
  const tookMs: number[] = [];
  const answers: Record<string, number> = {};
  const sent: Promise<void>[] = [];
  const next = reports.values();
  async function report(dueMs: number): Promise<void> {
    const { value } = next.next();
    if (value === undefined) return;
    const { token, table, wins } = value;
    const variables = { id: randomUUID(), tournament, round, table, wins };
    const named = nameOf(await post(url, token, { query: REPORT, variables }));
    tookMs.push(performance.now() - dueMs);
    answers[named] = (answers[named] ?? 0) + 1;
  }
  const aSecond = reports.length / seconds;
  await openLoop({ aSecond, seconds, begin: (dueMs) => void sent.push(report(dueMs)) });
  await Promise.all(sent);
  return { tookMs, answers };
});

const nameOf = ({ data, errors = [] }: Answer): string =>
  errors[0]?.extensions?.code ?? data?.sent?.code ?? data?.sent?.__typename ?? 'no answer';

function post(url: string, token: string, body: object): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const options = { method: 'POST', headers, agent: false } as const;
    const asked = request(new URL(GRAPHQL_PATH, url), options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(answerIn(Buffer.concat(chunks).toString())));
    });
    asked.on('error', () => resolve({}));
    asked.end(JSON.stringify(body));
  });
}

function answerIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
