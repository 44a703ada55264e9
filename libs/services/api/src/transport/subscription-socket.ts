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
import {
  GRAPHQL_PATH,
  MAX_SUBSCRIPTIONS_PER_SOCKET,
  SOCKET_CLOSE,
} from '@scoresheet/contracts-graphql';
import { isAllowedHost, TRACEPARENT, type TraceContext } from '@scoresheet/contracts-messages';
import { Authenticator } from '@scoresheet/services-accounts';
import { GraphQLError, type ExecutionArgs } from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { API_CLOCK, FRONT_DOOR } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { sharedAnswers } from '../events/shared-answers.js';
import type { FrontDoorOptions } from './front-door-options.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { SecurityRefusals } from './security-refusals.js';
import { COST_OF_SOCKET_MESSAGE, FAREWELL_WITHIN_MS, MAX_REQUEST_BYTES } from './limits.js';
import { LiveSockets, type SocketClose } from './live-sockets.js';
import { isAllowedOrigin } from './origin.js';
import { addressOf } from './peer-address.js';
import { QueryGate } from './query-gate.service.js';
import { whoAsks, type Presented, type RequestContext } from './request-context.js';
import { inTrace, newTrace } from './request-trace.js';
import { SharingSocket, writtenOnce } from './shared-text.js';
import { maskedOnSocket, subscriptionReader, tooManyAtOnce } from './subscription-request.js';
import { Tarpit } from './tarpit.service.js';

type SocketContext = Context<Record<string, unknown>, Extra>;
type SocketOptions = ServerOptions<Record<string, unknown>, Extra> & { isProd: boolean };

