/**
 * `kill -9` at any point loses nothing: ten bot matches, five kills, and then everything that was
 * promised is looked up in the records themselves.
 */
import { TOPICS } from '@scoresheet/contracts-messages';
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, readExport, verifyExport } from '@scoresheet/domain-record';
import { rulesOf } from '@scoresheet/games-catalog';
import { issueLocalToken } from '@scoresheet/services-accounts';
import { ask, followMatch, playMatch } from '@scoresheet/services-bots';
import type { MatchMessage, PlayedMatch } from '@scoresheet/services-bots';
import { rebuildMatches } from '@scoresheet/services-projector';
import { createLogger, layFoundation, Lifetime, readConfig } from '@scoresheet/services-runtime';
import { installationKey } from '@scoresheet/services-runtime';
import { sha256 } from '@scoresheet/services-tail';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { standalone, type Standalone } from './standalone.spec-kit.js';

const MATCHES = 10;
const KILLS = 5;
/** Accepted commands between two kills. */
const BETWEEN_KILLS = 120;
const TIME_LIMIT_MS = 540_000;

let server: Standalone;
beforeAll(async () => {
  server = await standalone();
  await server.start();
}, TIME_LIMIT_MS);
afterAll(() => server.dispose(), TIME_LIMIT_MS);

it(
  'ten bot matches go on through five kills, and every promise holds',
  async () => {
    let accepted = 0;
    const watched = new Map<string, Promise<readonly MatchMessage[]>>();
    const games = Array.from({ length: MATCHES }, (_, number) =>
      playMatch({
        url: server.url,
        seed: `kill-nine-${number}`,
        onTable: ({ match }) => void watched.set(match, watch(match)),
        onAccepted: () => void (accepted += 1),
      }),
    );
    const settled = Promise.all(games);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await vi.waitUntil(() => accepted >= kill * BETWEEN_KILLS, { timeout: TIME_LIMIT_MS });
      await server.end('SIGKILL');
      await server.start();
    }
    const played = await settled;
    expect(new Set(played.map(({ table }) => table.match)).size).toBe(MATCHES);
    for (const match of played) await expectWholeRecord(match, watched);
    await expectListedAsOver(played);
    await server.end('SIGTERM');
    expect(await differencesOfRebuild()).toEqual([]);
  },
  TIME_LIMIT_MS,
);

/** A spectator from the first event to the last, who reconnects after each kill. */
async function watch(match: string): Promise<readonly MatchMessage[]> {
  const messages: MatchMessage[] = [];
  for await (const message of followMatch({ url: server.url }, match)) {
    messages.push(message);
    if (message.status === 'OVER') break;
  }
  return messages;
}

async function expectWholeRecord(
  { table, lastSeq, accepted }: PlayedMatch,
  watched: ReadonlyMap<string, Promise<readonly MatchMessage[]>>,
): Promise<void> {
  const bytes = encodeUtf8(await exported(table.match));
  const { verdict } = verifyExport(bytes, matchRefolder({ rulesOf, sha256 }), sha256);
  expect(verdict).toBe('EXACT');

  const read = readExport(bytes, sha256);
  const events = read.ok ? read.value.events.map(({ header }) => header) : [];
  expect(events.length).toBe(lastSeq + 1);
  for (const { seq, commandId } of accepted) expect(events[seq]?.commandId).toBe(commandId);
  const answered = new Set(accepted.map(({ seq }) => seq));
  expect(answered.size).toBe(events.length);

  const messages = (await watched.get(table.match)) ?? [];
  expect(messages.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
  expect(messages.map(({ commandId }) => commandId)).toEqual(
    events.map(({ commandId }) => commandId),
  );
}

async function exported(match: string): Promise<string> {
  const key = await installationKey(join(server.dataFolder, 'installation.key'));
  const { token } = await issueLocalToken(key, { role: 'operator' });
  const query = 'query Export($match: ID!) { exportMatch(id: $match) }';
  const address = { url: server.url, token };
  return (await ask<{ exportMatch: string }>(address, query, { match })).exportMatch;
}

async function expectListedAsOver(played: readonly PlayedMatch[]): Promise<void> {
  const query = '{ matches(first: 50) { edges { node { id status eventCount } } } }';
  interface Listed {
    readonly matches: {
      readonly edges: readonly { node: { id: string; status: string; eventCount: number } }[];
    };
  }
  const expected = played.map(({ table: { match: id }, lastSeq }) => ({
    ...{ id, status: 'OVER', eventCount: lastSeq + 1 },
  }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  await vi.waitFor(
    async () => {
      const { matches } = await ask<Listed>({ url: server.url }, query);
      const listed = matches.edges.map(({ node }) => node);
      expect(listed.sort(byId)).toEqual(expected.sort(byId));
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Built anew from the log, beside the rows that the killed projectors wrote. */
async function differencesOfRebuild(): Promise<readonly unknown[]> {
  const config = readConfig({ SCORESHEET_DATA: server.dataFolder });
  const logger = createLogger('fatal', process.stderr);
  const lifetime = new Lifetime(logger, { exit: () => undefined });
  const { log, database } = await layFoundation(config, lifetime, logger);
  try {
    return await rebuildMatches({ log, database, topic: TOPICS.matchEvents });
  } finally {
    await lifetime.end(0);
  }
}
