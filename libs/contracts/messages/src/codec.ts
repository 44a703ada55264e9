/**
 * Messages as bytes. Encoding gives canonical JSON, so that the same message is the same bytes;
 * decoding is total: any bytes have an answer.
 */
import type { z } from 'zod';
import { MAX_MESSAGE_BYTES } from './limits.js';

// Node and every browser have these two; the language's own type library does not name them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  /** What is wrong, for a person who reads a service's log; holds no value of the message. */
  | { readonly ok: false; readonly says: string };

// JSON.stringify writes whole numbers and well-formed texts as RFC 8785 wants, keys aside.
export const encode = (message: object): Uint8Array =>
  encoder.encode(JSON.stringify(message, (_, value: unknown) => inKeyOrder(value)));

function inKeyOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(members)
      .sort()
      .map((key) => [key, members[key]]),
  );
}

export function decode<T>(
  schema: z.ZodType<T>,
  bytes: Uint8Array,
  usual?: (message: unknown) => T | undefined,
): Decoded<T> {
  if (bytes.length > MAX_MESSAGE_BYTES) {
    return { ok: false, says: `a message has at most ${MAX_MESSAGE_BYTES} bytes` };
  }
  let message: unknown;
  try {
    message = JSON.parse(decoder.decode(bytes));
  } catch {
    return { ok: false, says: 'the message is no JSON in UTF-8' };
  }
  const known = usual?.(message);
  if (known !== undefined) return { ok: true, value: known };
  const parsed = schema.safeParse(message);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, says: problemsOf(parsed.error) };
}

const problemsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'message'}: ${message}`).join('; ');
