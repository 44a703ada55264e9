/** Commands that wait in a log, and the events that will come of them: the same bytes each time. */
import { cloudEventHeaders, encodeCommand, TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf } from '@scoresheet/domain-record';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import { sha256 } from '../offline-matches.js';
import type { BenchGame } from './bench-games.js';

export interface Prefilled {
  readonly total: number;
  /** Commands by partition, in order. */
  readonly commands: readonly Message[][];
  readonly events: readonly Message[][];
}

export interface Load {
  readonly game: BenchGame;
  readonly partitions: number;
  readonly matchesAtOnce: number;
  /** At least so many commands. */
  readonly commands: number;
}

/** As many messages as one append may hold. */
const AT_ONCE = 500;

/** Commands of so many matches in turn; a match that is over makes room for the next. */
export function prefill({ game, partitions, matchesAtOnce, commands: enough }: Load): Prefilled {
  const byPartition = (): Message[][] => Array.from({ length: partitions }, () => []);
  const commands = byPartition();
  const events = byPartition();
  let started = 0;
  let total = 0;
  const begin = () => game.match((started += 1));
  const running = Array.from({ length: matchesAtOnce }, begin);
  for (let turn = 0; total < enough; turn = (turn + 1) % matchesAtOnce) {
    const next = running[turn]?.next();
    if (next?.done !== false) {
      running[turn] = begin();
      continue;
    }
    const { command, bytes, header } = next.value;
    if (command === undefined) throw new Error('every event of these matches has its command');
    const partition = partitionOf(command.record, partitions, sha256);
    const headers = cloudEventHeaders(header, TOPICS.matchEvents, timeOf);
    commands[partition]?.push({ key: command.record, value: encodeCommand(command) });
    events[partition]?.push({ key: command.record, value: bytes, headers });
    total += 1;
  }
  return { total, commands, events };
}

/** Appends everything, one append of at most so many at a time for each partition. */
export async function appendAll(
  log: EventLog,
  topic: string,
  all: readonly Message[][],
  atOnce = AT_ONCE,
): Promise<void> {
  await Promise.all(
    all.map(async (messages, partition) => {
      for (let from = 0; from < messages.length; from += atOnce) {
        await log.append({ topic, partition }, messages.slice(from, from + atOnce));
      }
    }),
  );
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
