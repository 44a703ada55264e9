/** The events of a topic as every reader admits them, from the first entry on. */
import { createHeads, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Entry, EventLog, Offset } from '@scoresheet/event-log-port';
import { placeIn } from '../place-in.js';
import { NO_EVENTS, tallyWith, type EventTally } from '../tally/event-tally.js';
import { endsOf, readToEnd } from './read-to-end.js';

export interface PlacedEvent {
  readonly record: string;
  readonly head: Head;
  /** Time by which the event is dated, in milliseconds. */
  readonly atMs: number;
  readonly partition: number;
  readonly entry: Entry;
}

interface ReadEventsOptions {
  readonly topic: string;
  readonly onEvents: (events: readonly PlacedEvent[]) => Promise<void> | void;
  /** Told of each batch: so many entries were read. */
  readonly onRead?: (entries: number) => void;
  readonly stopped?: AbortSignal | undefined;
}

export interface EventsRead {
  /** Ends of all partitions, when reading began. */
  readonly ends: readonly Offset[];
  /** The last entry before each end; undefined where there is none. */
  readonly last: readonly (Entry | undefined)[];
  /** Tallies of the events of each partition. */
  readonly tallies: readonly EventTally[];
  /** Heads of all records. */
  readonly heads: ReadonlyMap<string, Head>;
  readonly events: number;
  readonly passedOver: number;
}

/** Partition after partition, so that what is held is one batch and the heads. */
export async function readEvents(log: EventLog, options: ReadEventsOptions): Promise<EventsRead> {
  const { topic } = options;
  const ends = await endsOf(log, topic);
  const last: (Entry | undefined)[] = [];
  const heads = new Map<string, Head>();
  const tallies = ends.map(() => NO_EVENTS);
  const counted = { events: 0, entries: 0 };
  for (const [partition, end] of ends.entries()) {
    const admission = createHeads(placeIn(log, { topic, partition }), sha256);
    await readToEnd(log, { topic, partition }, { from: 0, end }, async (entries) => {
      options.stopped?.throwIfAborted();
      const events = entries.flatMap((entry): PlacedEvent[] => {
        const answer = admission.admit(admission.inspect(entry.value));
        if (!answer.admitted) return [];
        const { header, head } = answer;
        heads.set(header.record, head);
        return [{ record: header.record, head, atMs: header.at, partition, entry }];
      });
      last[partition] = entries.at(-1);
      counted.events += events.length;
      counted.entries += entries.length;
      const named = events.map(({ record, head }) => ({ record, ...head }));
      tallies[partition] = tallyWith(tallies[partition] ?? NO_EVENTS, named);
      await options.onEvents(events);
      options.onRead?.(entries.length);
    });
  }
  const { events, entries } = counted;
  const passedOver = entries - events;
  return { ends, last: ends.map((_, i) => last[i]), tallies, heads, events, passedOver };
}
