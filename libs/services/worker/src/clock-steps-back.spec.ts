/** A log whose stamps fall with its clock, as those of a Kafka broker do that is set back. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { MAX_STEP_BACK_MS } from '@scoresheet/event-log-port';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Checkpoints } from './checkpoints.port.js';
import { memoryCheckpoints } from './memory-checkpoints.js';
import type { ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
const START_MS = 1_700_000_000_000;
const STEPS_MS = [1, 5_000, 3_600_000, MAX_STEP_BACK_MS];

let nowMs: number;
let log: ReturnType<typeof toy.toyLog>;
let checkpoints: Checkpoints;
beforeEach(() => {
  nowMs = START_MS;
  log = toy.toyLog(() => nowMs, true);
  checkpoints = memoryCheckpoints();
});

const command = (
  commandId: string,
  type: ToyCommand['type'],
  answers = 0,
  record = A,
): ToyCommand => ({ record, commandId, type, answers, n: 0 });

/** Each time by another worker, as after a restart: it knows the record by its events alone. */
async function decided(...commands: readonly ToyCommand[]) {
  await toy.send(log, ...commands);
  const worker = toy.toyWorker({ log, checkpoints });
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
}

const accepted = async () =>
  (await toy.events(log)).map(({ header }) => [header.commandId, header.at]);
const answers = async () =>
  (await toy.outcomes(log)).map(({ commandId, outcome }) => `${commandId} ${outcome}`);

describe('A clock that steps back', () => {
  it.each(STEPS_MS)(
    'by %i ms is waited out: time stands still, and the record goes on',
    async (ms) => {
      await decided(command('c0', 'open'));
      nowMs -= ms;
      await decided(command('c1', 'add', 0));
      await decided(command('c2', 'add', 1));
      await decided(command('b0', 'open', 0, B));
      nowMs = START_MS + 1;
      await decided(command('c3', 'add', 2));
      expect(await accepted()).toEqual([
        ['c0', START_MS],
        ['c1', START_MS],
        ['c2', START_MS],
        ['b0', START_MS],
        ['c3', START_MS + 1],
      ]);
      expect(await answers()).toEqual([]);
    },
  );

  it.each(STEPS_MS)('by %i ms turns no refusal into an acceptance', async (ms) => {
    await decided(command('c0', 'open'), command('early', 'add', 1));
    nowMs -= ms;
    await decided(command('c1', 'add', 0));
    nowMs += 1;
    checkpoints = memoryCheckpoints(); // lost, so that everything is decided again
    await decided(command('c2', 'add', 1));
    expect((await accepted()).map(([id]) => id)).toEqual(['c0', 'c1', 'c2']);
    expect((await answers()).filter((answer) => answer.startsWith('early'))).toEqual([
      'early conflict',
      'early conflict',
    ]);
  });

  it('for so long that the commands before it are forgotten, is still known', async () => {
    await decided(command('c0', 'open'));
    const end = await log.end(toy.commandsOf);
    const saved = { logId: log.logId, next: end, timeMs: START_MS + 60_000 };
    checkpoints = { ...checkpoints, load: async () => saved };
    nowMs += 5;
    await decided(command('c1', 'add', 0));
    expect(await accepted()).toEqual([
      ['c0', START_MS],
      ['c1', START_MS + 60_000],
    ]);
  });
});

describe('A clock that steps back further than anybody waits', () => {
  const FAR_MS = MAX_STEP_BACK_MS + 1;

  it('lets new records begin, and others go on when it is right again', async () => {
    await decided(command('c0', 'open'));
    nowMs -= FAR_MS;
    await decided(command('c1', 'add', 0), command('b0', 'open', 0, B));
    nowMs += FAR_MS;
    await decided(command('c2', 'add', 0), command('c0', 'open'));
    expect(await accepted()).toEqual([
      ['c0', START_MS],
      ['b0', START_MS - FAR_MS],
      ['c2', START_MS],
    ]);
    expect(await answers()).toEqual(['c1 conflict', 'c0 duplicate']);
    const [told] = await toy.outcomes(log);
    expect(told).toMatchObject({ says: expect.stringMatching(/clock is hours behind/) });
  });
});
