/** What cannot be set from within a module: who may speak over HTTP, and how large a body is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { FOREIGN_HOST_SAYS, isAllowedHost, type HostNames } from '@scoresheet/contracts-messages';
import { ANSWER_TALLY, BUILT_PAGES, FRONT_DOOR } from '../api-parts.js';
import type { BuiltPages } from '../pages/built-pages.js';
import { servePages } from '../pages/serve-pages.js';
import { ToldPages } from '../pages/told-pages.service.js';
import type { AnswerTally } from '../service/answer-tally.js';
import { boundAnswers } from './bounded-answers.js';
import { Connections } from './connections.js';
import type { FrontDoorOptions } from './front-door-options.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { CONNECTIONS_BESIDE_SOCKETS, MAX_REQUEST_BYTES } from './limits.js';
import { isAllowedOrigin, ORIGIN_SAYS } from './origin.js';
import { packAnswers } from './packed-answers.js';
import { addressOf } from './peer-address.js';
import { QueryGate } from './query-gate.service.js';
import { refuse } from './refuse.js';
import { admitRequests, refuseUnreadable, takePayment } from './request-gate.js';
import { timeAnswers } from './time-answers.js';
import { traceRequest } from './request-trace.js';
import { SecurityRefusals } from './security-refusals.js';
import { Tarpit } from './tarpit.service.js';
import { boundBodies } from './unread-body.js';

const DAY_S = 86_400;
const MISDIRECTED = 421;

type Next = (error?: unknown) => void;

/**
 * Create the application with `bodyParser: false`, so that the limit here is the only one. The
 * origin comes first: nothing of a stranger's page is read.
 */
export function configureHttp(app: NestExpressApplication): void {
  const { allowedOrigins, hosts, trustedProxies } = partOf<FrontDoorOptions>(app, FRONT_DOOR);
  const refusals = app.get(FrontDoorRefusals, { strict: false });
  const gate = app.get(QueryGate, { strict: false });
  const whose = (request: IncomingMessage): string => addressOf(request, trustedProxies);
  const requests = { gate, addressOf: whose };
  app.disable('x-powered-by');
  const { holdRefusals } = app.get(Tarpit, { strict: false });
  app.use(holdRefusals, sniffNothing, traceRequest, refuseForeignHosts(hosts, refusals));
  app.use(packAnswers, boundAnswers(watchConnections(app, refusals), refusals));
  const pages = partOf<BuiltPages>(app, BUILT_PAGES);
  const told = app.get(ToldPages, { strict: false });
  app.use(servePages({ pages, told, trustedProxies, ...requests }));
  app.use(GRAPHQL_PATH, timeAnswers(partOf<AnswerTally>(app, ANSWER_TALLY)));
  const security = app.get(SecurityRefusals, { strict: false });
  app.use(GRAPHQL_PATH, refuseForeignOrigins(allowedOrigins, security));
  if (allowedOrigins.length > 0) app.enableCors(corsFor(allowedOrigins));
  app.use(GRAPHQL_PATH, takePayment(requests));
  app.use(
    GRAPHQL_PATH,
    boundBodies((request) => gate.chargeMistake(whose(request))),
  );
  // The parser's own limit is for what a small body unpacks to.
  app.useBodyParser('json', { limit: MAX_REQUEST_BYTES });
  app.use(GRAPHQL_PATH, refuseUnreadable(requests), admitRequests(requests));
}

const partOf = <Part>(app: NestExpressApplication, part: symbol): Part =>
  app.get<Part>(part, { strict: false });

function watchConnections(app: NestExpressApplication, refusals: FrontDoorRefusals): Connections {
  const { socketsPerAddress, trustedProxies } = partOf<FrontDoorOptions>(app, FRONT_DOOR);
  const atMost = socketsPerAddress + CONNECTIONS_BESIDE_SOCKETS;
  const perAddress = trustedProxies === 0 ? atMost : Infinity;
  const connections = new Connections({ refusals, perAddress });
  connections.watch(app.getHttpServer());
  return connections;
}

const corsFor = (allowed: readonly string[]) => ({
  origin: [...allowed],
  methods: ['POST'],
  allowedHeaders: ['authorization', 'content-type'],
  exposedHeaders: ['retry-after', 'traceresponse'],
  maxAge: DAY_S,
});

function sniffNothing(_request: IncomingMessage, response: ServerResponse, next: Next): void {
  response.setHeader('x-content-type-options', 'nosniff');
  next();
}

const refuseForeignHosts =
  (names: HostNames, refusals: FrontDoorRefusals) =>
  ({ headers }: IncomingMessage, response: ServerResponse, next: Next) => {
    if (isAllowedHost(headers.host, names) || !refusals.refuses('host')) return next();
    refuse(response, MISDIRECTED, { code: 'FORBIDDEN', message: FOREIGN_HOST_SAYS });
  };

const refuseForeignOrigins =
  (allowed: readonly string[], security: SecurityRefusals) =>
  (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (isAllowedOrigin(request, allowed)) return next();
    security.count('foreign-page');
    refuse(response, 403, { code: 'FORBIDDEN', message: ORIGIN_SAYS });
  };
