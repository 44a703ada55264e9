/** Asks a running server something, by the same api as everybody else. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { Fault, type FaultCode } from '../program/fault.js';

export interface Server {
  readonly url: string;
  readonly token?: string;
}

/** How long a server may take to answer before the command gives up. */
const PATIENCE_MS = 10_000;

/** A server that is asked too often says when it answers again; nobody waits longer than this. */
const LONGEST_WAIT_MS = 30_000;
const MAX_TRIES = 20;

interface AnswerError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly retryAfterMs?: unknown };
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly AnswerError[];
}

/** `T` is what `query` asks for; the schema vouches for it. Throws a `Fault`. */
export async function askServer<T>(
  server: Server,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  patienceMs: number = PATIENCE_MS,
): Promise<T> {
  const body = JSON.stringify({ query, variables });
  for (let tried = 1; ; tried += 1) {
    const { data, errors } = await send(server, body, patienceMs);
    const [error] = errors ?? [];
    const waitMs = tried < MAX_TRIES ? waitAskedFor(error) : undefined;
    if (waitMs !== undefined) await sleep(waitMs);
    else if (error) throw new Fault(faultCodeOf(error.extensions?.code), error.message);
    else if (data === undefined || data === null) throw noServer(server.url);
    else return data as T;
  }
}

/** Nothing was done of what was refused for its pace, so it can be asked again. */
function waitAskedFor(error: AnswerError | undefined): number | undefined {
  const { code, retryAfterMs } = error?.extensions ?? {};
  if (code !== 'RATE_LIMITED' || typeof retryAfterMs !== 'number') return undefined;
  return retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : undefined;
}

async function send({ url, token }: Server, body: string, patienceMs: number): Promise<Answer> {
  const headers = withoutUndefined<Record<string, string>>({
    'content-type': 'application/json',
    authorization: token === undefined ? undefined : `Bearer ${token}`,
  });
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(new URL(GRAPHQL_PATH, url), {
      method: 'POST',
      headers,
      body,
      signal,
    });
    return (await answer.json()) as Answer;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_INVALID_URL') {
      throw new Fault('usage', `"${url}" is no address; write it like http://localhost:4000.`);
    }
    throw noServer(url);
  }
}

const noServer = (url: string): Fault =>
  new Fault('no-answer', `nothing answers at ${url}. Is the server running ("npm start")?`);

function faultCodeOf(code: unknown): FaultCode {
  return code === 'UNAVAILABLE' || code === undefined ? 'no-answer' : 'refused';
}
