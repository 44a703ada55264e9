/** Suspended matches as a judge sees and ends them. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ask } from '@scoresheet/services-bots';
import { keysFrom } from '@scoresheet/services-keys';
import type { Cluster } from './cluster.spec-kit.js';

export interface Suspension {
  readonly match: string;
  readonly seq: number;
  readonly reference: string;
  readonly says: string;
  readonly endedSeq: number | null;
}

const CREATE = `mutation ($id: ID!) {
  sent: createMatch(commandId: $id, game: "fuzzycards") { __typename ... on Accepted { match } } }`;
const WHY = `query ($match: ID!) {
  suspension(match: $match) { match seq reference says endedSeq } }`;
const VOID = `mutation ($match: ID!, $seq: Int!) {
  voidMatch(
    commandId: "void", match: $match, suspendedSeq: $seq, reason: "somebody wrote into the log"
  ) { __typename ... on Accepted { seq } } }`;

/** The api for a judge, whose token is made with the installation's key. */
export async function judgeAt({ url, settings }: Cluster) {
  const key = Buffer.from(settings['SCORESHEET_INSTALLATION_KEY'] ?? '', 'hex');
  return { url, token: (await issueLocalToken(keysFrom(key), { role: 'judge' })).token };
}

export async function newMatch(cluster: Cluster, id: string): Promise<string> {
  const judge = await judgeAt(cluster);
  return (await ask<{ sent: { match: string } }>(judge, CREATE, { id })).sent.match;
}

/** The suspension of each match, or null. */
export async function suspensionsOf(
  cluster: Cluster,
  matches: readonly string[],
): Promise<readonly (Suspension | null)[]> {
  const judge = await judgeAt(cluster);
  const asked = matches.map((match) =>
    ask<{ suspension: Suspension | null }>(judge, WHY, { match }),
  );
  return (await Promise.all(asked)).map(({ suspension }) => suspension);
}

export async function voidMatch(cluster: Cluster, match: string, seq: number): Promise<object> {
  const judge = await judgeAt(cluster);
  return (await ask<{ voidMatch: object }>(judge, VOID, { match, seq })).voidMatch;
}
