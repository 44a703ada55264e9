import { describe, expect, it } from 'vitest';
import type { Offset } from '../event-log.js';
import {
  here,
  messages,
  neighbour,
  readAll,
  textsOf,
  watch,
  type TestTable,
} from './test-table.js';

export function subscribeContract(table: TestTable): void {
  describe('subscribe', () => {
    it('delivers each entry once and in order, from any offset', async () => {
      const log = table.log();
      await log.append(here, messages('a', 250));
      const all = await readAll(log, here);
      for (const index of [0, 1, 100, 249]) {
        const watched = watch(log, here, all[index]?.offset ?? 0);
        await watched.until(250 - index);
        await watched.subscription.stop();
        expect(watched.entries).toEqual(all.slice(index));
      }
    });

    it('catches what is appended while it runs, through this and another handle', async () => {
      const log = table.log();
      const another = await table.openAnother();
      await log.append(here, messages('before', 3));
      const watched = watch(log, here, 0);
      for (let round = 1; round <= 5; round += 1) {
        await log.append(here, messages(`own ${round} `, 2));
        await another.append(here, messages(`other ${round} `, 2));
        await watched.until(3 + 4 * round);
      }
      await watched.subscription.stop();
      expect(watched.entries).toEqual(await readAll(log, here));
    });

    it('waits at the end of a partition, empty or not', async () => {
      const log = table.log();
      const empty = watch(log, neighbour, 0);
      await log.append(here, messages('a', 2));
      const atEnd = watch(log, here, await log.end(here));
      await log.append(here, messages('b', 1));
      await log.append(neighbour, messages('c', 1));
      await Promise.all([empty.until(1), atEnd.until(1)]);
      expect(textsOf(empty.entries)).toEqual(['c0']);
      expect(textsOf(atEnd.entries)).toEqual(['b0']);
    });

    it('serves any number of readers, each with all entries', async () => {
      const log = table.log();
      const readers = Array.from({ length: 8 }, () => watch(log, here, 0));
      await Promise.all(messages('a', 50).map((one) => log.append(here, [one])));
      await Promise.all(readers.map((reader) => reader.until(50)));
      const all = await readAll(log, here);
      for (const reader of readers) expect(reader.entries).toEqual(all);
    });

    it('hands over one batch at a time, with an end that lies above it', async () => {
      const log = table.log();
      let inHand = 0;
      let delivered = 0;
      const ends: Offset[] = [];
      await new Promise<void>((resolve, reject) => {
        const subscription = log.subscribe(here, 0, async (entries, end) => {
          inHand += 1;
          expect(inHand).toBe(1);
          expect(entries.length).toBeGreaterThan(0);
          expect(end).toBeGreaterThan(entries.at(-1)?.offset ?? Infinity);
          ends.push(end);
          await log.end(here); // gives every other batch the time to overtake
          inHand -= 1;
          delivered += entries.length;
          if (delivered === 200) resolve();
        });
        subscription.ended.catch(reject);
        void Promise.all(messages('a', 200).map((one) => log.append(here, [one]))).catch(reject);
      });
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    });

    it('reads its own writes within a handler', async () => {
      const log = table.log();
      await log.append(here, messages('a', 1));
      const answered = new Promise<void>((resolve, reject) => {
        const subscription = log.subscribe(here, 0, async (entries) => {
          if (textsOf(entries).includes('answer0')) resolve();
          else await log.append(here, messages('answer', 1));
        });
        subscription.ended.catch(reject);
      });
      await answered;
      expect(textsOf(await readAll(log, here))).toEqual(['a0', 'answer0']);
    });
  });
}
