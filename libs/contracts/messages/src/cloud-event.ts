/**
 * CloudEvents 1.0 (Kafka binding, binary mode): headers beside an event's bytes, copies for
 * foreign clients. Our own readers take the bytes and nothing else.
 */
import type { Topic } from './topics.js';

interface EventName {
  readonly record: string;
  readonly seq: number;
  readonly type: string;
  /** Official time, in milliseconds since the epoch: any count, as admission has it. */
  readonly at: number;
}

/** The types that our own events have; that of a foreign event may be any text of any length. */
const A_TYPE = /^[a-z][a-z0-9-]{0,63}$/;
const UNKNOWN_TYPE = 'unknown';

/** The end of the year 9999: RFC 3339 writes no later time, and an event may name any. */
const LAST_TIME_MS = 253_402_300_799_999;

/**
 * `timeOf` writes milliseconds since the epoch as RFC 3339 does (`2026-05-01T12:00:00.000Z`); it is
 * asked for `LAST_TIME_MS` at most.
 */
export function cloudEventHeaders(
  { record, seq, type, at }: EventName,
  topic: Topic,
  timeOf: (ms: number) => string,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/jsonl',
    ce_specversion: '1.0',
    ce_id: `${record}/${seq}`,
    ce_type: `scoresheet.${A_TYPE.test(type) ? type : UNKNOWN_TYPE}`,
    ce_source: `/scoresheet/${topic}`,
    ce_subject: record,
    ce_time: timeOf(Math.min(at, LAST_TIME_MS)),
  };
}
