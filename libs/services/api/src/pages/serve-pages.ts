/** The pages over HTTP: an asset by its name, and one document for every path that is a page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { GraphQLError } from 'graphql';
import { bestEncoding } from '../transport/best-encoding.js';
import { isByHttps } from '../transport/by-https.js';
import { COST_OF_REQUEST } from '../transport/limits.js';
import type { QueryGate } from '../transport/query-gate.service.js';
import { refuseAs } from '../transport/refuse.js';
import { ASSETS_PATH, type Asset, type BuiltPages } from './built-pages.js';
import { ASSET_HEADERS, pageFor, type Page } from './page-headers.js';
import { withWords } from './page-words.js';
import type { ToldPages } from './told-pages.service.js';

interface PagesOptions {
  readonly pages: BuiltPages;
  readonly gate: Pick<QueryGate, 'pay'>;
  /** Whom a request is counted for. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly trustedProxies: number;
  readonly told: Pick<ToldPages, 'wordsOf'>;
}

const OK = 200;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const READING: readonly unknown[] = ['GET', 'HEAD'];
/** The end of a path that names a file and no page. */
const FILE = /\.[a-z0-9]{1,8}$/i;

const NO_FILE_SAYS =
  'There is no such file here. Load the page again: it may be of an older build.';
const NOT_BUILT_SAYS =
  'The pages of Scoresheet are not built here. Build them with `npx nx run @scoresheet/web:build`, ' +
  `and start Scoresheet again. Programs find the api at ${GRAPHQL_PATH}.`;

/** Middleware. What is not read, and what is the api's, is left to others. */
export const servePages =
  ({ pages, gate, addressOf, trustedProxies, told }: PagesOptions) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = request.url?.split('?')[0] ?? '/';
    if (!READING.includes(request.method) || isOfApi(path)) return next();
    try {
      gate.pay(addressOf(request), COST_OF_REQUEST);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return refuseAs(response, error);
    }
    const asset = pages.assets.get(path);
    if (asset !== undefined) return sendAsset(request, response, asset);
    if (path.startsWith(ASSETS_PATH) || FILE.test(path)) {
      return sayPlainly(response, NOT_FOUND, NO_FILE_SAYS);
    }
    if (pages.index === undefined) return sayPlainly(response, UNAVAILABLE, NOT_BUILT_SAYS);
    const { host } = request.headers;
    const asked = { path, host, isByHttps: isByHttps(request, trustedProxies) };
    const page = pageFor(pages.index, asked);
    void sendPage(response, page, told.wordsOf(path));
  };

const isOfApi = (path: string): boolean =>
  path === GRAPHQL_PATH || path.startsWith(`${GRAPHQL_PATH}/`);

function sendAsset({ headers }: IncomingMessage, response: ServerResponse, asset: Asset): void {
  const encoding = bestEncoding(headers['accept-encoding'], Object.keys(asset.packed));
  const packed = encoding === undefined ? undefined : asset.packed[encoding];
  const encoded = packed && { 'content-encoding': encoding };
  send(
    response,
    { ...ASSET_HEADERS, 'content-type': asset.type, ...encoded },
    packed ?? asset.bytes,
  );
}

/** Nothing that stands in the words can be taken for a place of the nonce: those are filled by now. */
async function sendPage(
  response: ServerResponse,
  { html, headers }: Page,
  words: ReturnType<ToldPages['wordsOf']>,
): Promise<void> {
  const said = await words;
  send(response, headers, Buffer.from(said === undefined ? html : withWords(html, said)));
}

/** Node sends no body where only the head was asked for. */
function send(response: ServerResponse, headers: object, body: Buffer): void {
  response.writeHead(OK, { ...headers, 'content-length': body.length }).end(body);
}

function sayPlainly(response: ServerResponse, status: number, says: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(`${says}\n`);
}
