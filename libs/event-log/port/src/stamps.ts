/**
 * The times that a log stamps, as readers take them. A log stamps what it is given, so a copy of a
 * log, and one that was filled from an archive, say of every entry that it is new: whoever moves
 * entries sends the stamp that they had before along, in a header beside the bytes.
 *
 * A machine's clock may be set back, and a new leader's clock may be behind the old one's. Time that
 * was told already is not taken back: it stands still until the clock has caught up. Only a step
 * that nobody wants to wait for is followed.
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

const HOUR_MS = 3_600_000;

/** A clock that is further behind is not waited for. */
export const MAX_STEP_BACK_MS = 12 * HOUR_MS;

/** What time it is, in milliseconds, where `lastMs` was told last and the clock says `clockMs`. */
export const steadyTime = (lastMs: number, clockMs: number): number =>
  lastMs - clockMs <= MAX_STEP_BACK_MS ? Math.max(lastMs, clockMs) : clockMs;
