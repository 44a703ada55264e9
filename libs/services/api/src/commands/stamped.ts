/** A command with its sender: actor and role come from the session alone. */
import { commandSchema, type Command, type Role } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';

/** Who has both roles plays as a player and rules as a judge: the kind of command decides. */
export function stamped(
  sent: Readonly<Record<string, unknown>>,
  { accountId: actor, roles }: Identity,
  role: Role,
): Command {
  if (!roles.includes(role)) throw clientError('FORBIDDEN', MISSING[role]);
  const parsed = commandSchema.safeParse({ ...sent, actor, role });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw clientError('BAD_USER_INPUT', problems.join('; '));
}

const MISSING: Readonly<Record<Role, string>> = {
  player: 'Only players do this, and this account has not the role "player".',
  judge: 'Only judges do this, and this account has not the role "judge".',
};
