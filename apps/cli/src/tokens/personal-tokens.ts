/** Personal tokens of the account that is signed in. */
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';

export const SCOPES = ['read', 'play', 'judge'] as const;
export type Scope = (typeof SCOPES)[number];

export interface PersonalToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

interface WantedToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly days?: number;
}

const KEPT = '{ id name scopes expiresAt }';

const CREATE = `mutation Create($name: String!, $scopes: [Scope!]!, $days: Int) {
  outcome: createToken(name: $name, scopes: $scopes, days: $days) {
    ... on TokenCreated { token kept ${KEPT} }
    ... on AccountRefused { says }
  }
}`;

const LIST = `query List { me { id } myTokens ${KEPT} }`;

const REVOKE = `mutation Revoke($id: ID!) {
  outcome: revokeToken(id: $id) { ... on AccountRefused { says } }
}`;

interface Kept extends Omit<PersonalToken, 'scopes'> {
  readonly scopes: readonly string[];
}

/** The token itself is shown this once. Throws a `Fault` with the server's words. */
export async function createToken(
  server: Server,
  { name, scopes, days }: WantedToken,
): Promise<PersonalToken & { readonly token: string }> {
  const { outcome } = await askServer<{
    outcome: { token?: string; kept?: Kept; says?: string };
  }>(server, CREATE, { name, scopes: scopes.map((scope) => scope.toUpperCase()), days });
  const { token, kept, says = 'the server refuses.' } = outcome;
  if (token === undefined || kept === undefined) throw new Fault('refused', says);
  return { ...tokenOf(kept), token };
}

/** The account's tokens that still open something, the newest first. */
export async function listTokens(server: Server): Promise<readonly PersonalToken[]> {
  const { myTokens } = await askServer<{ myTokens: readonly Kept[] }>(server, LIST);
  return myTokens.map(tokenOf);
}

export async function revokeToken(server: Server, id: string): Promise<void> {
  const { outcome } = await askServer<{ outcome: { says?: string } }>(server, REVOKE, { id });
  if (outcome.says !== undefined) throw new Fault('refused', outcome.says);
}

const tokenOf = ({ scopes, ...kept }: Kept): PersonalToken => ({
  ...kept,
  scopes: scopes.map((scope) => scope.toLowerCase() as Scope),
});
