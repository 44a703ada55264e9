import { describe, expect, it } from 'vitest';
import {
  here,
  message,
  messages,
  neighbour,
  offsetsOf,
  otherTopic,
  readAll,
  textsOf,
  type TestTable,
} from './test-table.js';

/** Far more than a test takes, far less than any mistake of unit or zone. */
const CLOCK_TOLERANCE_MS = 60_000;
const KIBIBYTE = 1_024;

export function appendContract(table: TestTable): void {
  describe('append', () => {
    it('keeps the order of messages within an append and from one to the next', async () => {
      const log = table.log();
      await log.append(here, messages('a', 3));
      await log.append(here, messages('b', 2));
      const entries = await readAll(log, here);
      expect(textsOf(entries)).toEqual(['a0', 'a1', 'a2', 'b0', 'b1']);
      expectRising(offsetsOf(entries));
    });

    it('tells the offset of the first message', async () => {
      const log = table.log();
      const first = await log.append(here, messages('a', 3));
      const second = await log.append(here, messages('b', 2));
      const entries = await readAll(log, here);
      expect(entries[0]?.offset).toBe(first.firstOffset);
      expect(entries[3]?.offset).toBe(second.firstOffset);
    });

    it('stamps milliseconds of now that never fall', async () => {
      const log = table.log();
      const before = Date.now();
      for (let index = 0; index < 20; index += 1) await log.append(here, messages('a', 2));
      const stamps = (await readAll(log, here)).map(({ appendedAtMs }) => appendedAtMs);
      expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
      expect(stamps.every(Number.isSafeInteger)).toBe(true);
      expect(Math.abs((stamps[0] ?? 0) - before)).toBeLessThan(CLOCK_TOLERANCE_MS);
    });

    it('touches one partition of one topic only', async () => {
      const log = table.log();
      await log.append(here, messages('a', 2));
      await log.append(neighbour, messages('b', 1));
      await log.append(otherTopic, messages('c', 1));
      expect(textsOf(await readAll(log, here))).toEqual(['a0', 'a1']);
      expect(textsOf(await readAll(log, neighbour))).toEqual(['b0']);
      expect(textsOf(await readAll(log, otherTopic))).toEqual(['c0']);
    });

    it('loses and doubles nothing when many append at once, through several handles', async () => {
      const handles = [table.log(), await table.openAnother()];
      const writers = Array.from({ length: 40 }, (_, index) => `writer ${index} `);
      const receipts = await Promise.all(
        writers.map(async (writer, index) => {
          const log = handles[index % handles.length] ?? table.log();
          const first = await log.append(here, messages(writer, 5));
          const second = await log.append(here, messages(`${writer}again `, 5));
          return [first, second];
        }),
      );
      const entries = await readAll(table.log(), here);
      expectRising(offsetsOf(entries));
      expect(entries).toHaveLength(writers.length * 10);
      for (const writer of writers) {
        const inOrder = [...messages(writer, 5), ...messages(`${writer}again `, 5)];
        expect(startingWith(textsOf(entries), writer)).toEqual(textsOf(inOrder));
      }
      expect(new Set(receipts.flat().map(({ firstOffset }) => firstOffset)).size).toBe(80);
    });

    it('keeps values of any bytes and any size up to that of the largest event', async () => {
      const log = table.log();
      const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const large = Uint8Array.from({ length: 256 * KIBIBYTE }, (_, index) => (index * 31) % 251);
      const values = [new Uint8Array(), new Uint8Array([0]), everyByte, large, everyByte];
      await log.append(
        here,
        values.map((value) => ({ key: 'k', value })),
      );
      const entries = await readAll(log, here);
      expect(entries).toHaveLength(values.length);
      entries.forEach(({ value }, index) => {
        expect(Buffer.compare(value, values[index] ?? large), `value ${index}`).toBe(0);
      });
    });

    it('keeps keys and headers', async () => {
      const log = table.log();
      const headers = {
        ce_id: 'm-1/7',
        ce_type: 'acted',
        ce_subject: 'ü "quoted", {braced} \\ 🍻',
      };
      await log.append(here, [
        { ...message('a'), key: 'm-1', headers },
        { ...message('b'), key: '' },
        { ...message('c'), key: 'ü "quoted", {braced} \\ NULL 🍻', headers: {} },
        { ...message('d'), key: ' NULL ' },
      ]);
      const entries = await readAll(log, here);
      const keys = ['m-1', '', 'ü "quoted", {braced} \\ NULL 🍻', ' NULL '];
      expect(entries.map(({ key }) => key)).toEqual(keys);
      expect(entries[0]?.headers).toEqual(headers);
      expect(entries.slice(1).every((entry) => entry.headers === undefined)).toBe(true);
    });
  });
}

function expectRising(offsets: readonly number[]): void {
  expect(offsets[0]).toBeGreaterThanOrEqual(0);
  expect([...new Set(offsets)].toSorted((a, b) => a - b)).toEqual(offsets);
}

function startingWith(texts: readonly string[], prefix: string): string[] {
  return texts.filter((text) => text.startsWith(prefix));
}
