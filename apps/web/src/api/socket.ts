/** The one socket of the page: it comes back by itself for as long as somebody listens. */
import { print } from 'graphql';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws';
import type { TadaDocumentNode } from 'gql.tada';
import type { GraphQLFormattedError } from 'graphql';
import { areNeverAnswered, isSoonAnswered } from './lasting-error.js';
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
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, waitAfter(retries))),
    on: { connected: () => tell('connected'), closed: () => tell('lost') },
  }));

/** Longer each time, and for each page another: a thousand do not come back at one moment. */
const waitAfter = (tries: number): number =>
  Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** Whoever is signed in is another one: the next subscription comes with the new cookie. */
export function renewSocket(): void {
  void socket?.dispose();
  socket = undefined;
}

interface Heard<T> {
  readonly next: (data: T) => void;
  /** The server refuses the subscription, or cannot answer it: what was heard may be old by now. */
  readonly failed: (says: string) => void;
  /** What comes now is current again, after it had failed. */
  readonly recovered?: () => void;
}

/**
 * Subscribes until it is stopped. `graphql-ws` asks again when the connection is back; it gives up
 * what the server refuses, so a refusal that passes is asked for again here: a hall that comes back
 * at once asks too often from one address, say. Gives the way to stop.
 */
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
  return subscribedAgain(request, heard);
}

function subscribedAgain<Result>(request: SubscribePayload, heard: Heard<Result>): () => void {
  let leave = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let isOld = false;
  const refused = (errors: readonly GraphQLFormattedError[]): void => {
    if (errors.length > 0 && !isSoonAnswered(errors)) {
      isOld = true;
      heard.failed(sayError(errors));
    }
    if (areNeverAnswered(errors)) return;
    timer = setTimeout(ask, waitAfter(refusals));
    refusals += 1;
  };
  const ask = (): void => {
    leave = theSocket().subscribe<Result>(request, {
      next: ({ data, errors }) => {
        // What the server could not work out is no message: the feed is to be heard from there again.
        if (errors) {
          leave();
          refused(errors);
        } else if (data) {
          refusals = 0;
          if (isOld) heard.recovered?.();
          isOld = false;
          heard.next(data);
        }
      },
      // What closes the socket for good is no list of errors; the page knows of it as a lost connection.
      error: (error) => refused(Array.isArray(error) ? error : []),
      complete: () => undefined,
    });
  };
  ask();
  return () => {
    clearTimeout(timer);
    leave();
  };
}

const sayError = (errors: readonly GraphQLFormattedError[]): string =>
  errors.map(({ message }) => message).join(' ');
