/**
 * CloudEvents 1.0 (Kafka binding, binary mode): headers beside an event's bytes, copies for
 * foreign clients. Our own readers take the bytes and nothing else.
 */
import type { Topic } from './topics.js';

export interface EventName {
  readonly record: string;
  readonly seq: number;
  readonly type: string;
}

/** `time` is the event's time as RFC 3339 writes it (`2026-05-01T12:00:00.000Z`). */
export function cloudEventHeaders(
  { record, seq, type }: EventName,
  topic: Topic,
  time: string,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/jsonl',
    ce_specversion: '1.0',
    ce_id: `${record}/${seq}`,
    ce_type: `scoresheet.${type}`,
    ce_source: `/scoresheet/${topic}`,
    ce_subject: record,
    ce_time: time,
  };
}
