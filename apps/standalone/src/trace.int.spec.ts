/** One mutation, followed through the logs of all services by the id that came back with it. */
import { ask, type ApiAddress } from '@scoresheet/services-bots';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedAs, startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

const TRACE_ID = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/;

let running: WatchedProcess;
beforeAll(async () => {
  running = await startWatched('debug');
}, 120_000);
afterAll(() => running?.dispose());

/** Sends a mutation; resolves with the answer and the trace id that a person would quote. */
async function mutate(mutation: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `mutation { ${mutation} }` }),
  });
  const { data } = (await response.json()) as { data: Record<string, Record<string, unknown>> };
  const trace = TRACE_ID.exec(response.headers.get('traceresponse') ?? '')?.[1];
  return { ...Object.values(data)[0], trace };
}

async function signIn(): Promise<string> {
  const address: ApiAddress = { url: running.url };
  const query = 'mutation { signInAsGuest { token } }';
  const { signInAsGuest } = await ask<{ signInAsGuest: { token: string } }>(address, query);
  return signInAsGuest.token;
}

it('A mutation is found by its id in the logs of api, match service and projector', async () => {
  const token = await signIn();
  const create = 'createMatch(commandId: "c", game: "fuzzycards")';
  const { match, trace } = await mutate(`${create} { ... on Accepted { match } }`, token);
  const refused = await mutate(
    `concede(commandId: "e", match: "${String(match)}") { ... on Refused { code } }`,
    token,
  );
  expect(trace).toBeDefined();
  expect(refused['code']).toBe('not-seated');

  const found = (msg: string, id: unknown) =>
    loggedAs(running, msg).filter((line) => line['trace'] === id);
  const named = { record: match, commandId: 'c', trace };
  await expect.poll(() => found('event projected', trace)).toHaveLength(1);
  // An answer may be on its way before it is noted who decided it.
  await expect.poll(() => found('command decided', trace)).toHaveLength(1);
  await expect.poll(() => found('command decided', refused['trace'])).toHaveLength(1);
  expect(found('command answered', trace)).toMatchObject([
    { ...named, type: 'create-match', outcome: 'accepted', seq: 0 },
  ]);
  expect(found('command decided', trace)).toMatchObject([
    { ...named, outcome: 'accepted', seq: 0 },
  ]);
  expect(found('event projected', trace)).toMatchObject([{ ...named, seq: 0 }]);

  const [decided] = found('command decided', refused['trace']);
  expect(decided).toMatchObject({ commandId: 'e', outcome: 'refused', code: 'not-seated' });
  expect(found('command answered', refused['trace'])).toHaveLength(1);
  expect(found('event projected', refused['trace'])).toEqual([]);
});

it('What was done stands in the metrics', async () => {
  const text = await (await fetch(`${running.operations}/metrics`)).text();
  for (const line of [
    'scoresheet_commands_decided_total{outcome="accepted",code=""} 1',
    'scoresheet_commands_decided_total{outcome="refused",code="not-seated"} 1',
    'scoresheet_append_batch_messages_count{topic="match.events"} 1',
    'scoresheet_owned_partitions 8', // four of matches, four of tournaments
    'scoresheet_ready 1',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});
