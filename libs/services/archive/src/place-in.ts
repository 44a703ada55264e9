/** Which records a partition of a topic has: those of the topic's kind that fall into it. */
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { isRecordId, type KindsPlace, type RecordKind } from '@scoresheet/domain-record';
import type { PartitionRef } from '@scoresheet/event-log-port';

const KIND_OF: ReadonlyMap<string, RecordKind> = new Map(
  Object.entries(RECORD_TOPICS).flatMap(([kind, topics]) =>
    Object.values(topics).map((topic) => [topic, kind as RecordKind] as const),
  ),
);

/** Names no kind for a topic that is not of our records, such as the toys of tests have. */
export const placeIn = (
  { partitions }: { readonly partitions: number },
  { topic, partition }: PartitionRef,
): KindsPlace => ({ partition, partitions, kind: KIND_OF.get(topic) });

/** Whether a topic can have a record of this name. */
export const canHave = (topic: string, record: string): boolean =>
  isRecordId(record, KIND_OF.get(topic));
