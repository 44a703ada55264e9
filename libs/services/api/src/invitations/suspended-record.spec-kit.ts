import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { partitionOf, sealEvent, type Head } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { EventLog } from '@scoresheet/event-log-port';

interface Record {
  readonly kind: 'match' | 'tournament';
  readonly record: string;
  readonly head: Head;
}

const TYPES = { match: 'decision-answered', tournament: 'entrant-entered' } as const;

/** Writes an event by hand that the chain admits and nobody can fold. */
export async function suspend(log: EventLog, { kind, record, head }: Record): Promise<void> {
  const facts = [{ kind: kind === 'match' ? 'match-created' : 'tournament-created' }];
  const { bytes } = sealEvent(
    {
      record,
      type: TYPES[kind],
      at: 9_999_999,
      commandId: 'by-hand',
      parts: { public: { action: { type: 'act' }, facts } },
    },
    head,
    { saltOf: () => sha256('salt'), sha256 },
  );
  const partition = partitionOf(record, log.partitions, sha256);
  const topic = RECORD_TOPICS[kind].events;
  await log.append({ topic, partition }, [{ key: record, value: bytes }]);
}
