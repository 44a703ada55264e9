/**
 * Subscriptions over graphql-ws. None of what guards HTTP is in force here, so everything is
 * checked again: origin, token, kind of operation, size and depth.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GRAPHQL_PATH, MAX_SUBSCRIPTIONS_PER_SOCKET } from '@scoresheet/contracts-graphql';
import { SLOW_SUBSCRIBER_CLOSE, SLOW_SUBSCRIBER_REASON } from '@scoresheet/contracts-graphql';
import { Authenticator } from '@scoresheet/services-accounts';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
} from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { API_OPTIONS, type ApiOptions } from '../api-options.js';
import { clientError, maskError } from './masked-error.js';
import { MAX_QUERY_TOKENS, MAX_REQUEST_BYTES, QUERY_LIMITS } from './query-limits.js';
import { identify, type RequestContext } from './request-context.js';

type SocketContext = Context<Record<string, unknown>, Extra>;
type SocketOptions = ServerOptions<Record<string, unknown>, Extra> & { isProd: boolean };

/** A client that does not answer a farewell is cut off. */
const FAREWELL_WITHIN_MS = 1_000;

@Injectable()
export class SubscriptionSocket implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_REQUEST_BYTES });
  private dispose: () => void | Promise<void> = () => undefined;

  constructor(
    @Inject(HttpAdapterHost) private readonly http: HttpAdapterHost,
    @Inject(GraphQLSchemaHost) private readonly schemaHost: GraphQLSchemaHost,
    @Inject(Authenticator) private readonly authenticator: Authenticator,
    @Inject(API_OPTIONS) private readonly options: ApiOptions,
  ) {}

  onApplicationBootstrap(): void {
    const server = useServer(this.socketOptions(), this.sockets);
    this.dispose = () => server.dispose();
    (this.http.httpAdapter.getHttpServer() as Server).on('upgrade', this.upgrade);
  }

  /**
   * Clients are told that this process goes; they come back to the next one. Right now and not
   * later, because Apollo cuts every connection without a word when it is its turn.
   */
  async onModuleDestroy(): Promise<void> {
    (this.http.httpAdapter.getHttpServer() as Server).off('upgrade', this.upgrade);
    const cut = () => this.sockets.clients.forEach((client) => client.terminate());
    const timer = setTimeout(cut, FAREWELL_WITHIN_MS);
    await this.dispose();
    clearTimeout(timer);
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) {
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      this.sockets.emit('connection', opened, request);
      // Such as a message that is too large. The socket is closing with the right code already;
      // the listener that graphql-ws has put here would write strangers' mistakes to the console.
      opened.removeAllListeners('error').on('error', () => undefined);
    });
  };

  private socketOptions(): SocketOptions {
    return {
      isProd: true,
      onConnect: (context) => this.mayConnect(context),
      onSubscribe: (context, _id, payload) => this.prepare(context, payload),
      onNext: (...[, , , , { data = null, errors }]) =>
        errors && { data, errors: errors.map(masked) },
      onError: (_context, _id, _payload, errors) => errors.map(masked),
    };
  }

  private async mayConnect({ connectionParams, extra }: SocketContext): Promise<boolean> {
    if (!isOwnOrigin(extra.request, this.options.allowedOrigins ?? [])) return false;
    return identify(this.authenticator, connectionParams?.['authorization']).then(
      () => true,
      () => false,
    );
  }

  private async prepare(
    context: SocketContext,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { schema } = this.schemaHost;
    try {
      if (Object.keys(context.subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET) {
        throw tooManySubscriptions();
      }
      // Read again for each operation: a socket may be open for longer than its token is good.
      const viewer = await identify(
        this.authenticator,
        context.connectionParams?.['authorization'],
      );
      const document = parseSubscription(payload);
      const problems = validate(schema, document, [...specifiedRules, ...QUERY_LIMITS]);
      if (problems.length > 0) return problems.map(invalid);
      const contextValue: RequestContext = {
        viewer,
        dropSlow: () => context.extra.socket.close(SLOW_SUBSCRIBER_CLOSE, SLOW_SUBSCRIBER_REASON),
      };
      const { operationName, variables: variableValues } = payload;
      return {
        schema,
        document,
        contextValue,
        operationName: operationName ?? null,
        variableValues: variableValues ?? null,
      };
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }
}

/** A program sends no origin; a page may be ours, or one that the operator has named. */
function isOwnOrigin({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function parseSubscription({ query, operationName }: SubscribePayload): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_QUERY_TOKENS });
  } catch (error) {
    throw clientError('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'No query.');
  }
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation !== OperationTypeNode.SUBSCRIPTION) {
    throw clientError(
      'BAD_REQUEST',
      'Only subscriptions run over the socket; send queries and mutations over HTTP.',
    );
  }
  return document;
}

const invalid = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    ...(nodes === undefined ? {} : { nodes }),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });

const tooManySubscriptions = (): GraphQLError =>
  clientError(
    'BAD_REQUEST',
    `A socket carries at most ${MAX_SUBSCRIPTIONS_PER_SOCKET} subscriptions. Open another one.`,
  );

/** Variables that do not fit are found before anything runs: such an error has no path. */
function masked(error: GraphQLError): GraphQLFormattedError {
  const isAboutTheRequest =
    error.path === undefined && !error.originalError && !error.extensions['code'];
  if (isAboutTheRequest) return { message: error.message, extensions: { code: 'BAD_USER_INPUT' } };
  return maskError(error.toJSON(), error);
}
