import { describe, expect, it } from 'vitest';
import { here, messages, readAll, shape, textsOf, watch, type TestTable } from './test-table.js';

export function lifeContract(table: TestTable): void {
  describe('the life of a log', () => {
    it('keeps entries, stamps, offsets and its id when it is closed and opened again', async () => {
      const first = table.log();
      await first.append(here, [
        ...messages('a', 2),
        { key: 'k', value: new Uint8Array([0, 255]) },
      ]);
      const before = await readAll(first, here);
      await first.close();
      const second = await table.openAnother();
      expect(second.logId).toBe(first.logId);
      expect(second.partitions).toBe(shape.partitions);
      expect(await readAll(second, here)).toEqual(before);
      const end = await second.end(here);
      const { firstOffset } = await second.append(here, messages('b', 1));
      expect(firstOffset).toBeGreaterThanOrEqual(end);
    });

    it('has an id that tells it from every other log', () => {
      expect(table.log().logId).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('resumes a subscription in another life, without gap or repeat', async () => {
      const first = table.log();
      await first.append(here, messages('a', 3));
      const before = watch(first, here, 0);
      await before.until(3);
      await first.close();
      await expect(before.subscription.ended).resolves.toBeUndefined();
      const second = await table.openAnother();
      await second.append(here, messages('b', 2));
      const after = watch(second, here, (before.entries.at(-1)?.offset ?? NaN) + 1);
      await after.until(2);
      expect(textsOf([...before.entries, ...after.entries])).toEqual([
        'a0',
        'a1',
        'a2',
        'b0',
        'b1',
      ]);
    });

    it('finishes running appends before it is closed', async () => {
      const log = table.log();
      const running = messages('a', 20).map((one) => log.append(here, [one]));
      let finished = 0;
      for (const append of running) void append.then(() => (finished += 1));
      await log.close();
      expect(finished).toBe(20);
      expect(await readAll(await table.openAnother(), here)).toHaveLength(20);
    });

    it('refuses everything once it is closed, and may be closed again', async () => {
      const log = table.log();
      await log.close();
      await log.close();
      const refusal = { name: 'LogError', code: 'log-closed' };
      await expect(log.append(here, messages('a', 1))).rejects.toMatchObject(refusal);
      await expect(log.read(here, 0, 1)).rejects.toMatchObject(refusal);
      await expect(log.end(here)).rejects.toMatchObject(refusal);
      await expect(watch(log, here, 0).subscription.ended).rejects.toMatchObject(refusal);
    });

    it('lets one handle be closed while another works', async () => {
      const another = await table.openAnother();
      const watched = watch(another, here, 0);
      await table.log().close();
      await another.append(here, messages('a', 1));
      await watched.until(1);
    });
  });
}
