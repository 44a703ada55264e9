/** The one socket of the page: it comes back by itself for as long as somebody listens. */
import { print } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import type { TadaDocumentNode } from 'gql.tada';
import { isPublicPage } from './public-page.js';

const MOST_WAIT_MS = 10_000;
const FIRST_WAIT_MS = 300;

type Connection = 'connected' | 'lost';
const watching = new Set<(connection: Connection) => void>();
const tell = (connection: Connection): void => watching.forEach((each) => each(connection));

/** Tells whether the server can be heard; gives the way to stop. */
export function watchConnection(told: (connection: Connection) => void): () => void {
  watching.add(told);
  return () => void watching.delete(told);
}

const addressOfSocket = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

let socket: Client | undefined;

const theSocket = (): Client =>
  (socket ??= createClient({
    url: addressOfSocket(),
    // A browser sends the cookie with every socket; this says that it stands for nobody here.
    connectionParams: isPublicPage ? { authorization: null } : {},
    shouldRetry: () => true,
    retryAttempts: Infinity,
    retryWait: (retries) => waited(Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** retries)),
    on: { connected: () => tell('connected'), closed: () => tell('lost') },
  }));

const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random() / 2)));

/** Whoever is signed in is another one: the next subscription comes with the new cookie. */
export function renewSocket(): void {
  void socket?.dispose();
  socket = undefined;
}

interface Heard<T> {
  readonly next: (data: T) => void;
  /** The server refuses the subscription, or has ended it. */
  readonly failed: (says: string) => void;
}

/** Subscribes once; `graphql-ws` asks again when the connection is back. Gives the way to stop. */
export function subscribed<Result, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Result, Variables>,
  variables: () => Variables,
  heard: Heard<Result>,
): () => void {
  const query = print(document);
  // The variables are read at each new connection: a feed goes on after the last event it has.
  const request = {
    query,
    get variables() {
      return variables();
    },
  };
  return theSocket().subscribe<Result>(request, {
    next: ({ data, errors }) => {
      if (errors) heard.failed(errors.map(({ message }) => message).join(' '));
      else if (data) heard.next(data);
    },
    error: (error) => heard.failed(sayError(error)),
    complete: () => undefined,
  });
}

function sayError(error: unknown): string {
  if (Array.isArray(error)) return error.map(({ message }) => String(message)).join(' ');
  return error instanceof Error ? error.message : 'The connection was closed.';
}
