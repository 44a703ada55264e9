/**
 * What is true of a finished world, by the plainest means: one loop over the events, and one
 * worker's verdict on each command as if nothing had ever gone wrong.
 */
import { admit, type Head } from '@scoresheet/domain-record';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import { firstStampOf, steadyTime, type Entry } from '@scoresheet/event-log-port';
import { type AdmittedEvent } from '@scoresheet/services-tail';
import type { Aggregate, AnyCommand, AnyRefusal } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { WorkerTopics } from '@scoresheet/services-worker';
import { keyOf, type RecordKindOf } from './play.js';
import { PARTITION, placeOf, TOPICS } from './world.js';

export async function entriesOf(
  log: MemoryLog,
  topic: keyof WorkerTopics,
  topics: WorkerTopics = TOPICS,
): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  const end = await log.end(placeOf(topic, topics));
  while (all.length < end) all.push(...(await log.read(placeOf(topic, topics), all.length, end)));
  return all;
}

/** Nothing of ours gives a record another name; what bears one is told by nobody. */
const RECORD = /^[mt]-[0-9a-hjkmnp-tv-z]{26}$/;

export async function admittedEvents(
  log: MemoryLog,
  topics: WorkerTopics = TOPICS,
): Promise<readonly AdmittedEvent[]> {
  const heads = new Map<string, Head>();
  const events: AdmittedEvent[] = [];
  for (const entry of await entriesOf(log, 'events', topics)) {
    const { offset, value: bytes } = entry;
    const place = { partition: PARTITION, partitions: log.partitions };
    const answer = admit(place, bytes, (record) => heads.get(record), sha256);
    if (!answer.admitted || !RECORD.test(answer.header.record)) continue;
    const { header, head, parts } = answer;
    heads.set(header.record, head);
    events.push({ offset, bytes, header, head, parts, stampedAtMs: firstStampOf(entry) });
  }
  return events;
}

/** Names each event by what is not sealed: two installations may seal the same action. */
const lineOf = ({ commandId, type, at }: { commandId: string; type: string; at: number }) =>
  `${commandId} ${type} ${at}`;

export function recordsOf(events: readonly AdmittedEvent[]): ReadonlyMap<string, string[]> {
  const records = new Map<string, string[]>();
  for (const { header } of events) {
    const lines = records.get(header.record) ?? [];
    records.set(header.record, [...lines, lineOf(header)]);
  }
  return records;
}

/** The records that one worker alone makes of the commands, each decided once and in order. */
export async function decidedInOrder<S, C extends AnyCommand, R extends AnyRefusal>(
  log: MemoryLog,
  play: RecordKindOf<S, C, R> & { readonly records: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const aggregate = play.aggregate(0);
  const states = new Map<string, { readonly state: S; readonly at: number }>();
  const records = new Map<string, string[]>();
  let timeMs = 0;
  for (const { value, appendedAtMs } of await entriesOf(log, 'commands', play.topics)) {
    timeMs = steadyTime(timeMs, appendedAtMs);
    const command = play.decodeCommand(value);
    if (command === undefined || !play.records.includes(command.record)) continue;
    const { record, commandId } = command;
    const before = states.get(record);
    const at = Math.max(before?.at ?? 0, timeMs);
    const decided = aggregate.decide(before?.state, command, at);
    if (!('state' in decided) || !('type' in decided)) continue;
    const { state, type } = decided;
    states.set(record, { state, at });
    const lines = [lineOf({ commandId, type, at }), ...goneOn(aggregate, state, at)];
    records.set(record, [...(records.get(record) ?? []), ...lines]);
  }
  return records;
}

/** What follows by itself from what was decided last. Changes `state`. */
function goneOn<S, C extends AnyCommand, R extends AnyRefusal>(
  aggregate: Aggregate<S, C, R>,
  state: S,
  at: number,
): readonly string[] {
  const lines: string[] = [];
  while (aggregate.goesOn(state)) {
    const { commandId, type } = aggregate.goOn(state);
    lines.push(lineOf({ commandId, type, at }));
  }
  return lines;
}

/** Keys of the commands that got an outcome. */
export async function answered<S, C extends AnyCommand, R extends AnyRefusal>(
  log: MemoryLog,
  play: RecordKindOf<S, C, R>,
): Promise<ReadonlySet<string>> {
  const entries = await entriesOf(log, 'outcomes', play.topics);
  const outcomes = entries.map(({ value }) => play.decodeOutcome(value));
  return new Set(outcomes.flatMap((outcome) => (outcome === undefined ? [] : [keyOf(outcome)])));
}
