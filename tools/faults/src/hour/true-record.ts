/** The record of a real log by the plainest means: one loop over the events of every partition. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { admit, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Subscription, EventLog } from '@scoresheet/event-log-port';

export interface TrueRecord {
  headOf(record: string): Head | undefined;
  eventsOf(record: string): readonly Uint8Array[];
  /** How often the command is accepted there. */
  timesAccepted(record: string, commandId: string): number;
  /** Resolves when everything is read that is in the log now. */
  atEnd(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 100;

export function followTruth(log: EventLog): TrueRecord {
  const heads = new Map<string, Head>();
  const events = new Map<string, Uint8Array[]>();
  const accepted = new Map<string, number>();
  const read: number[] = [];
  const placeOf = (partition: number) => ({ topic: TOPICS.matchEvents, partition });

  function take(partition: number, bytes: Uint8Array): void {
    const place = { partition, partitions: log.partitions };
    const answer = admit(place, bytes, (record) => heads.get(record), sha256);
    if (!answer.admitted) return;
    const { record, commandId } = answer.header;
    heads.set(record, answer.head);
    events.set(record, [...(events.get(record) ?? []), bytes]);
    const key = `${record} ${commandId}`;
    accepted.set(key, (accepted.get(key) ?? 0) + 1);
  }

  const readers = Array.from({ length: log.partitions }, (_, partition): Subscription =>
    log.subscribe(placeOf(partition), 0, (entries) => {
      for (const { value, offset } of entries) {
        take(partition, value);
        read[partition] = offset + 1;
      }
    }),
  );
  return {
    headOf: (record) => heads.get(record),
    eventsOf: (record) => events.get(record) ?? [],
    timesAccepted: (record, commandId) => accepted.get(`${record} ${commandId}`) ?? 0,
    async atEnd() {
      for (let partition = 0; partition < log.partitions; partition += 1) {
        const end = await log.end(placeOf(partition));
        while ((read[partition] ?? 0) < end) {
          await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
        }
      }
    },
    stop: async () => void (await Promise.all(readers.map((reader) => reader.stop()))),
  };
}
