/** Hands in a command of a tournament, and says what became of it. */
import { randomUUID } from 'node:crypto';
import { Fault } from '../program/fault.js';
import { askServer, type Server } from '../server/ask-server.js';
import { adviceOn } from './advice.js';
import { checkArguments, mutationDocument, type Mutation } from './mutations.js';

export interface Accepted {
  readonly is: 'accepted';
  readonly tournament: string;
  readonly seq: number;
  readonly hash: string;
  /** For `after` of a query that has to know of it. */
  readonly token: string;
}

/** Refused by the rules; or somebody else was faster, and it is to be looked at again. */
export interface NotAccepted {
  readonly is: 'refused' | 'conflict';
  readonly code: string;
  readonly says: string;
}

/** The server gives a command ten seconds. */
const PATIENCE_MS = 30_000;
const MAX_TRIES = 6;

type Told =
  | ({ readonly __typename: 'TournamentAccepted' } & Omit<Accepted, 'is'>)
  | { readonly __typename: 'Refused'; readonly code: string; readonly says: string }
  | { readonly __typename: 'Conflict' | 'Pending'; readonly says: string };

/** What a command says: its arguments, and an id where it is to count once however often it is sent. */
export interface Said {
  readonly commandId?: string;
  readonly [argument: string]: unknown;
}

/** What is pending is sent again under the same id, so that it counts once. */
export async function trySend(
  server: Server,
  name: Mutation,
  said: Said,
): Promise<Accepted | NotAccepted> {
  checkArguments(name, said);
  const variables = { commandId: randomUUID(), ...said };
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const { outcome } = await askServer<{ outcome: Told }>(
      server,
      mutationDocument(name),
      variables,
      PATIENCE_MS,
    );
    switch (outcome.__typename) {
      case 'TournamentAccepted': {
        const { tournament, seq, hash, token } = outcome;
        return { is: 'accepted', tournament, seq, hash, token };
      }
      case 'Refused':
        return { is: 'refused', code: outcome.code, says: outcome.says };
      case 'Conflict':
        return { is: 'conflict', code: 'conflict', says: outcome.says };
      case 'Pending':
        continue;
    }
  }
  throw new Fault('no-answer', `${server.url} does not decide. Is its tournament service running?`);
}

/** Throws a `Fault` with the words of the refusal, and what to do. */
export async function send(server: Server, name: Mutation, said: Said): Promise<Accepted> {
  const outcome = await trySend(server, name, said);
  if (outcome.is === 'accepted') return outcome;
  const { tournament } = said;
  throw refusal(outcome, typeof tournament === 'string' ? tournament : 'ID');
}

export function refusal({ code, says }: NotAccepted, tournament: string): Fault {
  const advice = adviceOn(code, tournament);
  return new Fault('refused', advice === undefined ? says : `${says}\n${advice}`, code);
}
