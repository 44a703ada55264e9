/** The pages over an api whose log holds records that a spec has played by the pure rules. */
import { fileURLToPath } from 'node:url';
import { matchSecretOf, type MatchEnvironment } from '@scoresheet/domain-match';
import type { SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { append, startApi, type TestApi } from '@scoresheet/services-api/api-spec-kit';
import type { BrowserContext } from 'playwright-core';
import { passOn } from './on-the-way.spec-kit.js';

const PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));

const KEY = new Uint8Array(32).fill(9);

/** A log takes no more in one go. */
const APPENDED_AT_ONCE = 1_000;

/** Where the records are played that are laid out here. */
export const environment: MatchEnvironment = {
  rulesOf,
  sha256,
  secretOf: (record) => matchSecretOf(KEY, record, sha256),
};

export async function laidOut(events: readonly SealedEvent[]): Promise<TestApi> {
  const api = await startApi({ installationKey: KEY, pagesFolder: PAGES });
  for (let from = 0; from < events.length; from += APPENDED_AT_ONCE) {
    await append(api.log, events.slice(from, from + APPENDED_AT_ONCE));
  }
  return api;
}

/**
 * Lets a browser ask as the actor of a record, who has a token and no session. Gives everything that
 * the browser is told by the api, over HTTP and over the socket.
 */
export async function comeAs(context: BrowserContext, token: string): Promise<readonly string[]> {
  const told: string[] = [];
  const authorization = `Bearer ${token}`;
  await context.route('**/graphql', async (route) => {
    const headers = { ...route.request().headers(), authorization };
    const change = (said: string): string => {
      told.push(said);
      return said;
    };
    await passOn(route, { headers, change });
  });
  await context.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string };
      const isFirst = said.type === 'connection_init';
      server.send(isFirst ? JSON.stringify({ ...said, payload: { authorization } }) : message);
    });
    server.onMessage((message) => {
      told.push(String(message));
      socket.send(message);
    });
  });
  return told;
}
