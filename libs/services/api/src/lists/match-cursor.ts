/**
 * Cursors of match lists: a place in a list of one order, which means nothing to a client. It stays
 * good when the filter changes or the match at it leaves the list.
 */
import { bytesOfBase64url } from '@scoresheet/services-accounts';
import type { MatchOrder, MatchPlace } from '@scoresheet/services-read-models';
import { z } from 'zod';
import { impossibleText } from '../transport/impossible-text.js';
import { clientError } from '../transport/masked-error.js';

/** The last moment of a `Date`. */
const MAX_TIME_MS = 8.64e15;

const cursorSchema = z.tuple([
  z.enum(['created', 'ended']),
  z.int().min(-MAX_TIME_MS).max(MAX_TIME_MS),
  z
    .string()
    .max(64)
    .refine((id) => impossibleText(id) === undefined),
]);

export const writeCursor = ({ by }: MatchOrder, { timeMs, id }: MatchPlace): string =>
  Buffer.from(JSON.stringify([by, timeMs, id])).toString('base64url');

/** Refuses what is no cursor, and one of a list in another order, where it would be no place. */
export function readCursor(name: string, cursor: string, order: MatchOrder): MatchPlace {
  const parsed = cursorSchema.safeParse(jsonOf(cursor));
  if (!parsed.success) {
    throw clientError(
      'BAD_USER_INPUT',
      `\`${name}\` is not a cursor of a match list: send the cursor of an edge exactly as you were given it.`,
    );
  }
  const [by, timeMs, id] = parsed.data;
  if (by !== order.by) {
    throw clientError(
      'BAD_USER_INPUT',
      `\`${name}\` belongs to a list in another order: start this list without a cursor.`,
    );
  }
  return { timeMs, id };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(bytesOfBase64url(cursor)?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
