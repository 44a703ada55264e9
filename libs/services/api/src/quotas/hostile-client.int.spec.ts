/** A client without an account that does all it can to fill the log. */
import { TOPICS, TRUNCATABLE_TOPICS } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog } from '@scoresheet/event-log-memory';
import { newActor } from '@scoresheet/services-accounts';
import { memoryCheckpoints, removeOld } from '@scoresheet/services-worker';
import { expect, it } from 'vitest';
import { startApi, startWorkers } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ROUNDS = 30;
const OPEN_AT_MOST = 5;
const topics = {
  commands: TOPICS.matchCommands,
  events: TOPICS.matchEvents,
  outcomes: TOPICS.matchOutcomes,
};

it('Given a client that opens, invents and is refused in a loop, then the log grows by little and shrinks again', async () => {
  const attackedAtMs = 1_700_000_000_000;
  let nowMs = attackedAtMs;
  const log = memoryLog({
    topics: Object.values(TOPICS),
    partitions: 1,
    now: () => nowMs,
    truncatable: TRUNCATABLE_TOPICS,
  });
  const api = await startApi({ log, quotas: { openMatchesPerAddress: OPEN_AT_MOST } });
  const stop = await startWorkers(api);
  const endOf = (topic: string) => log.end({ topic, partition: 0 });
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = await api.tokenOf(newActor()); // a new one each time costs nothing
    const create = `mutation { createMatch(commandId: "c", game: "fuzzycards") {
      ... on Accepted { match } } }`;
    const { data } = await api.ask(create, {}, guest);
    const match = (data?.['createMatch'] as { match: string } | undefined)?.match;
    const creation = { kind: 'match', actor: newActor(), commandId: 'c' } as const;
    await played.send(api, guest, `concede(match: "${recordIdOf(creation, sha256)}")`);
    if (match === undefined) continue;
    await played.send(api, guest, `concede(match: "${match}")`);
    refused += 1;
  }
  expect(refused).toBe(OPEN_AT_MOST);
  expect(await endOf(topics.events)).toBe(OPEN_AT_MOST);
  expect(await endOf(topics.commands)).toBe(2 * OPEN_AT_MOST);

  // A month of ordinary commands later a worker has come past all that.
  nowMs += 30 * DAY_MS;
  const others = Array.from({ length: 1_000 }, () => ({ key: 'x', value: new Uint8Array(1) }));
  for (let i = 0; i < 4; i += 1) await log.append({ topic: topics.commands, partition: 0 }, others);
  const checkpoints = memoryCheckpoints();
  const commandsOf = { topic: topics.commands, partition: 0 };
  await checkpoints.save(commandsOf, { logId: log.logId, next: await log.end(commandsOf) });
  const beforeMs = attackedAtMs + 1;
  await removeOld({ log, checkpoints, topics, partition: 0, beforeMs });
  expect(await log.start(commandsOf)).toBe(2 * OPEN_AT_MOST);
  const outcomesOf = { topic: topics.outcomes, partition: 0 };
  expect(await log.start(outcomesOf)).toBe(await log.end(outcomesOf));
  expect(await endOf(topics.events)).toBe(OPEN_AT_MOST);
  await stop();
  await api.close();
});
