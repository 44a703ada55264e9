/** What a worker does on an archive that lacks what it had: one record stops, and none begins twice. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { checkpointAfter, memoryArchive, type ArchiveReader } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { memoryCheckpoints } from './memory-checkpoints.js';
import type { ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');

const command = (record: string, n: number): ToyCommand => ({
  record,
  commandId: `c${n}`,
  type: n === 0 ? 'open' : 'add',
  n,
  answers: n - 1,
});

/** Two records of three events, archived to the last one, and who was told of which. */
async function played() {
  const log = toy.toyLog();
  const checkpoints = memoryCheckpoints();
  for (const n of [0, 1, 2]) await toy.send(log, command(A, n), command(B, n));
  const worker = toy.toyWorker({ log, checkpoints });
  await worker.start();
  await toy.finished(worker, log);
  await worker.stop();
  const archive = memoryArchive();
  for (const { header, head, offset, bytes } of await toy.events(log)) {
    archive.keep({ ...head, record: header.record, partition: 0, offset, bytes });
  }
  const end = await log.end(toy.eventsOf);
  archive.moveTo(0, checkpointAfter(log, (await log.read(toy.eventsOf, end - 1, 1))[0]));
  return { log, checkpoints, archive };
}

const outcomesOf = async (log: ReturnType<typeof toy.toyLog>) =>
  (await toy.outcomes(log)).map(({ record, commandId, outcome }) =>
    [record, commandId, outcome].join(' '),
  );

describe('A worker', () => {
  it('suspends the one record that nobody can read, and takes it up when it is mended', async () => {
    const { log, checkpoints, archive } = await played();
    let isDamaged = true;
    const events: ArchiveReader['events'] = async (record, ...asked) => {
      const found = await archive.events(record, ...asked);
      return record === A && isDamaged ? found.filter(({ seq }) => seq !== 1) : found;
    };
    const worker = toy.toyWorker({ log, checkpoints, archive: { ...archive, events } });
    await worker.start();
    await toy.send(log, command(A, 3), command(B, 3));
    await toy.finished(worker, log);
    expect(await outcomesOf(log)).toEqual([`${A} c3 internal-error`]);

    isDamaged = false;
    await toy.send(log, { ...command(A, 3), commandId: 'c3-again' });
    await toy.finished(worker, log);
    await worker.stop();
    expect((await outcomesOf(log)).slice(1)).toEqual([]);
    const heads = new Map((await toy.events(log)).map(({ header, head }) => [header.record, head]));
    expect([heads.get(A)?.seq, heads.get(B)?.seq]).toEqual([3, 3]);
  });

  it('begins nothing while the archive lacks what its position has passed; all else goes on', async () => {
    const { log, checkpoints, archive } = await played();
    let isComplete = false;
    const lacking: ArchiveReader = {
      ...archive,
      isComplete: async () => isComplete,
      heads: async (records, before) =>
        archive.heads(isComplete ? records : records.filter((record) => record !== A), before),
      events: async (record, ...asked) =>
        record === A && !isComplete ? [] : archive.events(record, ...asked),
    };
    const worker = toy.toyWorker({ log, checkpoints, archive: lacking });
    await worker.start();
    await toy.send(log, command(A, 0), command(B, 3));
    await toy.finished(worker, log);
    expect(await outcomesOf(log)).toEqual([`${A} c0 conflict`]);
    expect((await toy.events(log)).filter(({ header }) => header.seq === 0)).toHaveLength(2);
    expect((await toy.events(log)).at(-1)?.header).toMatchObject({ record: B, seq: 3 });

    isComplete = true;
    await toy.send(log, command(recordNamed('new'), 0));
    await toy.finished(worker, log);
    await worker.stop();
    expect((await toy.events(log)).at(-1)?.header).toMatchObject({
      record: recordNamed('new'),
      seq: 0,
    });
  });
});
