import { RECORD_TOPICS, TOPICS, TRUNCATABLE_TOPICS } from '@scoresheet/contracts-messages';
import { memoryLog } from '@scoresheet/event-log-memory';
import { MAX_REMOVED_AT_ONCE, memoryCheckpoints } from '@scoresheet/services-worker';
import { describe, expect, it, vi } from 'vitest';
import { CommandRetention } from './command-retention.js';

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
const commandsOf = { topic: TOPICS.matchCommands, partition: 1 };

describe('Old commands', () => {
  it('are all removed at once, in portions, and counted; young ones are left alone', async () => {
    let nowMs = 1_000;
    const topics = Object.values(TOPICS);
    const log = memoryLog({
      topics,
      partitions: 2,
      now: () => nowMs,
      truncatable: TRUNCATABLE_TOPICS,
    });
    const checkpoints = memoryCheckpoints();
    const messages = Array.from({ length: 1_000 }, () => ({
      key: 'x',
      value: new Uint8Array(3),
    }));
    for (let i = 0; i < 45; i += 1) await log.append(commandsOf, messages);
    const next = await log.end(commandsOf);
    await checkpoints.save(commandsOf, { logId: log.logId, next });
    const onTrouble = vi.fn();
    const now = () => nowMs;
    const retention = new CommandRetention({
      topics: RECORD_TOPICS.match,
      log,
      checkpoints,
      keptMs: KEPT_MS,
      now,
      onTrouble,
    });
    nowMs += KEPT_MS;
    await retention.look(1);
    expect(retention.figures()[0]).toMatchObject({ entries: 0, start: 0 });
    nowMs += 1;
    await retention.look(1);
    const entries = next - 4_000;
    expect(entries).toBeGreaterThan(2 * MAX_REMOVED_AT_ONCE);
    expect(retention.figures()).toEqual([
      { ...commandsOf, start: entries, entries, bytes: 3 * entries },
      { topic: TOPICS.matchOutcomes, partition: 1, start: 0, entries: 0, bytes: 0 },
    ]);
  });

  it('that cannot be removed now are looked for again, and nobody stops', async () => {
    const onTrouble = vi.fn();
    const log = memoryLog({ topics: Object.values(TOPICS), partitions: 2 }); // keeps everything
    const checkpoints = memoryCheckpoints();
    await log.append(
      commandsOf,
      Array.from({ length: 900 }, () => ({ key: 'x', value: new Uint8Array(1) })),
    );
    await checkpoints.save(commandsOf, { logId: log.logId, next: 4_900 });
    const stop = new AbortController();
    const options = {
      log,
      topics: RECORD_TOPICS.match,
      checkpoints,
      keptMs: -1_000,
      now: Date.now,
      onTrouble,
    };
    const running = new CommandRetention(options).run(1, stop.signal);
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledOnce(), 15_000);
    expect(onTrouble.mock.calls[0]?.[0]).toMatchObject({ code: 'topic-kept' });
    stop.abort();
    await running;
  });
});
