/** The small server for whoever runs Scoresheet: is it alive, is it ready, how is it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FOREIGN_HOST_SAYS, isAllowedHost, type HostNames } from '@scoresheet/contracts-messages';
import type { CheckReport } from './checks.js';

interface OperationsDoors {
  readonly health: () => Promise<Answer>;
  readonly readiness: () => Promise<Answer>;
  readonly metrics: () => Promise<Answer>;
}

export interface OperationsAddress {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Names that it may be asked under. */
  readonly names: HostNames;
}

interface OperationsServer {
  /** Address of health and metrics, such as `http://127.0.0.1:4001`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Whoever asks for health is done in no time; nobody else has anything to do here. */
const BOUNDS = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
  keepAliveTimeout: 5_000,
};
const MAX_CONNECTIONS = 256;
const IDLE_WITHIN_MS = 10_000;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Resolves when it listens; rejects with words for people. */
export async function startOperationsServer(
  doors: OperationsDoors,
  address: OperationsAddress,
): Promise<OperationsServer> {
  const { names } = address;
  const server = createServer(BOUNDS, (request, response) => {
    const isOurs = isAllowedHost(request.headers.host, names);
    void serve(isOurs ? answerTo(doors, request) : foreign(), request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_WITHIN_MS);
  await listen(server, address);
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  return {
    url: `http://${host}:${port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(
  answer: Promise<Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, contentType, body } = await answer.catch(failed);
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answerTo(doors: OperationsDoors, request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return says(405, 'Only GET is answered here.');
  }
  switch (request.url?.split('?')[0]) {
    case '/healthz':
      return doors.health();
    case '/readyz':
      return doors.readiness();
    case '/metrics':
      return doors.metrics();
    default:
      return says(404, 'There are /healthz, /readyz and /metrics.');
  }
}

export const reportOf = (report: CheckReport): Answer => ({
  status: report.ok ? 200 : 503,
  contentType: JSON_TYPE,
  body: `${JSON.stringify(report, undefined, 2)}\n`,
});

const says = (status: number, words: string): Answer => ({
  status,
  contentType: JSON_TYPE,
  body: `${JSON.stringify({ says: words })}\n`,
});

const foreign = (): Promise<Answer> => Promise.resolve(says(421, FOREIGN_HOST_SAYS));
const failed = (): Answer => says(500, 'This answer could not be given. It is a bug.');

function listen(
  server: Server,
  { host, port }: Pick<OperationsAddress, 'host' | 'port'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(asWords(error, { host, port })));
    server.listen(port, host, resolve);
  });
}

function asWords(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<OperationsAddress, 'host' | 'port'>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port}, for operations, is taken; perhaps Scoresheet runs here already. ` +
          'Choose another one in SCORESHEET_OPERATIONS_PORT.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(
        `This machine has no address "${host}". Put SCORESHEET_OPERATIONS_HOST right.`,
      );
    default:
      return error;
  }
}
