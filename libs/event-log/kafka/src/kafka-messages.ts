/**
 * Messages of the port as Kafka's, and back.
 */
import type { Entry, Message } from '@scoresheet/event-log-port';
import type { IHeaders, KafkaMessage, Message as KafkaJsMessage } from 'kafkajs';
import { RECORD_OVERHEAD_BYTES } from './limits.js';

export function toKafka({ key, value, headers }: Message): KafkaJsMessage {
  const message: KafkaJsMessage = {
    key: Buffer.from(key),
    value: Buffer.from(value.buffer, value.byteOffset, value.length),
  };
  if (headers) message.headers = { ...headers };
  return message;
}

/** Bytes on the wire, at most: a character has up to three of them in UTF-8. */
export function sizeInKafka({ key, value, headers }: Message): number {
  let characters = key.length;
  let overhead = RECORD_OVERHEAD_BYTES;
  for (const name in headers) {
    characters += name.length + (headers[name]?.length ?? 0);
    overhead += RECORD_OVERHEAD_BYTES;
  }
  return value.length + 3 * characters + overhead;
}

/** Any message as an entry: a foreign client may have written anything, and admission judges it. */
export function toEntry({ offset, timestamp, key, value, headers }: KafkaMessage): Entry {
  const bare = {
    offset: Number(offset),
    appendedAtMs: Number(timestamp),
    key: textOf(key),
    value: value === null ? new Uint8Array() : bytesOf(value),
  };
  if (headers === undefined || Object.keys(headers).length === 0) return bare;
  return { ...bare, headers: textsOf(headers) };
}

function textsOf(headers: IHeaders): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const last = Array.isArray(value) ? value.at(-1) : value;
    return [name, textOf(last ?? null)] as const;
  });
  return Object.fromEntries(entries);
}

function textOf(text: Buffer | string | null): string {
  return text === null ? '' : text.toString();
}

/** Bytes without the class that only Node has. */
function bytesOf(value: Buffer): Uint8Array {
  return new Uint8Array(value.buffer, value.byteOffset, value.length);
}
