/**
 * The commands that nobody has decided yet: past the workers' checkpoints, and without an outcome.
 * In another log they get another stamp, their official time, so only they may be decided there.
 */
import type { Entry, EventLog, Offset } from '@scoresheet/event-log-port';
import { checkpointAfter, type Checkpoint } from '../checkpoint.js';
import { entryDigest } from './copy-topic.js';
import type { LogKind } from './log-kind.js';
import { endsOf, readToEnd } from './read-to-end.js';

/** How far commands are decided, by partition. */
export interface DecidedTo {
  /** The first command that the workers have not done with. */
  readonly next: Offset;
  /** The first command that must prove its sender, where any must. */
  readonly macRequiredFrom: Offset | undefined;
}

export async function openCommands(
  log: EventLog,
  { topics, words }: LogKind,
  decidedTo: readonly DecidedTo[],
): Promise<readonly Entry[]> {
  const topic = topics.commands;
  const late: Entry[] = [];
  for (const [partition, end] of (await endsOf(log, topic)).entries()) {
    const { next = 0, macRequiredFrom = Infinity } = decidedTo[partition] ?? {};
    const mayBeDecided = (entry: Entry) =>
      entry.offset < macRequiredFrom || !words.isUnsigned(entry);
    await readToEnd(
      log,
      { topic, partition },
      { from: next, end },
      (entries) => void late.push(...entries.filter(mayBeDecided)),
    );
  }
  if (late.length === 0) return [];
  const answered = await answeredCommands(log, topics.outcomes, words.nameOfOutcome);
  return late.filter(({ value }) => {
    const name = words.nameOfCommand(value);
    return name !== undefined && !answered.has(name);
  });
}

async function answeredCommands(
  log: EventLog,
  topic: string,
  nameOfOutcome: LogKind['words']['nameOfOutcome'],
): Promise<ReadonlySet<string>> {
  const answered = new Set<string>();
  for (const [partition, end] of (await endsOf(log, topic)).entries()) {
    await readToEnd(log, { topic, partition }, { from: 0, end }, (entries) => {
      for (const { value } of entries) {
        const name = nameOfOutcome(value);
        if (name !== undefined) answered.add(name);
      }
    });
  }
  return answered;
}

/** Where workers begin, by partition, in a log in which all but these commands are decided. */
export async function workersBeginIn(
  log: EventLog,
  topic: string,
  open: readonly Entry[],
): Promise<readonly Checkpoint[]> {
  const isOpen = new Set(open.map(entryDigest));
  const ends = await endsOf(log, topic);
  const checkpoints: Checkpoint[] = [];
  for (const [partition, end] of ends.entries()) {
    const from = isOpen.size === 0 ? Math.max(0, end - 1) : 0;
    let last: Entry | undefined;
    let isBefore = true;
    await readToEnd(log, { topic, partition }, { from, end }, (entries) => {
      for (const entry of entries) {
        isBefore &&= !isOpen.has(entryDigest(entry));
        if (isBefore) last = entry;
      }
    });
    checkpoints.push(checkpointAfter(log, last));
  }
  return checkpoints;
}
