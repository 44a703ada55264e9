/**
 * Writers that go on whatever happens to their log, for the specs in which it dies: what was
 * acknowledged is delivered, once as far as offsets tell, and in each writer's order.
 */
import { expect, vi } from 'vitest';
import type { Entry, EventLog, PartitionRef } from '../event-log.js';
import { isPassing } from '../patience.js';

const WRITERS = 8;
/** Acknowledged messages that are a sign of life. */
const PROGRESS = 200;
const PATIENCE = { timeout: 60_000, interval: 5 };

interface Survivors {
  /** Resolves when it goes on. */
  progress(): Promise<void>;
  /** Resolves when every message that was begun is acknowledged. */
  stop(): Promise<void>;
  /** Fails unless the entries, all of the partition, keep what was promised. */
  expectDelivered(entries: readonly Entry[]): void;
}

/** Each numbers its messages, and repeats one until it is acknowledged. */
export function startSurvivors(log: EventLog, to: PartitionRef): Survivors {
  const acknowledged: string[] = [];
  let isStopping = false;
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !isStopping; number += 1) {
      const text = `${writer}/${number}`;
      await appendPersistently(log, to, text);
      acknowledged.push(text);
    }
  };
  const all = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    async progress() {
      const before = acknowledged.length;
      await vi.waitUntil(() => acknowledged.length >= before + PROGRESS, PATIENCE);
    },
    async stop() {
      isStopping = true;
      await all;
    },
    expectDelivered(entries) {
      expect(entries.map(({ offset }) => offset)).toEqual(entries.map((_, index) => index));
      expectInOrder(acknowledged, entries);
    },
  };
}

async function appendPersistently(log: EventLog, to: PartitionRef, text: string): Promise<void> {
  const message = { key: text, value: new TextEncoder().encode(text) };
  for (;;) {
    try {
      await log.append(to, [message]);
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
}

/** A repeated message may stand twice; each writer's first ones are all there, in its order. */
function expectInOrder(acknowledged: readonly string[], entries: readonly Entry[]): void {
  const texts = [...new Set(entries.map(({ value }) => new TextDecoder().decode(value)))];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const ofWriter = (text: string) => text.startsWith(`${writer}/`);
    expect(texts.filter(ofWriter)).toEqual(acknowledged.filter(ofWriter));
  }
}
