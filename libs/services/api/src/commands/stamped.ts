/** A command with its sender: actor and role come from the session alone. */
import { commandSchema, type Command, type Role } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';

/** Clock and house are no accounts: services alone speak for them. */
export type CommandRole = Exclude<Role, 'clock' | 'house'>;

/**
 * Stamped with the first of these roles that the account has: who has two of them plays as a
 * player and rules as a judge, and the kind of command decides.
 */
export function stamped(
  sent: Readonly<Record<string, unknown>>,
  { accountId: actor, roles }: Identity,
  ...asked: readonly [CommandRole, ...CommandRole[]]
): Command {
  const role = asked.find((each) => roles.includes(each));
  if (role === undefined) throw missing(asked);
  const parsed = commandSchema.safeParse({ ...sent, actor, role });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw clientError('BAD_USER_INPUT', problems.join('; '));
}

function missing(asked: readonly CommandRole[]) {
  const who = asked.map((role) => `${role}s`).join(' and ');
  const roles = asked.map((role) => `"${role}"`).join(' or ');
  return clientError(
    'FORBIDDEN',
    `Only ${who} can do this, and this account does not have the role ${roles}.`,
  );
}
