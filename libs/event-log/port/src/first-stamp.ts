/**
 * When a log took an entry first. A log stamps what it is given, so a copy of a log, and one that was
 * filled from an archive, say of every entry that it is new. Whoever moves entries therefore sends
 * the stamp that they had before along, in a header beside the bytes.
 */
import type { Entry, Message } from './event-log.js';

/** Milliseconds since the epoch, in decimal digits. */
export const FIRST_STAMP = 'scoresheet_first_stamp';

const DIGITS = /^\d{1,16}$/;

/**
 * The lesser of the header and the log's own stamp, in milliseconds since the epoch: a header that
 * somebody forged makes an entry older than it is, and by that can only be held against it.
 */
export function firstStampOf({
  appendedAtMs,
  headers,
}: Pick<Entry, 'appendedAtMs' | 'headers'>): number {
  const told = headers?.[FIRST_STAMP];
  if (told === undefined || !DIGITS.test(told)) return appendedAtMs;
  return Math.min(Number(told), appendedAtMs);
}

/** The message as it goes to another log. */
export const withFirstStamp = (message: Message, stampMs: number): Message => ({
  ...message,
  headers: { ...message.headers, [FIRST_STAMP]: String(stampMs) },
});
