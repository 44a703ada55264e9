/** What accounts may do, as whoever holds the installation's key sees and changes it. */
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';

export const ROLES = ['player', 'judge', 'organiser', 'spectator', 'operator'] as const;
export type Role = (typeof ROLES)[number];

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
}

const FIND = 'query Account($name: String!) { account(name: $name) { id name roles } }';

/** Throws a `Fault` where nobody has this name. */
export async function findAccount(server: Server, name: string): Promise<Account> {
  interface Found {
    readonly account: (Omit<Account, 'roles'> & { readonly roles: readonly string[] }) | null;
  }
  const { account } = await askServer<Found>(server, FIND, { name });
  if (account !== null) {
    return { ...account, roles: account.roles.map((role) => role.toLowerCase() as Role) };
  }
  throw new Fault(
    'no-such-account',
    `nobody at ${server.url} has the name "${name}". Register it first: the mutation "register".`,
  );
}

export interface RoleChange {
  readonly name: string;
  readonly role: Role;
  readonly change: 'grant' | 'revoke';
}

/** The account as it is afterwards. Throws a `Fault` where the server refuses. */
export async function changeRole(server: Server, wanted: RoleChange): Promise<Account> {
  const { name, role, change } = wanted;
  const { id } = await findAccount(server, name);
  const { outcome } = await askServer<{ outcome: { says?: string } }>(
    server,
    `mutation Change($account: ID!, $role: Role!) {
      outcome: ${change}Role(account: $account, role: $role) { ... on AccountRefused { says } }
    }`,
    { account: id, role: role.toUpperCase() },
  );
  if (outcome.says !== undefined) throw new Fault('refused', outcome.says);
  return findAccount(server, name);
}
