/** A log with toy commands, workers on it, and the judge who looks at what they made of it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  decodeUtf8,
  encodeUtf8,
  partitionOf,
  sealEvent,
  type Head,
} from '@scoresheet/domain-record';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import type { EventLog } from '@scoresheet/event-log-port';
import { memoryArchive, type ArchiveReader } from '@scoresheet/services-archive';
import { RecordTail, type AdmittedEvent } from '@scoresheet/services-tail';
import type { AnyCommand } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Checkpoints } from './checkpoints.port.js';
import { CommandWorker } from './command-worker.js';
import { memoryCheckpoints } from './memory-checkpoints.js';
import { toyCounter, type ToyCommand, type ToyOutcome, type ToyRefusal } from './toy-counter.js';
import type { ToyState } from './toy-counter.js';
import type { WorkerOptions } from './worker-options.js';

export type ToyWorker = CommandWorker<ToyState, ToyCommand, ToyRefusal>;

export const topics = { commands: 'toy.commands', events: 'toy.events', outcomes: 'toy.outcomes' };
export const eventsOf = { topic: topics.events, partition: 0 } as const;
export const commandsOf = { topic: topics.commands, partition: 0 } as const;
export const outcomesOf = { topic: topics.outcomes, partition: 0 } as const;

/** The clock stands still unless told otherwise: the hardest case for whoever orders by stamps. */
export const toyLog = (now: () => number = () => 1_000, mayFall = false): MemoryLog =>
  memoryLog({
    topics: Object.values(topics),
    partitions: 1,
    logId: 'toy',
    now,
    mayFall,
    truncatable: [topics.commands, topics.outcomes],
  });

interface WorldParts {
  readonly log: EventLog;
  readonly archive?: ArchiveReader;
  readonly checkpoints?: Checkpoints;
}

export function toyWorker(
  { log, archive = memoryArchive(), checkpoints = memoryCheckpoints() }: WorldParts,
  more: Partial<WorkerOptions<ToyState, ToyCommand, ToyRefusal>> = {},
): ToyWorker {
  return new CommandWorker<ToyState, ToyCommand, ToyRefusal>({
    log,
    archive,
    checkpoints,
    topics,
    partition: 0,
    aggregate: toyCounter,
    decodeCommand: ({ value }) => decodeToy(value),
    encodeOutcome: (outcome) => encodeUtf8(JSON.stringify(outcome)),
    saveEveryMs: 0,
    ...more,
  });
}

export function decodeToy(bytes: Uint8Array): ToyCommand | undefined {
  try {
    return JSON.parse(decodeUtf8(bytes) ?? '') as ToyCommand;
  } catch {
    return undefined;
  }
}

export async function send(log: EventLog, ...commands: readonly ToyCommand[]): Promise<void> {
  const messages = commands.map((command) => ({
    key: command.record,
    value: encodeUtf8(JSON.stringify(command)),
  }));
  for (const message of messages) await log.append(commandsOf, [message]);
}

/** Resolves when the worker is done with all commands that are in the log. */
export async function finished(worker: ToyWorker, log: EventLog): Promise<void> {
  const end = await log.end(commandsOf);
  let failure: { error: unknown } | undefined;
  worker.ended.catch((error: unknown) => (failure = { error }));
  while (worker.counts().nextCommand < end || worker.counts().inFlight > 0) {
    await nextTurn();
    if (failure !== undefined) throw failure.error;
  }
}

export async function outcomes(log: EventLog): Promise<readonly ToyOutcome[]> {
  const sent: ToyOutcome[] = [];
  const end = await log.end(outcomesOf);
  while (sent.length < end) {
    for (const { value } of await log.read(outcomesOf, sent.length, end)) {
      sent.push(JSON.parse(decodeUtf8(value) ?? '') as ToyOutcome);
    }
  }
  return sent;
}

