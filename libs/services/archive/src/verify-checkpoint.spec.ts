import { withoutUndefined } from '@scoresheet/rules-engine';
import { partitionOf, sealEvent, type SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkpointAfter, type Checkpoint } from './checkpoint.js';
import { verifyCheckpoint } from './verify-checkpoint.js';
import { memoryArchive, type MemoryArchive } from './memory-archive.js';

const of = { topic: 'events', partition: 0 };

let log: MemoryLog;
let read: Checkpoint;

const written = async (words: readonly string[], logId?: string): Promise<MemoryLog> => {
  const shape = { topics: [of.topic], partitions: 1 };
  const one = memoryLog(withoutUndefined({ ...shape, logId }));
  for (const word of words) {
    await one.append(of, [{ key: 'm-1', value: new TextEncoder().encode(word) }]);
  }
  return one;
};

beforeEach(async () => {
  log = await written(['one', 'two', 'three']);
  read = checkpointAfter(log, (await log.read(of, 0, 3)).at(-1));
});

describe('a reader goes on', () => {
  it('in the log that it has read, however much was added since', async () => {
    await verifyCheckpoint(log, of, read);
    await log.append(of, [{ key: 'm-1', value: new Uint8Array([4]) }]);
    await verifyCheckpoint(log, of, read);
  });

  it('where it has read nothing yet', async () => {
    await verifyCheckpoint(log, of, checkpointAfter(log, undefined));
  });
});

describe('a reader stops with words', () => {
  it.each([
    ['another log', undefined, ['one', 'two', 'three'], /log copy".*log restore"/],
    ['an older copy', 'same', ['one', 'two'], /ends at offset 2, but was read up to 3.*restore"/],
    ['an older copy that went on', 'same', ['one', 'two', 'drei'], /another entry.*went on by/],
  ])('when it finds %s', async (_, same, words, says) => {
    const other = await written(words, same && log.logId);
    await expect(verifyCheckpoint(other, of, read)).rejects.toThrow(says);
  });
});

describe('the last entry that was read is not what the log has', () => {
  const RECORD = recordNamed('m1');
  const TAKEN_MS = 1_000;
  let archive: MemoryArchive;

  const eventOf = (fact: number): SealedEvent => {
    const parts = { public: { action: null, facts: [fact] } };
    const draft = { record: RECORD, type: 'counted', at: 0, commandId: 'c-1', parts };
    return sealEvent(draft, undefined, { saltOf: () => sha256('salt'), sha256 });
  };
  const { bytes, head } = eventOf(1);

  const logWith = async (value: Uint8Array, tookAtMs = TAKEN_MS, key = RECORD) => {
    const shape = { topics: [of.topic], partitions: 1, logId: 'same', now: () => tookAtMs };
    const one = memoryLog(shape);
    await one.append(of, [{ key, value }]);
    return one;
  };
  const changed = (text: string, to: string): Uint8Array =>
    Buffer.from(Buffer.from(bytes).toString().replace(text, to));
  const garbled = changed('"facts":[1]', '"facts":[7]');

  beforeEach(async () => {
    expect(partitionOf(RECORD, 1, sha256)).toBe(of.partition);
    expect(Buffer.compare(garbled, bytes)).not.toBe(0);
    log = await logWith(bytes);
    read = checkpointAfter(log, (await log.read(of, 0, 1))[0]);
    archive = memoryArchive();
    const kept = { ...head, offset: 0, bytes, stampedAtMs: TAKEN_MS };
    archive.keep({ record: RECORD, partition: of.partition, ...kept });
    archive.moveTo(of.partition, read);
  });

  it.each([
    ['is no event any more', garbled, TAKEN_MS + 1],
    ['has a changed header under its own stamp', changed('"c-1"', '"c-7"'), TAKEN_MS],
  ])('but its copy %s, and a reader goes on', async (_, value, tookAtMs) => {
    await verifyCheckpoint(await logWith(value, tookAtMs), of, read, archive);
  });

  it('and lies in a log that went on by itself, where a reader stops', async () => {
    const forks = [
      await logWith(eventOf(2).bytes),
      await logWith(changed('"c-1"', '"c-7"'), TAKEN_MS + 1),
      await logWith(garbled, TAKEN_MS, 'another'),
    ];
    for (const fork of forks) {
      await expect(verifyCheckpoint(fork, of, read, archive)).rejects.toThrow(/went on by itself/);
    }
  });

  it('and the archive has otherwise, too, or nothing from there, where a reader stops', async () => {
    const damaged = await logWith(garbled);
    const other = { ...read, digest: sha256('another') };
    for (const [checkpoint, copy] of [
      [other, archive],
      [read, memoryArchive()],
    ] as const) {
      const checked = verifyCheckpoint(damaged, of, checkpoint, copy);
      await expect(checked).rejects.toThrow(/another entry at offset 0.*went on by itself/);
    }
  });

  it('and nobody keeps another copy, which a reader says', async () => {
    const checked = verifyCheckpoint(await logWith(garbled), of, read);
    await expect(checked).rejects.toThrow(/no other copy.*"scoresheet log restore"/);
  });
});
