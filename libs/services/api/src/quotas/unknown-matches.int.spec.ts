/** Commands to matches that do not exist: the log must not grow by them. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { MATCH_UNKNOWN } from '@scoresheet/domain-match';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFigures } from '../api-figures.service.js';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

let api: TestApi;
let stopWorkers: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

async function commandsIn(log: EventLog): Promise<number> {
  let count = 0;
  for (let partition = 0; partition < log.partitions; partition += 1) {
    count += await log.end({ topic: TOPICS.matchCommands, partition });
  }
  return count;
}

const unknownMatch = (): string =>
  recordIdOf({ kind: 'match', actor: newActor(), commandId: 'never-sent' }, sha256);

const counted = (of: TestApi): number =>
  of
    .get(ApiFigures)
    .figures()
    .exceededQuotas.find(({ quota }) => quota === 'unknown-match')?.count ?? 0;

/** A log whose events reach their reader only when `letGo` is called. */
function heldBack(log: TestApi['log']): { log: TestApi['log']; letGo: () => void } {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held = new Proxy(log, {
    get(target, name) {
      if (name !== 'subscribe') return Reflect.get(target, name) as unknown;
      const subscribe: EventLog['subscribe'] = (of, from, onBatch) =>
        target.subscribe(of, from, async (entries, end) => {
          if (of.topic === TOPICS.matchEvents) await released;
          await onBatch(entries, end);
        });
      return subscribe;
    },
  });
  return { log: held, letGo };
}

describe('A command to a match that does not exist', () => {
  it('gets the words of the decider, and nothing is appended, however often it comes', async () => {
    const token = await api.tokenOf(newActor());
    const before = await commandsIn(api.log);
    for (let i = 0; i < 50; i += 1) {
      const match = i === 0 ? 'm-none' : unknownMatch();
      const outcome = await played.send(api, token, `concede(match: "${match}")`);
      const { code, says } = MATCH_UNKNOWN;
      expect(outcome).toEqual({ __typename: 'Refused', code, rule: null, says });
    }
    expect(await commandsIn(api.log)).toBe(before);
    expect(counted(api)).toBe(50);
  });

  it('is only counted, and decided as ever, where quotas are observed', async () => {
    const watching = await startApi({ quotas: { mode: 'observe' } });
    const stop = await startWorkers(watching);
    const token = await watching.tokenOf(newActor());
    const said = await played.send(watching, token, `concede(match: "${unknownMatch()}")`);
    expect(said).toMatchObject({ code: MATCH_UNKNOWN.code, says: MATCH_UNKNOWN.says });
    expect(await commandsIn(watching.log)).toBe(1);
    expect(counted(watching)).toBe(1);
    await stop();
    await watching.close();
  });
});

describe('A match that another api has just made', () => {
  it('is not called unknown by one that has not read so far yet', async () => {
    const { installationKey } = api;
    const { log, letGo } = heldBack(api.log.openAnother());
    const late = await startApi({ log, installationKey, quotas: { mode: 'enforce' } });
    const token = await api.tokenOf(newActor());
    const match = await played.openTable(api, token);
    let isAnswered = false;
    const deck = JSON.stringify(await played.fuzzycardsDeck(api));
    const sitting = `takeSeat(match: "${match}", seat: 1, expectedSeq: 0, deck: ${deck})`;
    const answer = played.send(late, token, sitting).finally(() => (isAnswered = true));
    await played.look(api, match); // a whole request later
    expect(isAnswered).toBe(false);
    letGo();
    expect(await answer).toMatchObject({ __typename: 'Accepted', seq: 1 });
    expect(counted(late)).toBe(0);
    await late.close();
  });
});
