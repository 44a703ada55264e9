/** Two workers on one partition: whatever they do to each other, one result, and nothing lost. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import type { Message } from '@scoresheet/event-log-port';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commandsArbitrary,
  faultyLog,
  randomFrom,
  randomPace,
  sendingArbitrary,
  type Random,
} from './hostile-world.spec-kit.js';
import { toyCounter, type ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const seedArbitrary = fc.integer();

async function verdictIsClean(log: MemoryLog, sent: readonly ToyCommand[]): Promise<void> {
  const judgement = await toy.judge(log, sent);
  expect(judgement).toMatchObject(toy.CLEAN);
  expect(judgement.heads).toEqual(await toy.headsOfOneAlone(log));
}

describe('Two workers on one partition', () => {
  it('come to what one alone comes to, however they get in each other’s way', async () => {
    await fc.assert(
      fc.asyncProperty(sendingArbitrary, seedArbitrary, async ({ commands, now }, seed) => {
        const log = toy.toyLog(now);
        const random = randomFrom(seed);
        const pace = randomPace(random);
        const workers = [1, 2].map(() => toy.toyWorker({ log: log.openAnother({ pace }) }));
        const half = Math.floor(random() * commands.length);
        await toy.send(log, ...commands.slice(0, half));
        await Promise.all(workers.map((worker) => worker.start()));
        await toy.send(log, ...commands.slice(half));
        await Promise.all(workers.map((worker) => toy.finished(worker, log)));
        await verdictIsClean(log, commands);
        await Promise.all(workers.map((worker) => worker.stop()));
      }),
      { numRuns: 150 },
    );
  });

  it('come to the same on a log that doubles, loses and does not answer', async () => {
    await fc.assert(
      fc.asyncProperty(sendingArbitrary, seedArbitrary, async ({ commands, now }, seed) => {
        const log = toy.toyLog(now);
        const random = randomFrom(seed);
        const handle = () => faultyLog(log.openAnother({ pace: randomPace(random) }), random);
        await toy.send(log, ...commands);
        const workers = [1, 2].map(() => toy.toyWorker({ log: handle() }));
        for (const worker of workers) await startSurely(worker);
        await Promise.all(workers.map((worker) => toy.finished(worker, log)));
        await verdictIsClean(log, commands);
        await Promise.all(workers.map((worker) => worker.stop()));
      }),
      { numRuns: 25 },
    );
  });

  it('come to the same when one is paused between decision and append, and wakes up late', async () => {
    await fc.assert(
      fc.asyncProperty(
        sendingArbitrary,
        fc.integer({ min: 1, max: 4 }),
        async ({ commands, now }, pausedAt) => {
          const log = toy.toyLog(now);
          const zombieSleep = sleepAt('append to toy.events', pausedAt);
          const half = Math.ceil(commands.length / 2);
          await toy.send(log, ...commands.slice(0, half));
          const zombie = toy.toyWorker({
            log: log.openAnother({ pace: zombieSleep.pace, batchSize: 3 }),
          });
          await zombie.start();
          await Promise.race([zombieSleep.asleep, toy.finished(zombie, log)]);
          const living = toy.toyWorker({ log });
          await living.start();
          await toy.send(log, ...commands.slice(half));
          await toy.finished(living, log);
          const before = await toy.judge(log, commands);
          zombieSleep.wake();
          await toy.finished(zombie, log);
          expect((await toy.judge(log, commands)).heads).toEqual(before.heads);
          await verdictIsClean(log, commands);
          await Promise.all([zombie.stop(), living.stop()]);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('lose and double nothing when a stranger writes to their records too', async () => {
    let lostRaces = 0;
    await fc.assert(
      fc.asyncProperty(commandsArbitrary, seedArbitrary, async (commands, seed) => {
        const log = toy.toyLog();
        const random = randomFrom(seed);
        const pace = randomPace(random);
        const workers = [1, 2].map(() =>
          toy.toyWorker({ log: log.openAnother({ pace, batchSize: 3 }) }),
        );
        await Promise.all(workers.map((worker) => worker.start()));
        const writing = writeAsStranger(log, { random, pace, times: 15 });
        for (const command of commands) {
          await toy.send(log, command);
          await pace();
        }
        await Promise.all([writing, ...workers.map((worker) => toy.finished(worker, log))]);
        expect(await toy.judge(log, commands)).toMatchObject(toy.CLEAN);
        for (const worker of workers) lostRaces += worker.counts().lostRaces;
        await Promise.all(workers.map((worker) => worker.stop()));
      }),
      { numRuns: 60 },
    );
    expect(lostRaces).toBeGreaterThan(10);
  });

  it('do not answer for a state that they have not read', async () => {
    let clockMs = 1_000;
    const log = toy.toyLog(() => (clockMs += 1));
    const reading = sleepAt('fetch of toy.events/0 from 1', 1);
    const worker = toy.toyWorker({ log: log.openAnother({ pace: reading.pace }) });
    await worker.start();
    await toy.send(log, { ...A_COMMAND, type: 'open', commandId: 'c0' });
    await toy.finished(worker, log);
    const [opened] = await toy.events(log);
    await log.append(toy.eventsOf, [strangersEvent(recordNamed('a'), opened?.head, 's1')]);
    await reading.asleep;
    await toy.send(log, { ...A_COMMAND, commandId: 'c1', answers: 1 });
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(await toy.outcomes(log)).toEqual([]);
    reading.wake();
    await toy.finished(worker, log);
    await worker.stop();
    const ids = (await toy.events(log)).map(({ header }) => header.commandId);
    expect([ids, await toy.outcomes(log)]).toEqual([['c0', 's1', 'c1'], []]);
  });

  it('decide again what is void before what came meanwhile', async () => {
    const log = toy.toyLog();
    const appending = sleepAt('append to toy.events', 2);
    const worker = toy.toyWorker({ log: log.openAnother({ pace: appending.pace }) });
    await worker.start();
    await toy.send(log, { ...A_COMMAND, type: 'open', commandId: 'c0' });
    await toy.finished(worker, log);
    await toy.send(log, { ...A_COMMAND, commandId: 'c1', n: 1 });
    await appending.asleep;
    const [opened] = await toy.events(log);
    await log.append(toy.eventsOf, [strangersEvent(recordNamed('a'), opened?.head, 's1')]);
    await toy.send(log, { ...A_COMMAND, commandId: 'c2', n: -1 });
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(await toy.outcomes(log)).toEqual([]);
    appending.wake();
    await toy.finished(worker, log);
    await worker.stop();
    const answers = (await toy.outcomes(log)).map(({ commandId, outcome }) => [commandId, outcome]);
    expect(answers).toEqual([
      ['c1', 'conflict'],
      ['c2', 'refused'],
    ]);
  });
});

const A_COMMAND: ToyCommand = {
  record: recordNamed('a'),
  commandId: 'c',
  type: 'add',
  answers: 0,
  n: 1,
};

/** An event that no command of ours has asked for. */
function strangersEvent(record: string, head: Head | undefined, commandId: string): Message {
  const answers = head?.seq ?? 0;
  const type = head === undefined ? 'open' : 'add';
  const state = head && { seq: head.seq, total: 0, isClosed: false, left: 0, commands: new Map() };
  const decided = toyCounter.decide(state, { record, commandId, type, answers, n: 5 }, 1_000);
  if (!('parts' in decided)) throw new Error('the stranger knows what fits');
  const { parts, saltOf } = decided;
  const draft = { record, type, at: 1_000, commandId, parts };
  return { key: record, value: sealEvent(draft, head, { saltOf, sha256 }).bytes };
}

interface Stranger {
  readonly random: Random;
  readonly pace: () => Promise<void>;
  readonly times: number;
}

async function writeAsStranger(log: MemoryLog, { random, pace, times }: Stranger): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const record = [recordNamed('a'), recordNamed('b'), recordNamed('c')][
      Math.floor(random() * 3)
    ] as string;
    const head = (await toy.events(log))
      .filter(({ header }) => header.record === record)
      .at(-1)?.head;
    await pace();
    await log.append(toy.eventsOf, [strangersEvent(record, head, `s${i}`)]);
  }
}

/** Sleeps before the so-manieth step of this kind, until it is woken. */
function sleepAt(kind: string, time: number) {
  let times = 0;
  let wake = () => {};
  let fallAsleep = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const asleep = new Promise<void>((resolve) => (fallAsleep = resolve));
  const pace = async (step: string) => {
    if (!step.startsWith(kind)) return;
    times += 1;
    if (times !== time) return;
    fallAsleep();
    await woken;
  };
  return { pace, asleep, wake };
}

/** As the service does it: a start that fails is tried again. */
async function startSurely(worker: toy.ToyWorker): Promise<void> {
  for (;;) {
    try {
      return await worker.start();
    } catch {
      // the log was away
    }
  }
}
