/**
 * What every adapter refuses before it does anything, in the same words.
 */
import type { Message, Offset, PartitionRef } from './event-log.js';
import { LogError } from './log-error.js';

/** Twice what admission lets pass, and half of what a Kafka broker takes by default. */
export const MAX_VALUE_BYTES = 512 * 1024;
export const MAX_KEY_LENGTH = 512;
/** Names and texts of all headers of one message together. */
export const MAX_HEADERS_LENGTH = 4_096;
export const MAX_APPEND_MESSAGES = 1_000;
/** Values, keys and headers of one append together. */
export const MAX_APPEND_BYTES = 16 * 1024 * 1024;
export const MAX_PARTITIONS = 1_024;
export const MAX_TOPIC_LENGTH = 200;

/** The alphabet of topics that all adapters can name (Kafka's). */
const TOPIC_NAME = /^[a-zA-Z0-9._-]+$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** What a log consists of: the same partitions for each of its topics. */
export interface LogShape {
  readonly topics: readonly string[];
  readonly partitions: number;
  /** Topics whose oldest entries may be removed; every other one is kept for ever. */
  readonly truncatable?: readonly string[];
}

/** Whether a topic of any log can have this name. */
export const isTopicName = (text: string): boolean =>
  text.length <= MAX_TOPIC_LENGTH && TOPIC_NAME.test(text);

/** Refuses a log that no adapter could keep. */
export function checkShape({ topics, partitions }: LogShape): void {
  if (!isWithin(partitions, 1, MAX_PARTITIONS)) {
    throw new LogError(
      'partition-out-of-range',
      `A log has 1 to ${MAX_PARTITIONS} partitions, not ${partitions}.`,
    );
  }
  for (const topic of topics) {
    if (!isTopicName(topic)) {
      throw new LogError(
        'unknown-topic',
        `"${topic}" cannot be a topic: use 1 to ${MAX_TOPIC_LENGTH} of a-z A-Z 0-9 . _ -`,
      );
    }
  }
}

export function checkPartition(
  { topic, partition }: PartitionRef,
  { topics, partitions }: LogShape,
): void {
  if (!topics.includes(topic)) {
    const known = topics.join(', ');
    throw new LogError(
      'unknown-topic',
      `The log has no topic "${topic}". It was opened with: ${known}.`,
    );
  }
  if (!isWithin(partition, 0, partitions - 1)) {
    throw new LogError(
      'partition-out-of-range',
      `Topic "${topic}" has the partitions 0 to ${partitions - 1}, not ${partition}.`,
    );
  }
}

export function checkAppend(messages: readonly Message[]): void {
  if (messages.length === 0) {
    throw new LogError('empty-batch', 'An append needs at least one message.');
  }
  if (messages.length > MAX_APPEND_MESSAGES) {
    throw new LogError(
      'batch-too-large',
      `${messages.length} messages are too many for one append: at most ${MAX_APPEND_MESSAGES}.`,
    );
  }
  const bytes = messages.reduce((sum, message) => sum + checkMessage(message), 0);
  if (bytes > MAX_APPEND_BYTES) {
    throw new LogError(
      'batch-too-large',
      `${bytes} bytes are too many for one append: at most ${MAX_APPEND_BYTES}. Append in parts.`,
    );
  }
}

/** A reader may begin anywhere up to the end, and at the end for what comes next. */
export function checkFrom(of: PartitionRef, from: Offset, end: Offset): void {
  if (!isWithin(from, 0, end)) {
    throw new LogError(
      'offset-out-of-range',
      `Topic "${of.topic}", partition ${of.partition} ends at offset ${end}, but ${from} was ` +
        `asked for. Whoever asks has read another log, or this is an older copy of it.`,
    );
  }
}

export const isTruncatable = ({ topic }: PartitionRef, { truncatable = [] }: LogShape): boolean =>
  truncatable.includes(topic);

/** Refuses to remove anything from a topic that is kept for ever. */
export function checkTruncatable(of: PartitionRef, shape: LogShape): void {
  if (isTruncatable(of, shape)) return;
  throw new LogError(
    'topic-kept',
    `Topic "${of.topic}" is kept for ever: nothing is removed from it.`,
  );
}

/** The error for whoever asks for entries that were truncated. */
export const entriesRemoved = ({ topic, partition }: PartitionRef, from: Offset): LogError =>
  new LogError(
    'entries-removed',
    `The entries of topic "${topic}", partition ${partition} from ${from} on were asked for, and ` +
      'the first of them were removed when they were old. Begin where the log says that it starts.',
  );

export function checkLimit(limit: number): void {
  if (!isWithin(limit, 1, Number.MAX_SAFE_INTEGER)) {
    throw new LogError('limit-out-of-range', `A read needs a limit of at least 1, not ${limit}.`);
  }
}

/** The size that counts against an append's limit. */
function checkMessage({ key, value, headers }: Message): number {
  if (value.length > MAX_VALUE_BYTES) {
    throw new LogError(
      'message-too-large',
      `A message of ${value.length} bytes is too large: at most ${MAX_VALUE_BYTES}.`,
    );
  }
  const texts = Object.entries(headers ?? {}).flat();
  const headerLength = texts.reduce((sum, text) => sum + text.length, 0);
  if (key.length > MAX_KEY_LENGTH || headerLength > MAX_HEADERS_LENGTH) {
    throw new LogError(
      'message-too-large',
      `A key of ${key.length} and headers of ${headerLength} characters are too large: ` +
        `at most ${MAX_KEY_LENGTH} and ${MAX_HEADERS_LENGTH}.`,
    );
  }
  if ([key, ...texts].some((text) => text.includes('\0') || LONE_SURROGATE.test(text))) {
    throw new LogError(
      'message-malformed',
      'A key or header holds a NUL or half a character, which not every log can keep.',
    );
  }
  return value.length + key.length + headerLength;
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= least && number <= most;
}
