/** Asks a running server something, by the same api as everybody else. */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { Fault, type FaultCode } from '../program/fault.js';

export interface Server {
  readonly url: string;
  readonly token?: string;
}

/** How long a server may take to answer before the command gives up. */
const PATIENCE_MS = 10_000;

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; extensions?: { readonly code?: unknown } }[];
}

/** `T` is what `query` asks for; the schema vouches for it. Throws a `Fault`. */
export async function askServer<T>(
  server: Server,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const { data, errors } = await send(server, JSON.stringify({ query, variables }));
  const [error] = errors ?? [];
  if (error) throw new Fault(faultCodeOf(error.extensions?.code), error.message);
  if (data === undefined || data === null) throw noServer(server.url);
  return data as T;
}

async function send({ url, token }: Server, body: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
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
