/** A worker that dies at any moment, and its successor. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { checkpointAfter, memoryArchive, type MemoryArchive } from '@scoresheet/services-archive';
import type { EventLog } from '@scoresheet/event-log-port';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Crash, mortal, sendingArbitrary } from './hostile-world.spec-kit.js';
import { memoryCheckpoints } from './memory-checkpoints.js';
import type { ToyCommand } from './toy-counter.js';
import * as toy from './toy-world.spec-kit.js';

/** Lives until it is done or dead; answers how many places it has passed. */
async function live(parts: Parameters<typeof mortal>[0], diesAt: number): Promise<number> {
  const process = mortal(parts, diesAt);
  const worker = toy.toyWorker(process);
  worker.ended.catch(() => undefined);
  try {
    await worker.start();
    await toy.finished(worker, parts.log);
    await worker.stop();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
  return process.passed();
}

/** As the projector does it: everything that the log has by now. */
async function archiveAll(log: EventLog, archive: MemoryArchive): Promise<void> {
  const archivedTo = (await archive.position(0))?.next ?? 0;
  for (const { header, head, offset, bytes, stampedAtMs } of await toy.events(log)) {
    if (offset >= archivedTo)
      archive.keep({ ...head, record: header.record, partition: 0, offset, bytes, stampedAtMs });
  }
  const end = await log.end(toy.eventsOf);
  if (end === 0) return;
  archive.moveTo(0, checkpointAfter(log, (await log.read(toy.eventsOf, end - 1, 1))[0]));
}

const SCRIPT: readonly ToyCommand[] = [
  { record: recordNamed('a'), commandId: 'c1', type: 'open', answers: 0, n: 0 },
  { record: recordNamed('a'), commandId: 'c2', type: 'add', answers: 0, n: 1 },
  { record: recordNamed('b'), commandId: 'c1', type: 'open', answers: 0, n: 0 },
  { record: recordNamed('a'), commandId: 'c3', type: 'add', answers: 0, n: 1 },
  { record: recordNamed('a'), commandId: 'c4', type: 'add', answers: 2, n: 1 },
  { record: recordNamed('a'), commandId: 'c5', type: 'add', answers: 1, n: -1 },
  { record: recordNamed('a'), commandId: 'c2', type: 'add', answers: 0, n: 1 },
  { record: recordNamed('a'), commandId: 'c6', type: 'add', answers: 1, n: 2 },
  { record: recordNamed('b'), commandId: 'c2', type: 'close', answers: 0, n: 2 },
  { record: recordNamed('b'), commandId: 'c3', type: 'add', answers: 1, n: 2 },
  // Takes three events more, and the command after it answers the last of them.
  { record: recordNamed('a'), commandId: 'c7', type: 'add', answers: 2, n: 23 },
  { record: recordNamed('a'), commandId: 'c8', type: 'add', answers: 6, n: 1 },
  { record: recordNamed('a'), commandId: 'c9', type: 'add', answers: 2, n: 1 },
];

describe('A worker that dies', () => {
  it('at any place, is followed by one that loses and doubles nothing', async () => {
    let wholeLife = Infinity;
    let deaths = 0;
    for (let diesAt = 0; diesAt < wholeLife; diesAt += 1) {
      const log = toy.toyLog();
      await toy.send(log, ...SCRIPT);
      const parts = { log, archive: memoryArchive(), checkpoints: memoryCheckpoints() };
      const passed = await live({ ...parts, log: log.openAnother({ batchSize: 3 }) }, diesAt);
      if (passed <= diesAt) wholeLife = passed;
      else deaths += 1;
      await archiveAll(log, parts.archive);
      await live(parts, Infinity);
      const judgement = await toy.judge(log, SCRIPT);
      expect(judgement).toMatchObject(toy.CLEAN);
      expect(judgement.heads).toEqual(await toy.headsOfOneAlone(log));
    }
    expect(deaths).toBeGreaterThan(30);
  });

  it('time and again, while the archive follows or lags', async () => {
    await fc.assert(
      fc.asyncProperty(
        sendingArbitrary,
        fc.array(fc.record({ diesAt: fc.nat({ max: 60 }), archives: fc.boolean() }), {
          maxLength: 4,
        }),
        async ({ commands, now }, lives) => {
          const log = toy.toyLog(now);
          await toy.send(log, ...commands);
          const archive = memoryArchive();
          const checkpoints = memoryCheckpoints();
          for (const { diesAt, archives } of lives) {
            await live({ log: log.openAnother({ batchSize: 4 }), archive, checkpoints }, diesAt);
            if (archives) await archiveAll(log, archive);
          }
          await live({ log, archive, checkpoints }, Infinity);
          const judgement = await toy.judge(log, commands);
          expect(judgement).toMatchObject(toy.CLEAN);
          expect(judgement.heads).toEqual(await toy.headsOfOneAlone(log));
        },
      ),
      { numRuns: 60 },
    );
  });
});
