/**
 * Fetches a match's record from a server. On the machine that holds the installation's key it is
 * everything; elsewhere a token decides what is disclosed.
 */
import { similarNames } from '@scoresheet/rules-engine';

import { Fault, meant } from '../program/fault.js';
import { settingsOf } from './settings.js';
import { askServer, type Server } from './ask-server.js';
import { houseToken } from './house-token.js';

export interface ServerOptions {
  /** Absent: this machine, as the settings say. */
  readonly url?: string;
  /** Absent: the house, by the key in the data folder. */
  readonly token?: string;
}

const EXPORT = 'query Export($match: ID!) { exportMatch(id: $match) }';
const EXISTS = 'query Exists($match: ID!) { match(id: $match) { id } }';
const IDS = 'query Ids { matches(first: 100) { edges { node { id } } } }';

export async function fetchExport(id: string, options: ServerOptions): Promise<string> {
  const { host, port } = settingsOf(process.env);
  const token = options.token ?? (await houseToken());
  const url = options.url ?? `http://${host}:${port}`;
  const server = token === undefined ? { url } : { url, token };
  const { match } = await askServer<{ match: object | null }>(server, EXISTS, { match: id });
  if (!match) throw await noSuchMatch(server, id);
  return (await askServer<{ exportMatch: string }>(server, EXPORT, { match: id })).exportMatch;
}

async function noSuchMatch(server: Server, id: string): Promise<Fault> {
  const { matches } = await askServer<{ matches: { edges: { node: { id: string } }[] } }>(
    server,
    IDS,
  );
  const ids = matches.edges.map(({ node }) => node.id);
  const hint =
    meant(similarNames(id, ids)) || ` There are, among others: ${ids.slice(0, 3).join(', ')}.`;
  const known = ids.length > 0 ? hint : ' It has no matches yet.';
  return new Fault('no-such-match', `${server.url} has no match "${id}".${known}`);
}
