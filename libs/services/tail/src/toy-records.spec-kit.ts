/** Small records to read: events that hold a number, and a state that shows their order. */
import {
  sealEvent,
  type Head,
  type ReadOnlyAggregate,
  type SealedEvent,
} from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import type { Entry, Message } from '@scoresheet/event-log-port';
import { checkpointAfter, memoryArchive } from '@scoresheet/services-archive';
import type { ArchiveReader, MemoryArchive } from '@scoresheet/services-archive';
import { RecordTail } from './record-tail.js';
import type { TailOptions } from './tail-options.js';

const TOPIC = 'toy.events';
export const of = { topic: TOPIC, partition: 0 } as const;

export const toyLog = (now = () => 0): MemoryLog =>
  memoryLog({ topics: [TOPIC], partitions: 1, logId: 'toy', now });

/** A state that differs when any event, or the order of events, differs. */
export const toyAggregate: ReadOnlyAggregate<string> = {
  fold(state = '', { house }) {
    const [fact] = house['facts'] as readonly unknown[];
    if (typeof fact !== 'number') throw new Error('a toy event holds a number');
    return `${state}${fact},`;
  },
  redecide: (state, event) => ({ agrees: true, state: toyAggregate.fold(state, event) }),
  isOver: (state) => state.endsWith('9,'),
  isEmpty: () => false,
  endsSuspended: () => false,
};

export function toyEvent(
  record: string,
  head: Head | undefined,
  fact: number | null,
  at = 0,
): SealedEvent {
  const parts = { public: { action: null, facts: [fact] } };
  const draft = { record, type: 'counted', at, commandId: `c${fact}`, parts };
  return sealEvent(draft, head, { saltOf: () => sha256('salt'), sha256 });
}

export const messageOf = ({ header, bytes }: SealedEvent): Message => ({
  key: header.record,
  value: bytes,
});

export const entriesOf = async (log: MemoryLog): Promise<readonly Entry[]> =>
  (await log.end(of)) === 0 ? [] : log.read(of, 0, Number.MAX_SAFE_INTEGER);

export async function startedTail(
  log: MemoryLog,
  archive: ArchiveReader,
  more: Partial<TailOptions<string>> = {},
): Promise<RecordTail<string>> {
  const tail = new RecordTail({ log, of, archive, aggregate: toyAggregate, ...more });
  await tail.start();
  return tail;
}

/** An archive that knows all events of the log and has passed its first `position` entries. */
export async function archiveAt(log: MemoryLog, position: number): Promise<MemoryArchive> {
  const archive = memoryArchive();
  const tail = await startedTail(log, memoryArchive());
  tail.onAdmitted(({ header, head, offset, bytes, stampedAtMs }) =>
    archive.keep({ ...head, record: header.record, partition: 0, offset, bytes, stampedAtMs }),
  );
  await tail.atEnd();
  await tail.stop();
  const entries = await entriesOf(log);
  archive.moveTo(0, checkpointAfter(log, entries[position - 1]));
  return archive;
}