export async function events(log: EventLog): Promise<readonly AdmittedEvent[]> {
  const admitted: AdmittedEvent[] = [];
  const tail = new RecordTail({ log, of: eventsOf, archive: memoryArchive() });
  tail.onAdmitted((event) => admitted.push(event));
  await tail.start();
  await tail.atEnd();
  await tail.stop();
  return admitted;
}

/** The heads that one worker alone comes to, computed without a log, a worker or a race. */
export async function headsOfOneAlone(log: EventLog): Promise<ReadonlyMap<string, Head>> {
  const states = new Map<string, ToyState>();
  const heads = new Map<string, Head & { at: number }>();
  const end = await log.end(commandsOf);
  for (let next = 0; next < end;) {
    for (const { value, appendedAtMs, offset } of await log.read(commandsOf, next, end)) {
      next = offset + 1;
      const command = decodeToy(value);
      if (command === undefined || partitionOf(command.record, 1, sha256) !== 0) continue;
      const { record, commandId, type } = command;
      const head = heads.get(record);
      const at = Math.max(head?.at ?? 0, appendedAtMs);
      const decided = toyCounter.decide(states.get(record), command, at);
      if (decided.outcome !== 'accepted') continue;
      const { parts, saltOf, state } = decided as Extract<typeof decided, { state: ToyState }>;
      const draft = { record, type, at, commandId, parts };
      states.set(record, state);
      heads.set(record, { ...sealEvent(draft, head, { saltOf, sha256 }).head, at });
      goOn(record);
    }
  }

  function goOn(record: string): void {
    for (let state = states.get(record); state && toyCounter.goesOn(state);) {
      const head = heads.get(record);
      const continued = toyCounter.goOn(state);
      if (head === undefined) throw new Error('an action goes on');
      const { type, parts, saltOf, commandId } = continued;
      const draft = { record, type, at: head.at, commandId, parts };
      state = continued.state;
      states.set(record, state);
      heads.set(record, { ...sealEvent(draft, head, { saltOf, sha256 }).head, at: head.at });
    }
  }
  return new Map([...heads].map(([record, { seq, hash }]) => [record, { seq, hash }]));
}

interface Judgement {
  readonly heads: ReadonlyMap<string, Head>;
  /** Commands that are neither in the record nor answered. */
  readonly lost: readonly string[];
  /** Commands that are in the record more than once. */
  readonly doubled: readonly string[];
  /** Commands, of those sent once, that are in the record although they were answered otherwise. */
  readonly turned: readonly string[];
  /** Records whose events are in another order than their commands, of those sent once. */
  readonly reordered: readonly string[];
}

/** What all readers find, held against what was sent. */
export async function judge(log: EventLog, sent: readonly ToyCommand[]): Promise<Judgement> {
  const heads = new Map<string, Head>();
  const accepted = new Map<string, number>();
  for (const { header, head } of await events(log)) {
    heads.set(header.record, head);
    const key = `${header.record}/${header.commandId}`;
    accepted.set(key, (accepted.get(key) ?? 0) + 1);
  }
  const answers = await outcomes(log);
  const answered = new Set(answers.map(keyOf));
  const keys = sent.map(keyOf);
  const sentOnce = new Set(keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key)));
  const against = answers.filter(({ outcome }) => outcome === 'refused' || outcome === 'conflict');
  return {
    heads,
    lost: keys.filter((key) => !accepted.has(key) && !answered.has(key)),
    doubled: [...accepted].filter(([, times]) => times > 1).map(([key]) => key),
    turned: against.map(keyOf).filter((key) => sentOnce.has(key) && accepted.has(key)),
    reordered: [...heads.keys()].filter((record) => {
      const places = [...accepted.keys()]
        .filter((key) => key.startsWith(`${record}/`) && sentOnce.has(key))
        .map((key) => keys.indexOf(key));
      return places.some((place, i) => place < (places[i - 1] ?? -1));
    }),
  };
}

const keyOf = ({ record, commandId }: AnyCommand): string => `${record}/${commandId}`;

export const CLEAN = { lost: [], doubled: [], turned: [], reordered: [] };
