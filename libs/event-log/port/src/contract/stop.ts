import { describe, expect, it } from 'vitest';
import type { Subscription } from '../event-log.js';
import { here, messages, textsOf, watch, type TestTable } from './test-table.js';

export function stopContract(table: TestTable): void {
  describe('the end of a subscription', () => {
    it('comes at once when stopped while it waits, and may be asked for twice', async () => {
      const watched = watch(table.log(), here, 0);
      await Promise.all([watched.subscription.stop(), watched.subscription.stop()]);
      await expect(watched.subscription.ended).resolves.toBeUndefined();
      await table.log().append(here, messages('late', 1));
      await table.log().end(here);
      expect(watched.entries).toEqual([]);
    });

    it('comes before the first batch when it is stopped at once', async () => {
      const log = table.log();
      await log.append(here, messages('a', 3));
      const watched = watch(log, here, 0);
      await watched.subscription.stop();
      expect(watched.entries).toEqual([]);
    });

    it('waits for the batch in hand, and nothing comes after it', async () => {
      const log = table.log();
      await log.append(here, messages('a', 1));
      const inHand = gate();
      const release = gate();
      const happened: string[] = [];
      const subscription = log.subscribe(here, 0, async (entries) => {
        inHand.open();
        await release.opened;
        happened.push(...textsOf(entries));
      });
      await inHand.opened;
      const stopped = subscription.stop().then(() => happened.push('stopped'));
      await log.append(here, messages('late', 3));
      expect(happened).toEqual([]);
      release.open();
      await stopped;
      await log.end(here);
      expect(happened).toEqual(['a0', 'stopped']);
    });

    it('may be asked for by the handler, which does not wait for it', async () => {
      const log = table.log();
      await log.append(here, messages('a', 1));
      const seen: string[] = [];
      const subscription: Subscription = log.subscribe(here, 0, async (entries) => {
        seen.push(...textsOf(entries));
        void subscription.stop();
        await log.append(here, messages('late', 1));
      });
      await subscription.ended;
      expect(seen).toEqual(['a0']);
    });

    it.each([
      [
        'throws',
        () => {
          throw new Error('handler failed');
        },
      ],
      ['rejects', () => Promise.reject(new Error('handler failed'))],
    ])('comes when the handler %s, with its error, and the log goes on', async (_, onBatch) => {
      const log = table.log();
      await log.append(here, messages('a', 2));
      let batches = 0;
      const subscription = log.subscribe(here, 0, () => {
        batches += 1;
        return onBatch();
      });
      await expect(subscription.ended).rejects.toThrow('handler failed');
      await expect(subscription.stop()).resolves.toBeUndefined();
      await log.append(here, messages('b', 1));
      const again = watch(log, here, 0);
      await again.until(3);
      expect(textsOf(again.entries)).toEqual(['a0', 'a1', 'b0']);
      expect(batches).toBe(1);
    });

    it('leaves the other subscriptions alone', async () => {
      const log = table.log();
      const staying = watch(log, here, 0);
      await watch(log, here, 0).subscription.stop();
      await log.append(here, messages('a', 1));
      await staying.until(1);
      expect(textsOf(staying.entries)).toEqual(['a0']);
    });
  });
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
