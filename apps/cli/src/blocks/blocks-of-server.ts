/** Who is let in no more, as operators see and change it. */
import { Fault } from '../program/fault.js';
import { findAccount } from '../roles/roles-of-account.js';
import { askServer, type Server } from '../server/ask-server.js';

export interface Block {
  readonly id: string;
  readonly account: string | null;
  readonly network: string | null;
  readonly reason: string;
  /** Milliseconds since the epoch; null: until somebody lifts it. */
  readonly until: number | null;
  readonly liftedAt: number | null;
}

const BLOCK = '{ id account network reason until liftedAt }';
const CHANGED = `{ ... on BlockChanged { block ${BLOCK} } ... on AccountRefused { says } }`;

const BLOCK_ACCOUNT = `mutation Block($whom: ID!, $reason: String!, $until: Float) {
  outcome: blockAccount(account: $whom, reason: $reason, until: $until) ${CHANGED}
}`;
const BLOCK_NETWORK = `mutation Block($whom: String!, $reason: String!, $until: Float) {
  outcome: blockNetwork(network: $whom, reason: $reason, until: $until) ${CHANGED}
}`;
const LIFT = `mutation Lift($id: ID!) { outcome: liftBlock(id: $id) ${CHANGED} }`;
const LIST = `query Blocks($past: Boolean!) { blocks(first: 500, past: $past) ${BLOCK} }`;

/** The id of an account or a guest, as records have it. */
const ACTOR = /^a-[0-9a-f]{32}$/;
/** An address or a network; no name has a colon or a slash, or is made of digits and dots alone. */
const NETWORK = /^[\d.]+(?:\/\d+)?$|[:/]/;

interface WantedBlock {
  /** A name, the id of an account or a guest, an address or a network. */
  readonly whom: string;
  readonly reason: string;
  readonly until?: number;
}

/** Throws a `Fault` where the server refuses, or nobody has the name. */
export async function block(server: Server, wanted: WantedBlock): Promise<Block> {
  const { whom, ...said } = wanted;
  if (NETWORK.test(whom)) return changed(server, BLOCK_NETWORK, { whom, ...said });
  const id = ACTOR.test(whom) ? whom : (await findAccount(server, whom)).id;
  return changed(server, BLOCK_ACCOUNT, { whom: id, ...said });
}

export const unblock = (server: Server, id: string): Promise<Block> =>
  changed(server, LIFT, { id });

/** The newest first; with `past`, those that are over or lifted as well. */
export async function listBlocks(server: Server, past: boolean): Promise<readonly Block[]> {
  return (await askServer<{ blocks: readonly Block[] }>(server, LIST, { past })).blocks;
}

async function changed(server: Server, query: string, variables: object): Promise<Block> {
  const { outcome } = await askServer<{ outcome: { block?: Block; says?: string } }>(
    server,
    query,
    { ...variables },
  );
  if (outcome.block !== undefined) return outcome.block;
  throw new Fault('refused', outcome.says ?? 'the server refuses.');
}
