/** An event that somebody has dated far ahead, in the topic by hand, on the head of its record. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { withFirstStamp } from '@scoresheet/event-log-port';
import { memoryArchive } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { MAX_HOURS_AHEAD_OF_LOG } from './ahead-of-log.js';
import { suspensions } from './suspensions.js';
import * as toy from './toy-records.spec-kit.js';

const A = recordNamed('a');
const B = recordNamed('b');
const TAKEN_MS = 1_700_000_000_000;
const LATEST_MS = TAKEN_MS + MAX_HOURS_AHEAD_OF_LOG * 3_600_000;

/** Two events of one record, the second one of this time, and one of its neighbour after them. */
async function logWith(at: number) {
  const log = toy.toyLog(() => TAKEN_MS);
  const first = toy.toyEvent(A, undefined, 1, TAKEN_MS);
  const second = toy.toyEvent(A, first.head, 2, at);
  const neighbour = toy.toyEvent(B, undefined, 7, TAKEN_MS);
  await log.append(toy.of, [first, second, neighbour].map(toy.messageOf));
  return log;
}

async function statesBy(tail: Awaited<ReturnType<typeof toy.startedTail>>) {
  await tail.atEnd();
  const states = [await tail.stateOf(A), await tail.stateOf(B)];
  await tail.stop();
  return states;
}

const SUSPENDED = {
  status: 'suspended',
  suspension: {
    seq: 1,
    reference: suspensions().suspend({ record: A, seq: 1 }, '').reference,
    error: { name: 'EventAheadOfLog', message: expect.stringMatching(/Event 1 .* 24 hours/) },
  },
};
const GOES_ON = { status: 'folded', state: '7,' };

describe('An event that is dated far ahead of the log', () => {
  it.each([LATEST_MS + 1, 253_402_300_800_000, Number.MAX_SAFE_INTEGER])(
    'suspends its record alone, by its first stamp, for a reader of the log (%i)',
    async (at) => {
      const tail = await toy.startedTail(await logWith(at), memoryArchive());
      expect(await statesBy(tail)).toMatchObject([SUSPENDED, GOES_ON]);
    },
  );

  it('does so for a reader of the archive, wherever that has come', async () => {
    const log = await logWith(LATEST_MS + 1);
    for (const position of [1, 2, 3]) {
      const tail = await toy.startedTail(log, await toy.archiveAt(log, position));
      expect(await statesBy(tail)).toMatchObject([SUSPENDED, GOES_ON]);
    }
  });

  it('does so for the process that has sealed it', async () => {
    const log = toy.toyLog(() => TAKEN_MS);
    const event = toy.toyEvent(A, undefined, 1, LATEST_MS + 1);
    const tail = await toy.startedTail(log, memoryArchive());
    tail.foresee(event);
    await log.append(toy.of, [toy.messageOf(event)]);
    await tail.atEnd();
    expect(await tail.stateOf(A)).toMatchObject({ status: 'suspended', suspension: { seq: 0 } });
    await tail.stop();
  });

  it('does so in a copy of the log that was made when its time had come', async () => {
    const log = await logWith(LATEST_MS + 1);
    const copy = toy.toyLog(() => LATEST_MS + 2);
    for (const entry of await toy.entriesOf(log)) {
      await copy.append(toy.of, [withFirstStamp(entry, entry.appendedAtMs)]);
    }
    const tail = await toy.startedTail(copy, memoryArchive());
    expect(await statesBy(tail)).toMatchObject([SUSPENDED, GOES_ON]);
  });
});

describe('An event that is dated later than its stamp', () => {
  it('by no more than the tolerance is one as any other', async () => {
    const tail = await toy.startedTail(await logWith(LATEST_MS), memoryArchive());
    expect(await statesBy(tail)).toMatchObject([{ status: 'folded', state: '1,2,' }, GOES_ON]);
  });

  it('and was archived before stamps were kept, is trusted', async () => {
    const log = await logWith(LATEST_MS + 1);
    const { events, ...archive } = await toy.archiveAt(log, 3);
    const withoutStamps: typeof events = async (...asked) =>
      (await events(...asked)).map(({ stampedAtMs: _, ...event }) => event);
    const tail = await toy.startedTail(log, { ...archive, events: withoutStamps });
    expect(await statesBy(tail)).toMatchObject([{ status: 'folded', state: '1,2,' }, GOES_ON]);
  });
});