@Injectable()
export class SubscriptionSocket implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject() private readonly refusals!: FrontDoorRefusals;
  @Inject() private readonly security!: SecurityRefusals;
  @Inject() private readonly tarpit!: Tarpit;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_BYTES,
    WebSocket: SharingSocket,
  });
  @Inject() private readonly http!: HttpAdapterHost;
  private readonly live: LiveSockets;
  private readonly answers = sharedAnswers();
  private readonly read: ReturnType<typeof subscriptionReader>;
  private dispose: () => void | Promise<void> = () => undefined;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly gate: QueryGate,
    @Inject(FRONT_DOOR) private readonly frontDoor: FrontDoorOptions,
    @Inject(API_CLOCK) clock: Clock,
  ) {
    this.read = subscriptionReader({ gate, ...frontDoor });
    this.live = new LiveSockets({
      clock,
      again: (credential) => authenticator.again(credential),
      refusalOf: (address, viewer) => authenticator.refusalOf(address, viewer),
      perAddress: frontDoor.socketsPerAddress,
      perViewer: frontDoor.socketsPerViewer,
      bufferBytes: frontDoor.socketBufferBytes,
    });
  }

  /** How many sockets are open, for figures of the process. */
  counts(): ReturnType<LiveSockets['counts']> {
    return this.live.counts();
  }

  onApplicationBootstrap(): void {
    const server = useServer(this.socketOptions(), this.server);
    this.dispose = () => server.dispose();
    (this.http.httpAdapter.getHttpServer() as Server).on('upgrade', this.upgrade);
  }

  /**
   * Clients are told that this process goes; they come back to the next one. Right now and not
   * later, because Apollo cuts every connection without a word when it is its turn.
   */
  async onModuleDestroy(): Promise<void> {
    this.live.stop();
    (this.http.httpAdapter.getHttpServer() as Server).off('upgrade', this.upgrade);
    const cut = () => this.server.clients.forEach((client) => client.terminate());
    const timer = setTimeout(cut, FAREWELL_WITHIN_MS);
    await this.dispose();
    clearTimeout(timer);
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { hosts } = this.frontDoor;
    const isOurs = isAllowedHost(request.headers.host, hosts) || !this.refusals.refuses('host');
    if (!isOurs) return this.cut(socket, '421 Misdirected Request');
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) return this.cut(socket, '404 Not Found');
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const refused = this.refusalOf(request) ?? this.enter(opened, request);
      if (refused === undefined) this.server.emit('connection', opened, request);
      // A socket errs by a message that is too large, say. It is closing with the right code
      // already; the listener that graphql-ws has put here would write strangers' mistakes to the
      // console.
      opened.removeAllListeners('error').on('error', () => undefined);
      if (refused !== undefined) this.sendAway(opened, refused);
    });
  };

  private cut(socket: Duplex, status: string): void {
    this.refusals.count('upgrade');
    socket.on('error', () => undefined);
    const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n\r\n`;
    socket.end(head, () => socket.destroy());
  }

  /** A socket that is sent away is told why, and has no more than a moment to go by itself. */
  private sendAway(opened: WebSocket, { code, reason }: SocketClose): void {
    this.refusals.count('upgrade');
    opened.close(code, reason);
    const timer = setTimeout(() => opened.terminate(), FAREWELL_WITHIN_MS).unref();
    opened.on('close', () => clearTimeout(timer));
  }

  /** Refuses a socket before anything is read that a stranger's page sends. */
  private refusalOf(request: IncomingMessage): SocketClose | undefined {
    const isAllowed = isAllowedOrigin(request, this.frontDoor.allowedOrigins);
    return isAllowed ? undefined : SOCKET_CLOSE.foreignOrigin;
  }

  private enter(opened: WebSocket, request: IncomingMessage): SocketClose | undefined {
    const refused = this.live.enter(opened, this.addressOf(request));
    if (refused !== undefined) return refused;
    opened.on('close', () => this.live.leave(opened));
    // Every message and ping is answered, and a peer may send many and read none of the answers.
    opened.on('message', () => this.live.checkRead(opened));
    opened.on('ping', () => this.live.checkRead(opened));
    return undefined;
  }

  private addressOf(request: IncomingMessage): string {
    return addressOf(request, this.frontDoor.trustedProxies);
  }

  private socketOptions(): SocketOptions {
    return {
      isProd: true,
      onConnect: (context) => this.mayConnect(context),
      onSubscribe: (context, _id, payload) => this.prepare(context, payload),
      subscribe: (args) => inTrace(traceOf(args), () => this.answers.subscribe(args)),
      onNext: async (...[{ extra }, , , args, answer]) => {
        const { data = null, errors } = answer;
        if (errors === undefined) return writtenOnce(answer);
        await this.tarpit.holdOnSocket(extra.socket, errors);
        return inTrace(traceOf(args), () => ({ data, errors: errors.map(maskedOnSocket) }));
      },
      onError: async ({ extra }, _id, _payload, errors) => {
        await this.tarpit.holdOnSocket(extra.socket, errors);
        return errors.map(maskedOnSocket);
      },
    };
  }

  private async mayConnect(context: SocketContext): Promise<boolean> {
    const refused = await this.present(context).catch(failedToConnect);
    if (refused === undefined) return true;
    context.extra.socket.close(refused.code, refused.reason);
    return false;
  }

  /** Read again for each operation: a socket may be open for longer than its token is good. */
  private whoAsks({ connectionParams, extra }: SocketContext): Promise<Presented | undefined> {
    const { trustedProxies } = this.frontDoor;
    const authorization = connectionParams?.['authorization'];
    const { request } = extra;
    const asking = { request, trustedProxies, authorization, refusals: this.security };
    return whoAsks(this.authenticator, asking);
  }

  private async present(context: SocketContext): Promise<SocketClose | undefined> {
    try {
      const presented = await this.whoAsks(context);
      return presented && this.live.present(context.extra.socket, presented);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return CLOSE_FOR[String(error.extensions['reason'])] ?? SOCKET_CLOSE.unauthenticated;
    }
  }

  private async prepare(
    context: SocketContext,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    try {
      const address = this.addressOf(context.extra.request);
      this.gate.pay(address, COST_OF_SOCKET_MESSAGE);
      if (Object.keys(context.subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET) {
        throw tooManyAtOnce();
      }
      const read = this.read(payload, address);
      if (!('document' in read)) return read;
      const { viewer, credential } = (await this.whoAsks(context)) ?? {};
      const trace = newTrace(payload.extensions?.[TRACEPARENT]);
      const hasLeft = () => context.extra.socket.readyState !== WebSocket.OPEN;
      const contextValue: RequestContext = { viewer, credential, address, hasLeft, trace };
      return { ...read, contextValue };
    } catch (error) {
      // What is thrown here would be written to the console as it is; returned, it is masked.
      return [error instanceof GraphQLError ? error : asGraphQLError(error)];
    }
  }
}

const CLOSE_FOR: Readonly<Record<string, SocketClose>> = {
  blocked: SOCKET_CLOSE.blocked,
  'token-expired': SOCKET_CLOSE.tokenExpired,
  'foreign-page': SOCKET_CLOSE.foreignOrigin,
};

const traceOf = ({ contextValue }: ExecutionArgs): TraceContext =>
  (contextValue as RequestContext).trace ?? newTrace();

const asGraphQLError = (originalError: unknown): GraphQLError =>
  new GraphQLError('internal error', { originalError: originalError as Error });

/** Ours, not the peer's: the log has it under the reference. */
function failedToConnect(error: unknown): SocketClose {
  const { extensions } = maskedOnSocket(asGraphQLError(error));
  const { code, reason } = SOCKET_CLOSE.internalError;
  return { code, reason: `${reason} ${String(extensions?.['reference'])}` };
}
