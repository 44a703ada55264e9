/**
 * The bots of the house: who is seated by `seatBot` is played here, in an api process, until the
 * match is over. Of several processes each plays the bots of its own partitions. Two that play the
 * same for a moment do no harm: their commands have the same names, and a name counts once.
 */
import { randomUUID } from 'node:crypto';
import type { Ownership } from '@scoresheet/services-ownership';
import type { HouseDoor } from './house-door.js';
import { PartitionBots, type PartitionOptions } from './partition-bots.js';
import type { ThinkTime } from './play-house-seat.js';

/** Eyes can follow, and nobody waits for long. */
const HOUSE_THINKS_MS: ThinkTime = { least: 600, most: 1_500 };

interface BotLists {
  /** Partitions of the log. */
  readonly partitions: number;
  /** Matches of one partition that go on with a bot, ordered by id, from behind `after` on. */
  withBots(
    of: { readonly partition: number; readonly partitions: number },
    after: string,
    atMost: number,
  ): Promise<readonly string[]>;
}

interface HouseBotsOptions extends Pick<PartitionOptions, 'onTrouble' | 'lookEveryMs'> {
  readonly door: HouseDoor;
  /** Which partitions are this process's. */
  readonly ownership: Ownership;
  /** Where bots sit, by the lists; absent where nothing is kept but the log. */
  readonly lists?: BotLists;
  readonly thinkMs?: ThinkTime;
}

/** Resolves, stopped, when no bot does anything more. */
export function houseBots(options: HouseBotsOptions): { stop(): Promise<void> } {
  const { door, ownership, lists, thinkMs = HOUSE_THINKS_MS, ...rest } = options;
  const mine = new Map<number, PartitionBots>();
  const seed = randomUUID();
  ownership.start(async (partition, until) => {
    const bots = new PartitionBots({
      ...rest,
      door,
      partition,
      thinkMs,
      seed,
      seated: async (after, atMost) =>
        (await lists?.withBots({ ...lists, partition }, after, atMost)) ?? [],
    });
    mine.set(partition, bots);
    await given(until);
    mine.delete(partition);
    await bots.stop();
  });
  door.open({
    hear: (record, isOfBot) => mine.get(door.partitionOf(record))?.hear(record, isOfBot),
    get playing() {
      return [...mine.values()].reduce((sum, { playing }) => sum + playing, 0);
    },
  });
  return { stop: () => ownership.stop() };
}

const given = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
