/** What a request over HTTP is, before the GraphQL server sees it: a query or a mutation, by POST. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import { clientError } from './masked-error.js';
import type { QueryGate } from './query-gate.service.js';
import { refuse, refuseAs } from './refuse.js';

interface Asking {
  /** As the body's parser left it: anything that JSON can say, or nothing. */
  readonly body?: unknown;
}

interface Body {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: { readonly persistedQuery?: unknown } | null;
}

type Request = IncomingMessage & Asking;

/** Middleware; `addressOf` says whom a request is counted for. */
export const admitRequests =
  (gate: Pick<QueryGate, 'admit'>, addressOf: (request: IncomingMessage) => string) =>
  (request: Request, response: ServerResponse, next: () => void): void => {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      const message = 'Queries and mutations are sent by POST, subscriptions over a WebSocket.';
      return refuse(response, 405, { code: 'BAD_REQUEST', message });
    }
    try {
      admit(gate, request.body, addressOf(request));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return refuseAs(response, error);
    }
    next();
  };

/** What is no request at all is left to the GraphQL server, which has words for it. */
function admit(gate: Pick<QueryGate, 'admit'>, body: unknown, address: string): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const { query, operationName, extensions } = body as Body;
  if (extensions?.persistedQuery !== undefined) {
    throw clientError(
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'This server keeps no queries. Send the whole query, without "persistedQuery".',
    );
  }
  if (typeof query !== 'string') return;
  const document = gate.admit(query, address);
  const name = typeof operationName === 'string' ? operationName : null;
  if (getOperationAST(document, name)?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw clientError('BAD_REQUEST', 'Subscriptions run over a WebSocket, at the same address.');
}
