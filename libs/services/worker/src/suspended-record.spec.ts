/** A record with an event that nobody can fold, and the one command that ends it all the same. */
import { sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { describe, expect, it } from 'vitest';
import { UNFOLDABLE, type ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
const FAR_FUTURE_MS = 9_999_999_999_999;

const command = (commandId: string, type: ToyCommand['type'], answers = 0): ToyCommand => ({
  record: A,
  commandId,
  type,
  answers,
  n: 0,
});

/** Written to the topic by hand, on the head of the chain. */
function badEvent(head: Head, at: number, text = UNFOLDABLE) {
  const parts = { public: { action: { text }, facts: [] } };
  const draft = { record: A, type: 'add', at, commandId: 'by-hand', parts };
  return sealEvent(draft, head, { saltOf: () => sha256('salt'), sha256 });
}

async function suspended(at = 1_000, text = UNFOLDABLE) {
  const log = toy.toyLog();
  await toy.send(log, command('c0', 'open'));
  await work(log);
  const [opened] = await toy.events(log);
  const bad = badEvent(opened?.head as Head, at, text);
  await log.append(toy.eventsOf, [{ key: A, value: bad.bytes }]);
  return log;
}

/** A worker of its own, that begins at the first command and works until all are done. */
async function work(log: ReturnType<typeof toy.toyLog>) {
  const worker = toy.toyWorker({ log });
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
}

async function outcomesOf(log: ReturnType<typeof toy.toyLog>) {
  const outcomes = await toy.outcomes(log);
  return outcomes.map(({ commandId, outcome }) => `${commandId} ${outcome}`);
}

describe('A suspended record', () => {
  it('takes no command but the one that ends it, and no other after that', async () => {
    const log = await suspended();
    await toy.send(
      log,
      command('c1', 'add', 1),
      command('v0', 'void', 0),
      command('v1', 'void', 1),
      command('c2', 'add', 2),
      command('v2', 'void', 1),
      command('v1', 'void', 1),
    );
    await work(log);
    const events = await toy.events(log);
    expect(events.map(({ header }) => [header.seq, header.commandId])).toEqual([
      [0, 'c0'],
      [1, 'by-hand'],
      [2, 'v1'],
    ]);
    expect(await outcomesOf(log)).toEqual([
      'c0 internal-error',
      'c1 internal-error',
      'v0 conflict',
      'c2 refused',
      'v2 refused',
      'v1 duplicate',
    ]);
  });

  it('is suspended at the same event, under the same reference, by every worker', async () => {
    const log = await suspended();
    await toy.send(log, command('c1', 'add', 1));
    await work(log);
    await work(log);
    const told = await toy.outcomes(log);
    expect(told.map(({ outcome }) => outcome)).toEqual(Array(4).fill('internal-error'));
    const references = told.map((outcome) => 'reference' in outcome && outcome.reference);
    expect(new Set(references).size).toBe(1);
  });

  it('can be ended although its bad event names a time that has not come', async () => {
    const log = await suspended(FAR_FUTURE_MS);
    await toy.send(log, command('v1', 'void', 1));
    await work(log);
    const last = (await toy.events(log)).at(-1);
    expect(last?.header).toMatchObject({ seq: 2, commandId: 'v1', at: FAR_FUTURE_MS });
  });

  it('stays ended for a worker that comes later', async () => {
    const log = await suspended();
    await toy.send(log, command('v1', 'void', 1));
    await work(log);
    await toy.send(log, command('v2', 'void', 1));
    await work(log);
    expect(await toy.events(log)).toHaveLength(3);
    expect((await outcomesOf(log)).at(-1)).toBe('v2 refused');
  });
});

describe('A record that goes on', () => {
  it('is not ended by a command for suspended ones', async () => {
    const log = toy.toyLog();
    await toy.send(log, command('c0', 'open'), command('v1', 'void', 0));
    await work(log);
    expect(await toy.events(log)).toHaveLength(1);
    expect(await outcomesOf(log)).toEqual(['v1 refused']);
  });
});

describe('An event that is dated far ahead of the log', () => {
  const ATTACKS = [FAR_FUTURE_MS, Number.MAX_SAFE_INTEGER];

  it.each(ATTACKS)(
    'suspends its record, its neighbour goes on, and staff ends it (%i)',
    async (at) => {
      const log = await suspended(at, 'add 0 1');
      const beside = { record: B };
      await toy.send(
        log,
        command('c1', 'add', 1),
        { ...command('b0', 'open'), ...beside },
        command('v1', 'void', 1),
        { ...command('b1', 'add', 0), ...beside },
      );
      await work(log);
      await work(log);
      const events = await toy.events(log);
      expect(events.map(({ header }) => `${header.record} ${header.commandId}`)).toEqual(
        expect.arrayContaining([
          ...['c0', 'by-hand', 'v1'].map((id) => `${A} ${id}`),
          `${B} b0`,
          `${B} b1`,
        ]),
      );
      expect(events).toHaveLength(5);
      const times = events
        .filter(({ header }) => header.record === A)
        .map(({ header }) => header.at);
      expect(times).toEqual([1_000, at, at]);
      expect((await outcomesOf(log)).slice(0, 2)).toEqual([
        'c0 internal-error',
        'c1 internal-error',
      ]);
    },
  );
});
