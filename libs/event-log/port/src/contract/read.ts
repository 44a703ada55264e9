import { describe, expect, it } from 'vitest';
import { here, messages, neighbour, readAll, textsOf, type TestTable } from './test-table.js';

export function readContract(table: TestTable): void {
  describe('read', () => {
    it('gives nothing in an empty partition, whose end is its beginning', async () => {
      expect(await table.log().read(here, 0, 10)).toEqual([]);
      expect(await table.log().end(here)).toBe(0);
    });

    it('gives at least one and at most as many entries as asked for', async () => {
      const log = table.log();
      await log.append(here, messages('a', 5));
      const [first, ...others] = await log.read(here, 0, 3);
      expect(textsOf(first ? [first] : [])).toEqual(['a0']);
      expect(others.length).toBeLessThanOrEqual(2);
      expect(textsOf(await log.read(here, 0, 1))).toEqual(['a0']);
    });

    it('begins at any offset', async () => {
      const log = table.log();
      await log.append(here, messages('a', 5));
      const entries = await readAll(log, here);
      expect(entries).toHaveLength(5);
      for (const [index, { offset }] of entries.entries()) {
        expect(await readAll(log, here, offset)).toEqual(entries.slice(index));
      }
    });

    it('gives nothing at the end, which lies above every acknowledged entry', async () => {
      const log = table.log();
      const { firstOffset } = await log.append(here, messages('a', 3));
      const end = await log.end(here);
      expect(end).toBeGreaterThan((await readAll(log, here)).at(-1)?.offset ?? firstOffset);
      expect(await log.read(here, end, 10)).toEqual([]);
      expect(await log.end(neighbour)).toBe(0);
    });

    it('sees through one handle what another one has appended', async () => {
      const another = await table.openAnother();
      await another.append(here, messages('a', 2));
      expect(textsOf(await readAll(table.log(), here))).toEqual(['a0', 'a1']);
      expect(await table.log().end(here)).toBe(await another.end(here));
    });

    it('gives bytes that a reader may change without changing the log', async () => {
      const log = table.log();
      await log.append(here, messages('a', 1));
      (await readAll(log, here))[0]?.value.fill(0);
      expect(textsOf(await readAll(log, here))).toEqual(['a0']);
    });
  });
}
