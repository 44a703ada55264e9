/** Whoever listens to a worker hears of every state that a record comes to there. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { expect, it } from 'vitest';
import { memoryCheckpoints } from './memory-checkpoints.js';
import { BREAKS_OFF, LONG, type ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const A = recordNamed('a');
const command = (commandId: string, more: Partial<ToyCommand> = {}): ToyCommand => ({
  record: A,
  commandId,
  type: 'add',
  answers: 0,
  n: 1,
  ...more,
});
const OPEN = command('c0', { type: 'open', n: 0 });

/** A worker takes what lies in the log; each state as event and total, each suspension as its event. */
async function told(log = toy.toyLog(), checkpoints = memoryCheckpoints()) {
  const states: string[] = [];
  const worker = toy.toyWorker(
    { log, checkpoints },
    {
      onState: ({ seq, total }) => states.push(`${seq}: ${total}`),
      onSuspended: ({ seq }) => states.push(`suspended at ${seq}`),
    },
  );
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
  return states;
}

it('after each event that it decides', async () => {
  const log = toy.toyLog();
  await toy.send(log, OPEN, command('c1', { n: 4 }));
  expect(await told(log)).toEqual(['0: 0', '1: 4']);
});

it('after each event by which a long action goes on, the last one included', async () => {
  const log = toy.toyLog();
  await toy.send(log, OPEN, command('c1', { n: LONG + 2 }));
  expect(await told(log)).toEqual(['0: 0', '1: 22', '2: 23', '3: 24']);
});

it('again where a command is refused: its sender was mistaken about it', async () => {
  const log = toy.toyLog();
  await toy.send(log, OPEN, command('c1', { answers: 5 }));
  expect(await told(log)).toEqual(['0: 0', '0: 0']);
});

it('from the history of a record on which another worker was', async () => {
  const [log, checkpoints] = [toy.toyLog(), memoryCheckpoints()];
  await toy.send(log, OPEN, command('c1', { n: 4 }));
  await told(log, checkpoints);
  await toy.send(log, command('c2', { answers: 1, n: 5 }));
  expect(await told(log, checkpoints)).toEqual(['0: 0', '1: 4', '2: 9']);
});

it('up to where the rules break off, and then of its suspension', async () => {
  const log = toy.toyLog();
  await toy.send(log, OPEN, command('c1', { n: BREAKS_OFF }));
  const states = await told(log);
  expect(states.slice(-2)).toEqual([expect.stringMatching(/^\d+: \d+$/), 'suspended at 3']);
});
