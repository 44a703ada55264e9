/** Sends a command, and tells what became of it; sent twice under one id, it counts once. */
import type { Possibly } from '@scoresheet/rules-engine';
import type { TadaDocumentNode } from 'gql.tada';
import { client } from './client.js';
import { commandId } from './command-id.js';
import { lastingError } from './lasting-error.js';
import type { OutcomeFields } from './outcome-fragment.js';

export type Fate<Accepted> =
  | ({ readonly is: 'accepted' } & Accepted)
  | {
      readonly is: 'refused';
      /** A kebab-case fact, for what the page says beside the words. */
      readonly code?: string;
      readonly rule: string | null;
      readonly says: string;
    }
  /** The situation is another one by now: whoever sent the command looks again. */
  | { readonly is: 'conflict'; readonly says: string }
  /** The server has not answered for as long as it was waited for; what was sent is not lost. */
  | { readonly is: 'pending' };

export type CommandFate = Fate<{ readonly match: string; readonly seq: number }>;

const WAIT_MS = 1_000;
const TRIES = 30;
/** For what is not given up while its page is there: however long a server is away, it comes back. */
export const UNTIL_HEARD = Infinity;

/** A mutation of one command, whose answer stands under `outcome`. */
export type CommandDocument<Variables, Outcome = OutcomeFields> = TadaDocumentNode<
  { readonly outcome: Outcome },
  Variables
>;

/** What a command says, in variables of its mutation; the id is made where none is given. */
export type CommandVariables<Variables> = Possibly<Omit<Variables, 'commandId'>> & {
  readonly commandId?: string;
};

/** To a match. As `sendUntilAnswered`. */
export const sendCommand = <Variables extends object>(
  mutation: CommandDocument<Variables>,
  variables: NoInfer<CommandVariables<Variables>>,
  tries = TRIES,
): Promise<CommandFate> => sendUntilAnswered({ mutation, variables, fateOf, tries });

interface Sending<Variables, Outcome, Accepted> {
  readonly mutation: CommandDocument<Variables, Outcome>;
  readonly variables: CommandVariables<Variables>;
  readonly fateOf: (outcome: Outcome) => Fate<Accepted>;
  readonly tries?: number;
}

/**
 * A lost answer is asked for again under the same id: the command is on the record once, whatever
 * the connection did between. Throws when the server cannot be reached by so many tries, a second
 * apart.
 */
export async function sendUntilAnswered<Variables extends object, Outcome, Accepted>({
  mutation,
  variables,
  fateOf,
  tries = TRIES,
}: Sending<Variables, Outcome, Accepted>): Promise<Fate<Accepted>> {
  // Whoever may have to send the same once more, after a page has given up, brings an id along.
  const named = { commandId: commandId(), ...variables };
  for (let tried = 1; ; tried += 1) {
    const isLast = tried >= tries;
    try {
      const outcome = await sendOnce(mutation, named);
      const fate: Fate<Accepted> = outcome === undefined ? { is: 'pending' } : fateOf(outcome);
      if (fate.is !== 'pending' || isLast) return fate;
    } catch (error) {
      const says = lastingError(error);
      if (says !== undefined) return { is: 'refused', rule: null, says };
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

async function sendOnce<Outcome, Variables>(
  mutation: CommandDocument<Variables, Outcome>,
  variables: Record<string, unknown>,
): Promise<Outcome | undefined> {
  const { data } = await client.mutate<{ readonly outcome: Outcome }, Record<string, unknown>>({
    mutation,
    variables,
    fetchPolicy: 'no-cache',
  });
  return data?.outcome;
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
