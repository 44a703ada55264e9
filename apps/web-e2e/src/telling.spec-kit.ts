/**
 * The built pages over an api that tells them what a spec wants to be shown: any table of any game,
 * without a match that was played to it. It answers by the committed schema and takes answers as the
 * real one does; the pages and their policy of content are those that are shipped.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { readBuiltPages, servePages } from '@scoresheet/services-api';
import { buildSchema, graphql } from 'graphql';
import { useServer as speakGraphql } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { toldMatch, type Answered, type Told, type ToldMatch } from './told-match.spec-kit.js';

const PAGES = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const SCHEMA = new URL('../../../libs/contracts/graphql/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));

export interface Telling {
  /** Where the pages are. */
  readonly url: string;
  /** Opens a match, of which nothing is known before its first table is told. */
  readonly open: (told: Told) => ToldMatch;
  readonly stop: () => Promise<void>;
}

export async function telling(): Promise<Telling> {
  const matches = new Map<string, ToldMatch>();
  const answers = answersAbout(matches);
  const pages = servePages({
    pages: readBuiltPages(PAGES),
    gate: { pay: () => undefined },
    addressOf: () => 'the browser of a spec',
    trustedProxies: 0,
    told: { wordsOf: () => undefined },
  });
  const server = createServer((request, response) =>
    pages(request, response, () => void answer(request, response, answers)),
  );
  const sockets = new WebSocketServer({ server, path: GRAPHQL_PATH });
  speakGraphql({ schema, roots: { subscription: { matchEvents: answers.matchEvents } } }, sockets);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open(told) {
      const match = toldMatch(`m-${matches.size + 1}`, told);
      matches.set(match.id, match);
      return match;
    },
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Named {
  readonly match: string;
}

interface From extends Named {
  readonly from: number;
}

/** What pages ask for while somebody plays; all else the schema answers with an error. */
const answersAbout = (matches: ReadonlyMap<string, ToldMatch>) => ({
  viewer: null,
  service: () => ({ now: Date.now(), build: 'told' }),
  match: ({ id }: { readonly id: string }) => matches.get(id)?.fields(),
  moments: ({ match, from }: From) => ({ moments: matches.get(match)?.momentsFrom(from) ?? [] }),
  matchEvents: ({ match, from }: From) => matches.get(match)?.follow(from),
  act: ({ match, ...answered }: Named & Answered) => matches.get(match)?.answer(answered),
});

async function answer(request: IncomingMessage, response: ServerResponse, rootValue: object) {
  const { query, variables } = (await json(request)) as { query: string; variables: object };
  const variableValues = { ...variables };
  const answered = await graphql({ schema, rootValue, source: query, variableValues });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
}
