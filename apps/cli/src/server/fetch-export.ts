/** Fetches a match's record from a server, with as much of it as whoever asks may know. */
import { similarNames } from '@scoresheet/rules-engine';
import { Fault, meant } from '../program/fault.js';
import { askServer, type Server } from './ask-server.js';
import { whoAsks, type ServerOptions } from './who-asks.js';

const EXPORT = 'query Export($match: ID!) { exportMatch(id: $match) }';
const EXISTS = 'query Exists($match: ID!) { match(id: $match) { id } }';
const IDS = 'query Ids { matches(first: 100) { edges { node { id } } } }';

export async function fetchExport(id: string, options: ServerOptions): Promise<string> {
  const server = await whoAsks(options);
  try {
    return (await askServer<{ exportMatch: string }>(server, EXPORT, { match: id })).exportMatch;
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'refused') throw error;
    const { match } = await askServer<{ match: object | null }>(server, EXISTS, { match: id });
    throw match === null ? await noSuchMatch(server, id) : error;
  }
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
