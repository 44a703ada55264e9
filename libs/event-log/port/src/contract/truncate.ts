import { describe, expect, it } from 'vitest';
import type { EventLog, Offset } from '../event-log.js';
import {
  here,
  messages,
  otherTopic,
  readAll,
  textsOf,
  watch,
  type TestTable,
} from './test-table.js';

/** A topic that may be truncated, and one that may not. */
const [passing, kept] = [otherTopic, here];

/** Appends so many entries, each by itself, and gives their offsets and the end. */
async function fill(log: EventLog, count: number): Promise<readonly Offset[]> {
  for (const one of messages('a', count)) await log.append(passing, [one]);
  const entries = await readAll(log, passing);
  return [...entries.map(({ offset }) => offset), await log.end(passing)];
}

export function truncateContract(table: TestTable): void {
  describe('truncate', () => {
    it('removes what lies before an offset, and the rest is as it was, for every handle', async () => {
      const log = table.log();
      const another = await table.openAnother();
      expect(await log.start(passing)).toBe(0);
      const offsets = await fill(log, 5);
      const [, , third = NaN] = offsets;
      const before = await readAll(log, passing);
      await log.truncate(passing, third);
      for (const handle of [log, another]) {
        expect(await handle.start(passing)).toBe(third);
        expect(await handle.end(passing)).toBe(offsets.at(-1));
        expect(await readAll(handle, passing, third)).toEqual(before.slice(2));
      }
    });

    it('refuses readers below the start, in words, and lets those above it go on', async () => {
      const log = table.log();
      const [, second = NaN, third = NaN] = await fill(log, 4);
      const running = watch(log, passing, 0);
      await running.until(4);
      await log.truncate(passing, third);
      const refusal = { code: 'entries-removed', message: expect.stringContaining(passing.topic) };
      for (const from of [0, second]) {
        await expect(log.read(passing, from, 10)).rejects.toMatchObject(refusal);
        await expect(watch(log, passing, from).subscription.ended).rejects.toMatchObject(refusal);
      }
      await log.append(passing, messages('b', 1));
      await running.until(5);
      const late = watch(log, passing, third);
      await late.until(3);
      expect(textsOf(late.entries)).toEqual(['a2', 'a3', 'b0']);
    });

    it('may remove everything; what comes next has the offsets that it would have had', async () => {
      const log = table.log();
      const end = (await fill(log, 3)).at(-1) ?? NaN;
      await log.truncate(passing, end);
      expect(await log.start(passing)).toBe(end);
      expect(await log.read(passing, end, 10)).toEqual([]);
      await expect(log.read(passing, end - 1, 10)).rejects.toMatchObject({
        code: 'entries-removed',
      });
      expect((await log.append(passing, messages('b', 1))).firstOffset).toBeGreaterThanOrEqual(end);
      expect(textsOf(await readAll(log, passing, end))).toEqual(['b0']);
    });

    it('does nothing twice, and nothing below the start', async () => {
      const log = table.log();
      const [, second = NaN, third = NaN] = await fill(log, 4);
      for (const before of [third, third, second, 0]) await log.truncate(passing, before);
      expect(await log.start(passing)).toBe(third);
      expect(textsOf(await readAll(log, passing, third))).toEqual(['a2', 'a3']);
    });

    it('is refused beyond the end', async () => {
      const log = table.log();
      await fill(log, 2);
      const beyond = (await log.end(passing)) + 1;
      const refusal = { code: 'offset-out-of-range' };
      await expect(log.truncate(passing, beyond)).rejects.toMatchObject(refusal);
      expect(textsOf(await readAll(log, passing))).toEqual(['a0', 'a1']);
    });

    it('is refused in a topic that is kept, which stays whole', async () => {
      const log = table.log();
      await log.append(kept, messages('a', 3));
      const end = await log.end(kept);
      await expect(log.truncate(kept, end)).rejects.toMatchObject({ code: 'topic-kept' });
      expect(await log.start(kept)).toBe(0);
      expect(textsOf(await readAll(log, kept))).toEqual(['a0', 'a1', 'a2']);
    });

    it('outlives the handle', async () => {
      const log = table.log();
      const [, second = NaN] = await fill(log, 3);
      await log.truncate(passing, second);
      await log.close();
      const next = await table.openAnother();
      expect(await next.start(passing)).toBe(second);
      expect(textsOf(await readAll(next, passing, second))).toEqual(['a1', 'a2']);
    });
  });
}
