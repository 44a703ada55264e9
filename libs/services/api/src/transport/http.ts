/** What cannot be set from within a module: who may speak over HTTP, and how large a body is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { API_OPTIONS, type ApiOptions } from '../api-options.js';
import { FRONT_DOOR } from './front-door-options.js';
import { MAX_REQUEST_BYTES } from './limits.js';
import { isAllowedOrigin, ORIGIN_SAYS } from './origin.js';
import { addressOf } from './peer-address.js';
import { QueryGate } from './query-gate.service.js';
import { refuse } from './refuse.js';
import { admitRequests } from './request-gate.js';
import { traceRequest } from './request-trace.js';

const DAY_S = 86_400;
const TOO_LARGE = 413;

type Next = (error?: unknown) => void;

/**
 * Create the application with `bodyParser: false`, so that the limit here is the only one. The
 * origin comes first: nothing of a stranger's page is read.
 */
export function configureHttp(app: NestExpressApplication): void {
  const { frontDoor } = app.get<ApiOptions>(API_OPTIONS, { strict: false });
  const { allowedOrigins, trustedProxies } = { ...FRONT_DOOR, ...frontDoor };
  app.disable('x-powered-by');
  app.use(traceRequest);
  app.use(GRAPHQL_PATH, refuseForeignOrigins(allowedOrigins));
  if (allowedOrigins.length > 0) {
    app.enableCors({
      origin: [...allowedOrigins],
      ...{ methods: ['POST'], allowedHeaders: ['authorization', 'content-type'] },
      ...{ exposedHeaders: ['retry-after', 'traceresponse'], maxAge: DAY_S },
    });
  }
  app.useBodyParser('json', { limit: MAX_REQUEST_BYTES });
  app.use(GRAPHQL_PATH, refuseUnreadable);
  const gate = app.get(QueryGate, { strict: false });
  app.use(
    GRAPHQL_PATH,
    admitRequests(gate, (request) => addressOf(request, trustedProxies)),
  );
}

const refuseForeignOrigins =
  (allowed: readonly string[]) =>
  (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (isAllowedOrigin(request, allowed)) return next();
    refuse(response, 403, { code: 'FORBIDDEN', message: ORIGIN_SAYS });
  };

/** What the parser of bodies could not take, in the form of every other answer. */
function refuseUnreadable(
  error: unknown,
  _request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  const { status } = error as { readonly status?: unknown };
  if (status === TOO_LARGE) {
    const message = `A request has at most ${MAX_REQUEST_BYTES} bytes. Ask in smaller parts.`;
    return refuse(response, TOO_LARGE, { code: 'PAYLOAD_TOO_LARGE', message });
  }
  if (typeof status !== 'number' || status >= 500) return next(error);
  const message = 'The body cannot be read. Send one JSON object, with "query" in it, as UTF-8.';
  refuse(response, status, { code: 'BAD_REQUEST', message });
}
