/**
 * Random histories against the plainest model there is: an array per partition.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventLog, Message, PartitionRef } from '../event-log.js';
import { history, type Step } from './model-steps.js';
import { message, readAll, shape, watch, type LogUnderTest, type MakeLog } from './test-table.js';

const RUNS = 40;
const TIMEOUT_MS = 60_000;

export function modelContract(make: MakeLog): void {
  describe('any history', () => {
    // All runs share one log, since a new one is not cheap: its history grows, the model too.
    it('is told as it was written', { timeout: TIMEOUT_MS }, async () => {
      const data = await make(shape);
      const session = await openSession(data);
      try {
        const anyHistory = fc.asyncProperty(history, async (steps) => {
          for (const step of steps) await take(step, session);
        });
        await fc.assert(anyHistory, { numRuns: RUNS });
      } finally {
        await session.log.close();
        await data.dispose();
      }
    });
  });
}

interface Session {
  log: EventLog;
  /** What was appended to a partition, in the order of the log. */
  model(of: PartitionRef): Message[];
  reopen(): Promise<void>;
}

async function openSession(data: LogUnderTest): Promise<Session> {
  const models = new Map<string, Message[]>();
  const session: Session = {
    log: await data.open(),
    model({ topic, partition }) {
      const name = `${topic}/${partition}`;
      const model = models.get(name) ?? [];
      models.set(name, model);
      return model;
    },
    async reopen() {
      await session.log.close();
      session.log = await data.open();
    },
  };
  return session;
}

async function take(step: Step, session: Session): Promise<void> {
  switch (step.kind) {
    case 'append':
      return append(step.at, step.batches, session);
    case 'read':
      return read(step, session);
    case 'subscribe':
      return subscribe(step, session);
    case 'reopen':
      return session.reopen();
  }
}

async function append(
  to: PartitionRef,
  batches: readonly Message[][],
  { log, model }: Session,
): Promise<void> {
  const receipts = await Promise.all(batches.map((batch) => log.append(to, batch)));
  const landed = batches
    .map((batch, index) => ({ batch, offset: receipts[index]?.firstOffset ?? NaN }))
    .toSorted((a, b) => a.offset - b.offset);
  model(to).push(...landed.flatMap(({ batch }) => batch));
}

async function read(step: Step & { kind: 'read' }, { log, model }: Session): Promise<void> {
  const all = await readAll(log, step.at);
  expect(bare(all)).toEqual(model(step.at));
  const from = all[step.from % (all.length + 1)]?.offset ?? (await log.end(step.at));
  const entries = await log.read(step.at, from, step.limit);
  const rest = all.filter(({ offset }) => offset >= from);
  expect(entries.length).toBeLessThanOrEqual(step.limit);
  expect(entries.length).toBeGreaterThanOrEqual(Math.min(1, rest.length));
  expect(entries).toEqual(rest.slice(0, entries.length));
}

async function subscribe(step: Step & { kind: 'subscribe' }, session: Session): Promise<void> {
  const { log, model } = session;
  const all = await readAll(log, step.at);
  const start = step.from % (all.length + 1);
  const watched = watch(log, step.at, all[start]?.offset ?? (await log.end(step.at)));
  await append(step.at, [[message('while it runs')]], session);
  const expected = model(step.at).slice(start);
  await watched.until(expected.length);
  await watched.subscription.stop();
  expect(bare(watched.entries)).toEqual(expected);
}

function bare(entries: readonly Message[]): Message[] {
  return entries.map(({ key, value, headers }) =>
    headers === undefined ? { key, value } : { key, value, headers },
  );
}
