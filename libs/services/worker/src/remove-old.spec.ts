/** Removing what was decided long ago: nobody misses it, and nothing else goes. */
import { encodeUtf8 } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import { describe, expect, it } from 'vitest';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { Checkpoints } from './checkpoints.port.js';
import { REMEMBERED } from './command-order.js';
import { memoryCheckpoints } from './memory-checkpoints.js';
import { MAX_REMOVED_AT_ONCE, removeOld } from './remove-old.js';
import type { ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';
import { WorkerLife } from './worker-life.js';

const [A, B] = [recordNamed('a'), recordNamed('b')];
const OLD_MS = 1_000;
const NEW_MS = 5_000;

const open = (record: string): ToyCommand => ({
  record,
  commandId: `open-${record}`,
  type: 'open',
  answers: -1,
  n: 0,
});
const add = (record: string): ToyCommand => ({
  record,
  commandId: `add-${record}`,
  type: 'add',
  answers: 0,
  n: 1,
});

/** Entries that are no command, as many as workers remember: what lies before them is let go. */
async function pushOut(log: EventLog): Promise<void> {
  const nothing = { key: 'x', value: encodeUtf8('no command') };
  const messages = Array.from({ length: 1_000 }, () => nothing);
  for (let i = 0; i < REMEMBERED / messages.length; i += 1) {
    await log.append(toy.commandsOf, messages);
  }
}

/** A worker decides everything that is in the log, and saves its checkpoint. */
async function decideAll(log: EventLog, checkpoints: Checkpoints): Promise<void> {
  const worker = toy.toyWorker({ log, checkpoints });
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
}

const remove = (log: EventLog, checkpoints: Checkpoints, beforeMs = NEW_MS) =>
  removeOld({ log, checkpoints, topics: toy.topics, partition: 0, beforeMs });

describe('Commands that were decided long ago', () => {
  it('are removed with their outcomes, but for those that a worker reads back', async () => {
    const [log, checkpoints] = [toy.toyLog(() => OLD_MS), memoryCheckpoints()];
    await toy.send(log, add(A), open(A), open(B));
    await pushOut(log);
    await decideAll(log, checkpoints);
    const events = await toy.events(log);
    const [commands, outcomes] = await remove(log, checkpoints);
    expect(commands).toMatchObject({ topic: toy.topics.commands, start: 3, entries: 3 });
    expect(commands?.bytes).toBeGreaterThan(100);
    expect(outcomes).toMatchObject({ topic: toy.topics.outcomes, start: 1, entries: 1 });
    expect(await log.start(toy.commandsOf)).toBe(3);
    expect(await log.start(toy.eventsOf)).toBe(0);
    expect(await toy.events(log)).toEqual(events);
    expect((await remove(log, checkpoints))[0]).toMatchObject({ start: 3, entries: 0 });
  });

  it('leave the resent ones what they were: accepted is a duplicate, refused is decided anew', async () => {
    const [log, checkpoints] = [toy.toyLog(() => OLD_MS), memoryCheckpoints()];
    await toy.send(log, add(B), open(A), add(A));
    await pushOut(log);
    await decideAll(log, checkpoints);
    await remove(log, checkpoints);
    expect(await log.start(toy.outcomesOf)).toBe(1); // "unknown", of the command before `open`
    await toy.send(log, add(A), open(A), open(B), add(B));
    await decideAll(log, checkpoints);
    const end = await log.end(toy.outcomesOf);
    const told = (await log.read(toy.outcomesOf, 1, end)).map(
      ({ value }) => JSON.parse(new TextDecoder().decode(value)) as object,
    );
    expect(told).toMatchObject([
      { commandId: `add-${A}`, outcome: 'duplicate', seq: 1 },
      { commandId: `open-${A}`, outcome: 'duplicate', seq: 0 },
    ]);
    const ofB = (await toy.events(log)).filter(({ header }) => header.record === B);
    expect(ofB.map(({ header }) => header.commandId)).toEqual([`open-${B}`, `add-${B}`]);
  });
});

describe('Nothing is removed', () => {
  it('that no worker has decided, however old it is', async () => {
    const log = toy.toyLog(() => OLD_MS);
    await toy.send(log, open(A));
    await pushOut(log);
    const elsewhere = memoryCheckpoints();
    await elsewhere.save(toy.commandsOf, { logId: 'another log', next: 4_001 });
    for (const checkpoints of [memoryCheckpoints(), elsewhere]) {
      expect((await remove(log, checkpoints))[0]).toMatchObject({ start: 0, entries: 0 });
    }
    await decideAll(log, memoryCheckpoints());
    expect(await toy.events(log)).toHaveLength(1);
  });

  it('that is young, nor what stands behind it', async () => {
    let nowMs = NEW_MS;
    const [log, checkpoints] = [toy.toyLog(() => nowMs), memoryCheckpoints()];
    await toy.send(log, add(A), open(A));
    nowMs = NEW_MS + 1;
    await pushOut(log);
    await decideAll(log, checkpoints);
    const removed = await remove(log, checkpoints);
    expect(removed.map(({ entries }) => entries)).toEqual([0, 0]);
    expect((await remove(log, checkpoints, NEW_MS + 1))[0]).toMatchObject({ entries: 2 });
  });

  it('beyond a portion at once', async () => {
    const [log, checkpoints] = [toy.toyLog(() => OLD_MS), memoryCheckpoints()];
    for (let i = 0; i < 7; i += 1) await pushOut(log);
    const end = await log.end(toy.commandsOf);
    await checkpoints.save(toy.commandsOf, { logId: log.logId, next: end });
    const entries = async () => (await remove(log, checkpoints))[0]?.entries;
    expect(await entries()).toBe(MAX_REMOVED_AT_ONCE);
    expect(await entries()).toBe(end - REMEMBERED - MAX_REMOVED_AT_ONCE);
  });
});

describe('A worker', () => {
  it('without a checkpoint begins where the log starts', async () => {
    let nowMs = OLD_MS;
    const [log, checkpoints] = [toy.toyLog(() => nowMs), memoryCheckpoints()];
    await toy.send(log, open(A));
    await pushOut(log);
    await decideAll(log, checkpoints);
    await remove(log, checkpoints);
    nowMs = NEW_MS;
    await toy.send(log, add(A));
    await decideAll(log, memoryCheckpoints());
    expect(await toy.events(log)).toHaveLength(2);
  });

  it('that slept until its commands were removed begins again where the others are', async () => {
    const [log, checkpoints] = [toy.toyLog(() => OLD_MS), memoryCheckpoints()];
    await toy.send(log, open(A));
    await pushOut(log);
    let wake = (): void => undefined;
    const awake = new Promise<void>((resolve) => (wake = resolve));
    const sleeping = log.openAnother({ batchSize: 1, pace: () => awake });
    const troubles: unknown[] = [];
    let isFirst = true;
    const life = new WorkerLife({
      newWorker: () => {
        const worker = toy.toyWorker({
          log: isFirst ? asleepAfterStart(sleeping, log) : log,
          checkpoints,
        });
        isFirst = false;
        return worker;
      },
      onTrouble: (error) => troubles.push(error),
      pauseMs: 1,
    });
    const running = life.run();
    await decideAll(log, checkpoints);
    await remove(log, checkpoints);
    wake();
    await toy.send(log, add(A));
    while ((await toy.events(log)).length < 2)
      await new Promise((resolve) => setTimeout(resolve, 1));
    expect(troubles).toMatchObject([{ code: 'entries-removed' }]);
    await life.stop();
    await running;
  });
});

/** A log whose commands come only when `sleeping` is awake; all else is as in `log`. */
const asleepAfterStart = (sleeping: EventLog, log: EventLog): EventLog =>
  new Proxy(log, {
    get(target, name) {
      if (name !== 'subscribe') return Reflect.get(target, name) as unknown;
      const subscribe: EventLog['subscribe'] = (of, from, onBatch) =>
        (of.topic === toy.topics.commands ? sleeping : target).subscribe(of, from, onBatch);
      return subscribe;
    },
  });
