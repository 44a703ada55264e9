/** Sends a command, and tells what became of it; sent twice under one id, it counts once. */
import type { TadaDocumentNode } from 'gql.tada';
import { client } from './client.js';
import { commandId } from './command-id.js';
import { lastingError } from './lasting-error.js';
import type { OutcomeFields } from './outcome-fragment.js';

export type CommandFate =
  | { readonly is: 'accepted'; readonly match: string; readonly seq: number }
  | { readonly is: 'refused'; readonly rule: string | null; readonly says: string }
  /** The situation is another one by now: whoever sent the command looks again. */
  | { readonly is: 'conflict'; readonly says: string }
  /** The server has not answered for as long as it was waited for; what was sent is not lost. */
  | { readonly is: 'pending' };

const WAIT_MS = 1_000;
const TRIES = 30;
/** For what is not given up while its page is there: however long a server is away, it comes back. */
export const UNTIL_HEARD = Infinity;

/** A mutation of one command, whose answer stands under `outcome`. */
export type CommandDocument<Variables> = TadaDocumentNode<
  { readonly outcome: OutcomeFields },
  Variables & { readonly commandId: string }
>;

/**
 * A lost answer is asked for again under the same id: the command is on the record once, whatever
 * the connection did between. Throws when the server cannot be reached by so many tries, a second
 * apart.
 */
export async function sendCommand<Variables extends object>(
  mutation: CommandDocument<Variables>,
  variables: Variables,
  tries = TRIES,
): Promise<CommandFate> {
  const named = { ...variables, commandId: commandId() };
  for (let tried = 1; ; tried += 1) {
    const isLast = tried >= tries;
    try {
      const fate = await sendOnce(mutation, named);
      if (fate.is !== 'pending' || isLast) return fate;
    } catch (error) {
      const says = lastingError(error);
      if (says !== undefined) return { is: 'refused', rule: null, says };
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

async function sendOnce<Variables extends { readonly commandId: string }>(
  mutation: TadaDocumentNode<{ readonly outcome: OutcomeFields }, Variables>,
  variables: Variables,
): Promise<CommandFate> {
  const { data } = await client.mutate<
    { readonly outcome: OutcomeFields },
    Record<string, unknown>
  >({ mutation, variables, fetchPolicy: 'no-cache' });
  return data ? fateOf(data.outcome) : { is: 'pending' };
}

function fateOf(outcome: OutcomeFields): CommandFate {
  switch (outcome.__typename) {
    case 'Accepted':
      return { is: 'accepted', match: outcome.match, seq: outcome.seq };
    case 'Refused':
      return { is: 'refused', rule: outcome.rule, says: outcome.says };
    case 'Conflict':
      return { is: 'conflict', says: outcome.says };
    case 'Pending':
      return { is: 'pending' };
  }
}
