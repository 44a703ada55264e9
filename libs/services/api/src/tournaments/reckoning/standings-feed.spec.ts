import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { standingsFeed } from './standings-feed.js';
import type { StandingsType } from './standings.type.js';

/** A feed whose standings are reckoned when the test says so. */
function scene() {
  const asked: { resolve(seq: number): void; reject(error: Error): void }[] = [];
  const feed = standingsFeed(
    () =>
      new Promise<StandingsType>((resolve, reject) => {
        asked.push({ resolve: (seq) => resolve({ seq } as StandingsType), reject });
      }),
  );
  return { asked, feed };
}

describe('Given somebody who follows standings', () => {
  it('then they are told them at once', async () => {
    const { asked, feed } = scene();
    const reader = feed.join();
    asked[0]?.resolve(7);
    expect(await reader.next()).toEqual({ seq: 7 });
  });

  it('then all that happens while they are reckoned is reckoned once more, and told', async () => {
    const { asked, feed } = scene();
    const reader = feed.join();
    for (let touched = 0; touched < 5; touched += 1) feed.touch();
    asked[0]?.resolve(7);
    expect(await reader.next()).toEqual({ seq: 7 });
    expect(asked).toHaveLength(2);
    asked[1]?.resolve(12);
    expect(await reader.next()).toEqual({ seq: 12 });
    expect(asked).toHaveLength(2);
  });

  it('then a slow reader is told the last ones alone', async () => {
    const { asked, feed } = scene();
    const reader = feed.join();
    asked[0]?.resolve(7);
    await nextTurn();
    feed.touch();
    asked[1]?.resolve(8);
    await nextTurn();
    expect(await reader.next()).toEqual({ seq: 8 });
  });

  it('then a second one is told what the first was told last, and nothing is reckoned', async () => {
    const { asked, feed } = scene();
    feed.join();
    asked[0]?.resolve(7);
    await nextTurn();
    expect(await feed.join().next()).toEqual({ seq: 7 });
    expect(asked).toHaveLength(1);
  });

  it('then an error ends it for them, and who comes later is told anew', async () => {
    const { asked, feed } = scene();
    const reader = feed.join();
    asked[0]?.reject(new Error('the thread has died'));
    await expect(reader.next()).rejects.toThrow('the thread has died');
    feed.leave(reader);
    const later = feed.join();
    asked[1]?.resolve(9);
    expect(await later.next()).toEqual({ seq: 9 });
  });

  it('then whoever leaves while waiting is told that this is the end', async () => {
    const { feed } = scene();
    const reader = feed.join();
    const waiting = reader.next();
    feed.leave(reader);
    expect([await waiting, feed.isEmpty]).toEqual([undefined, true]);
  });
});
