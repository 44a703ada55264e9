/** Throws strange entries into all topics of a real log, at a bounded rate. */
import { setTimeout as pause } from 'node:timers/promises';
import { TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Random } from '@scoresheet/event-log-faulty';
import type { EventLog } from '@scoresheet/event-log-port';
import { strangeValue } from '../poison/poisoner.js';
import type { TrueRecord } from './true-record.js';

const POISONED = ['events', 'commands', 'outcomes'] as const;
export type PoisonTally = Record<(typeof POISONED)[number], number>;

interface LogPoisoned {
  readonly log: EventLog;
  readonly truth: TrueRecord;
  readonly random: Random;
  readonly neighbours: readonly string[];
  readonly tally: PoisonTally;
  readonly until: AbortSignal;
}

const PAUSE_MS = 50;
const NAMES = {
  events: TOPICS.matchEvents,
  commands: TOPICS.matchCommands,
  outcomes: TOPICS.matchOutcomes,
};

export async function poisonLog(poisoned: LogPoisoned): Promise<void> {
  const { log, truth, random, neighbours, tally, until } = poisoned;
  while (!until.aborted) {
    await pause(PAUSE_MS);
    if (neighbours.length === 0) continue;
    const topic = random.pick(['events', ...POISONED] as const);
    const headOf = (record: string) => Promise.resolve(truth.headOf(record));
    const surroundings = { random, neighbours, nowMs: Date.now(), headOf };
    const { record, value } = await strangeValue(topic, surroundings);
    const partition = partitionOf(record, log.partitions, sha256);
    await log.append({ topic: NAMES[topic], partition }, [{ key: '', value }]);
    tally[topic] += 1;
  }
}
