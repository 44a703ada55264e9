/** A program beside a running Scoresheet is told of a tournament, as the page on webhooks says. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '@scoresheet/services-bots';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

interface Message {
  readonly type: string;
  readonly data: { readonly seq: number };
}

let running: WatchedProcess;
let receiver: Server;
let address = '';
const received: { readonly headers: Record<string, string>; readonly body: string }[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  running = await startWatched('debug', { SCORESHEET_WEBHOOK_ADDRESSES: 'any' });
}, 120_000);
afterAll(async () => {
  await running?.dispose();
  receiver.close();
});

it('Events reach a receiver in their order, signed, and stand in the metrics', async () => {
  const { url } = running;
  const signIn = 'mutation { signInAsGuest { token } }';
  const { signInAsGuest } = await ask<{ signInAsGuest: { token: string } }>({ url }, signIn);
  const owner = { url, token: signInAsGuest.token };
  let commands = 0;
  const send = async (name: string, args: string): Promise<string> => {
    const mutation = `mutation { told: ${name}(commandId: "w${++commands}", ${args}) {
      ... on TournamentAccepted { tournament } } }`;
    return (await ask<{ told: { tournament: string } }>(owner, mutation)).told.tournament;
  };
  const tournament = await send(
    'createTournament',
    `title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
     phases: [{ kind: SWISS, rounds: 2, standings: "magic/1", bestOf: 3 }]`,
  );
  const of = `tournament: "${tournament}"`;
  const add = `mutation { added: addWebhook(${of}, url: "${address}") {
    ... on WebhookAdded { secret webhook { id } } } }`;
  const { added } = await ask<{ added: { secret: string; webhook: { id: string } } }>(owner, add);

  await send('announceTournament', of);
  await send('openRegistration', of);
  await send('enterTournament', of);

  await expect.poll(() => received).toHaveLength(3);
  const opening = new Webhook(added.secret);
  const messages = received.map(({ body, headers }) => opening.verify(body, headers) as Message);
  expect(messages.map(({ type, data: { seq } }) => [type, seq])).toEqual([
    ['tournament.tournament-announced', 1],
    ['tournament.registration-opened', 2],
    ['tournament.entrant-entered', 3],
  ]);
  const metrics = async () => (await fetch(`${running.operations}/metrics`)).text();
  await expect
    .poll(metrics)
    .toContain('\nscoresheet_webhook_deliveries_total{outcome="delivered"} 3\n');
  expect(running.lines.join('')).not.toContain(added.secret);
  expect(running.lines.join('')).not.toContain(address);
}, 60_000);
