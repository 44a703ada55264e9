import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encodeUtf8, sealEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import { memoryArchive } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { memoryCheckpoints } from './memory-checkpoints.js';
import { UNFOLDABLE, UNLUCKY, type ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';
import { MAX_IN_FLIGHT } from './worker-options.js';

const A = recordNamed('a');
const B = recordNamed('b');
let ids = 0;
const command = (record: string, more: Partial<ToyCommand> = {}): ToyCommand => ({
  record,
  commandId: `c${(ids += 1)}`,
  type: 'add',
  answers: 0,
  n: 1,
  ...more,
});
const open = (record: string) => command(record, { type: 'open', n: 0 });

async function run(...commands: readonly ToyCommand[]) {
  const log = toy.toyLog();
  const worker = toy.toyWorker({ log });
  await worker.start();
  await toy.send(log, ...commands);
  await toy.finished(worker, log);
  await worker.stop();
  return { log, worker, outcomes: await toy.outcomes(log), events: await toy.events(log) };
}

describe('A worker', () => {
  it('makes an event of a command that is accepted, and sends no outcome for it', async () => {
    const { events, outcomes, worker } = await run(open(A), command(A));
    expect(events.map(({ header }) => [header.seq, header.type])).toEqual([
      [0, 'open'],
      [1, 'add'],
    ]);
    expect(outcomes).toEqual([]);
    expect(worker.counts()).toMatchObject({ accepted: 2, inFlight: 0, lostRaces: 0 });
  });

  it('says why a command is not accepted', async () => {
    const first = command(A);
    const { outcomes, events } = await run(
      open(A),
      first,
      command(A, { answers: 1, n: -1 }),
      command(A, { answers: 0 }),
      first,
      { ...first, n: 2 },
    );
    expect(events).toHaveLength(2);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'refused',
      'conflict',
      'duplicate',
      'command-id-reused',
    ]);
    const digest = sha256(encodeUtf8(JSON.stringify(first)));
    expect(outcomes[2]).toEqual({ ...pick(first), digest, outcome: 'duplicate', seq: 1 });
    expect(outcomes[3]?.digest).not.toBe(digest);
  });

  it('passes over what is no command, and counts it', async () => {
    const log = toy.toyLog();
    const worker = toy.toyWorker({ log });
    await worker.start();
    await log.append(toy.commandsOf, [{ key: A, value: new Uint8Array([1, 2]) }]);
    await toy.send(log, open(A));
    await toy.finished(worker, log);
    expect(worker.counts()).toMatchObject({ malformed: 1, accepted: 1 });
    await worker.stop();
  });

  it('suspends a match whose rules throw; its neighbour goes on', async () => {
    const { outcomes, events, worker } = await run(
      open(A),
      open(B),
      command(A, { n: UNLUCKY }),
      command(A),
      command(B),
    );
    expect(outcomes.map(({ record, outcome }) => [record, outcome])).toEqual([
      [A, 'internal-error'],
      [A, 'internal-error'],
    ]);
    expect(new Set(outcomes.map((answer) => 'reference' in answer && answer.reference)).size).toBe(
      1,
    );
    expect(events.filter(({ header }) => header.record === B)).toHaveLength(2);
    expect(worker.counts().tail.suspended).toBe(1);
  });

  it('suspends a match that cannot be folded', async () => {
    const log = toy.toyLog();
    const parts = { public: { action: { text: UNFOLDABLE }, facts: [] } };
    const draft = { record: A, type: 'open', at: 0, commandId: 'c', parts };
    const { bytes } = sealEvent(draft, undefined, { saltOf: () => sha256(''), sha256 });
    await log.append(toy.eventsOf, [{ key: A, value: bytes }]);
    const worker = toy.toyWorker({ log });
    await worker.start();
    await toy.send(log, command(A), open(B));
    await toy.finished(worker, log);
    await worker.stop();
    expect(await toy.outcomes(log)).toMatchObject([{ record: A, outcome: 'internal-error' }]);
    expect(worker.counts()).toMatchObject({ accepted: 1, tail: { suspended: 1 } });
  });

  it('goes on where its predecessor was, and decides nothing that is committed again', async () => {
    const log = toy.toyLog();
    const checkpoints = memoryCheckpoints();
    const archive = memoryArchive();
    for (const answers of [0, 1, 2]) {
      const worker = toy.toyWorker({ log, checkpoints, archive });
      await worker.start();
      await toy.send(log, ...(answers === 0 ? [open(A)] : []), command(A, { answers }));
      await toy.finished(worker, log);
      await worker.stop();
    }
    expect(await toy.events(log)).toHaveLength(4);
    expect(await toy.outcomes(log)).toEqual([]);
  });

  it('answers a command that is delivered again with what it became', async () => {
    const log = toy.toyLog();
    const commands = [open(A), command(A), command(A, { answers: 1, n: -1 })];
    await toy.send(log, ...commands);
    for (let life = 0; life < 2; life += 1) {
      const worker = toy.toyWorker({ log });
      await worker.start();
      await toy.finished(worker, log);
      await worker.stop();
    }
    const kinds = (await toy.outcomes(log)).map(({ outcome }) => outcome);
    expect(kinds).toEqual(['refused', 'duplicate', 'duplicate', 'refused']);
    expect(await toy.judge(log, commands)).toMatchObject(toy.CLEAN);
  });

  it('does not accept after a restart what it has turned down before', async () => {
    // The last command guesses a number that is not open yet when it is first decided.
    const log = toy.toyLog();
    const early = command(A, { answers: 1 });
    const commands = [open(A), early, command(A, { answers: 0 })];
    await toy.send(log, ...commands);
    for (let life = 0; life < 2; life += 1) {
      const worker = toy.toyWorker({ log });
      await worker.start();
      await toy.finished(worker, log);
      await worker.stop();
    }
    const answers = (await toy.outcomes(log)).filter(
      ({ commandId }) => commandId === early.commandId,
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict']);
    expect(await toy.judge(log, commands)).toMatchObject(toy.CLEAN);
  });

  it('gives a match up whose events never get into the record; its neighbour goes on', async () => {
    const log = toy.toyLog();
    // As a fault in sealing would have it: what arrives is not what the header says.
    const damage = (message: Message) =>
      message.key === A ? { ...message, value: message.value.with(-2, 0x20) } : message;
    const damaging: EventLog = {
      logId: log.logId,
      partitions: log.partitions,
      read: log.read.bind(log),
      end: log.end.bind(log),
      close: log.close.bind(log),
      start: log.start.bind(log),
      truncate: log.truncate.bind(log),
      subscribe: log.subscribe.bind(log),
      append: (to, messages) =>
        log.append(to, to.topic === toy.topics.events ? messages.map(damage) : messages),
    };
    const worker = toy.toyWorker({ log: damaging });
    await worker.start();
    await toy.send(log, open(A), open(B), command(A));
    await toy.finished(worker, log);
    await worker.stop();
    expect(await toy.outcomes(log)).toMatchObject([
      { record: A, outcome: 'internal-error' },
      { record: A, outcome: 'internal-error' },
    ]);
    expect((await toy.events(log)).map(({ header }) => header.record)).toEqual([B]);
  });

  it.each(['', 'm-1', 'm-\0', 'm-'.padEnd(3_000, '0')])(
    'takes no command for a record of a name that none has: %#',
    async (name) => {
      const log = toy.toyLog();
      const value = encodeUtf8(JSON.stringify(open(name)));
      await log.append(toy.commandsOf, [{ key: 'any', value }]);
      await toy.send(log, open(A));
      const worker = toy.toyWorker({ log });
      await worker.start();
      await toy.finished(worker, log);
      await worker.stop();
      const events = await toy.events(log);
      expect(events.map(({ header }) => header.record)).toEqual([A]);
      expect(await toy.outcomes(log)).toEqual([]);
      expect(worker.counts()).toMatchObject({ accepted: 1, malformed: 1 });
    },
  );

  it('takes in no more than it can hold', async () => {
    const log = toy.toyLog();
    const total = 3 * MAX_IN_FLIGHT;
    const messages = Array.from({ length: total }, (_, i) => {
      const opening = command(recordNamed(`${i}`), { type: 'open', n: 0 });
      return { key: opening.record, value: encodeUtf8(JSON.stringify(opening)) };
    });
    for (let i = 0; i < total; i += 1_000) {
      await log.append(toy.commandsOf, messages.slice(i, i + 1_000));
    }
    const gate = new AbortController();
    const pace = async (step: string) => {
      if (step.startsWith('append') && !gate.signal.aborted) await once(gate.signal, 'abort');
    };
    const worker = toy.toyWorker({ log: log.openAnother({ pace, batchSize: 200 }) });
    await worker.start();
    let before = -1;
    while (worker.counts().inFlight > before) {
      before = worker.counts().inFlight;
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    }
    expect(before).toBeGreaterThan(MAX_IN_FLIGHT);
    expect(before).toBeLessThanOrEqual(MAX_IN_FLIGHT + 200);
    gate.abort();
    await toy.finished(worker, log);
    expect(worker.counts().accepted).toBe(total);
    await worker.stop();
  });

  it('stops with words when the commands are those of another log', async () => {
    const checkpoints = memoryCheckpoints();
    await checkpoints.save(toy.commandsOf, { logId: 'another', next: 1, digest: 'x' });
    const worker = toy.toyWorker({ log: toy.toyLog(), checkpoints });
    await expect(worker.start()).rejects.toThrow('another was read before');
  });
});

const pick = ({ record, commandId }: ToyCommand) => ({ record, commandId });
