import { describe, expect, it } from 'vitest';
import { MAX_VALUE_BYTES } from '../checks.js';
import type { PartitionRef } from '../event-log.js';
import { here, message, messages, shape, watch, type TestTable } from './test-table.js';

export function refusalContract(table: TestTable): void {
  describe('a refusal', () => {
    it.each([
      [
        'an unknown topic',
        { topic: 'no.such.topic', partition: 0 },
        'unknown-topic',
        'no.such.topic',
      ],
      ['a partition above the last', { ...here, partition: 3 }, 'partition-out-of-range', '0 to 2'],
      [
        'a partition below the first',
        { ...here, partition: -1 },
        'partition-out-of-range',
        '0 to 2',
      ],
      ['half a partition', { ...here, partition: 0.5 }, 'partition-out-of-range', '0 to 2'],
    ])('meets %s, with words', async (_, place, code, words) => {
      const refusal = { name: 'LogError', code, message: expect.stringContaining(words) };
      const answers = await Promise.allSettled(everyWayToAsk(table, place));
      expect(answers.length).toBeGreaterThan(2);
      expect(answers).toEqual(
        answers.map(() => ({ status: 'rejected', reason: expect.objectContaining(refusal) })),
      );
    });

    it('meets an append of no message or too large a one, and nothing is written', async () => {
      const log = table.log();
      const large = { key: 'k', value: new Uint8Array(MAX_VALUE_BYTES + 1) };
      await expect(log.append(here, [])).rejects.toMatchObject({ code: 'empty-batch' });
      const mixed = log.append(here, [message('a'), large]);
      await expect(mixed).rejects.toMatchObject({ code: 'message-too-large' });
      expect(await log.end(here)).toBe(0);
    });

    it('meets a read without a limit', async () => {
      const read = table.log().read(here, 0, 0);
      await expect(read).rejects.toMatchObject({ code: 'limit-out-of-range' });
    });

    it('meets a reader beyond the end: it knows another history', async () => {
      const log = table.log();
      await log.append(here, messages('a', 2));
      const beyond = (await log.end(here)) + 1;
      const refusal = { code: 'offset-out-of-range', message: expect.stringContaining(here.topic) };
      await expect(log.read(here, beyond, 1)).rejects.toMatchObject(refusal);
      await expect(log.read(here, -1, 1)).rejects.toMatchObject(refusal);
      await expect(watch(log, here, beyond).subscription.ended).rejects.toMatchObject(refusal);
    });

    it('leaves the log as it was, for everybody else', async () => {
      const log = table.log();
      const watched = watch(log, here, 0);
      await expect(log.append(here, [])).rejects.toMatchObject({ code: 'empty-batch' });
      await log.append({ ...here, partition: shape.partitions - 1 }, messages('c', 1));
      await log.append(here, messages('a', 1));
      await watched.until(1);
    });
  });
}

function everyWayToAsk(table: TestTable, place: PartitionRef): Promise<unknown>[] {
  const log = table.log();
  return [
    log.append(place, messages('a', 1)),
    log.read(place, 0, 1),
    log.end(place),
    watch(log, place, 0).subscription.ended,
  ];
}
