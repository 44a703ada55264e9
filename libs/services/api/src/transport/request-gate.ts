/** What a request over HTTP is, before the GraphQL server sees it: a query or a mutation, by POST. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode, type DocumentNode } from 'graphql';
import { COST_OF_A_TURN, COST_OF_REQUEST } from './limits.js';
import { clientError } from './masked-error.js';
import type { QueryGate } from './query-gate.service.js';
import { refuse, refuseAs } from './refuse.js';
import { turns } from './turns.js';
import { closeUnread, refuseTooLarge, TOO_LARGE } from './unread-body.js';

interface Asking {
  /** The body as its parser left it: anything that JSON can say, or nothing. */
  readonly body?: unknown;
  /** Set here where a query is asked: whoever answers may then pack the answer. */
  isQuery?: boolean;
}

interface Body {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: { readonly persistedQuery?: unknown } | null;
}

type Request = IncomingMessage & Asking;

const UNREADABLE_SAYS =
  'The request cannot be read. Send one JSON object in UTF-8, with "query" in it.';

interface RequestGateOptions {
  readonly gate: Pick<QueryGate, 'admit' | 'costOf' | 'pay' | 'chargeMistake'>;
  /** Whom a request is counted for. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Middleware, to come before anything of the body is read. */
export const takePayment =
  ({ gate, addressOf }: RequestGateOptions) =>
  (request: Request, response: ServerResponse, next: () => void): void => {
    try {
      gate.pay(addressOf(request), COST_OF_REQUEST);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      closeUnread(request, response);
      return refuseAs(response, error);
    }
    if (request.method === 'POST') return next();
    response.setHeader('allow', 'POST');
    const message = 'Queries and mutations are sent by POST, subscriptions over a WebSocket.';
    refuse(response, 405, { code: 'BAD_REQUEST', message });
  };

/** Middleware, for a body that was read. */
export const admitRequests = ({ gate, addressOf }: RequestGateOptions) => {
  const inTurn = turns();
  return (request: Request, response: ServerResponse, next: () => void): void => {
    try {
      const document = admit(gate, request, addressOf(request));
      const cost = document === undefined ? 0 : gate.costOf(document);
      if (cost > COST_OF_A_TURN) inTurn(next);
      else next();
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      refuseAs(response, error);
    }
  };
};

/** Middleware: what the parser of bodies could not take, in the form of every other answer. */
export const refuseUnreadable =
  ({ gate, addressOf }: RequestGateOptions) =>
  (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    next: (error: unknown) => void,
  ): void => {
    if (response.headersSent) return; // it was too large
    const { status } = error as { readonly status?: unknown };
    if (typeof status !== 'number' || status >= 500) return next(error);
    gate.chargeMistake(addressOf(request));
    if (status === TOO_LARGE) return refuseTooLarge(response); // unpacked
    refuse(response, status, { code: 'BAD_REQUEST', message: UNREADABLE_SAYS });
  };

/** What is no request at all is left to the GraphQL server, which has words for it. */
function admit(
  gate: RequestGateOptions['gate'],
  request: Request,
  address: string,
): DocumentNode | undefined {
  const { body } = request;
  if (Array.isArray(body)) {
    gate.chargeMistake(address);
    throw clientError('BAD_REQUEST', UNREADABLE_SAYS);
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const { query, operationName, extensions } = body as Body;
  if (extensions?.persistedQuery !== undefined) {
    throw clientError(
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'This server does not store queries. Send the whole query, without "persistedQuery".',
    );
  }
  if (typeof query !== 'string') return undefined;
  const document = gate.admit(query, address);
  const name = typeof operationName === 'string' ? operationName : null;
  const kind = getOperationAST(document, name)?.operation;
  request.isQuery = kind === OperationTypeNode.QUERY;
  if (kind !== OperationTypeNode.SUBSCRIPTION) return document;
  throw clientError('BAD_REQUEST', 'Subscriptions run over a WebSocket, at the same address.');
}
