/**
 * Cursors of lists: a place in a list of one order, which means nothing to a client. It stays good when
 * the filter changes or what stands at it leaves the list.
 */
import { bytesOfBase64url } from '@scoresheet/services-accounts';
import type { RowOrder, RowPlace } from '@scoresheet/services-read-models';
import { z } from 'zod';
import { impossibleText } from '../transport/impossible-text.js';
import { clientError } from '../transport/masked-error.js';

/** The last moment of a `Date`. */
const MAX_TIME_MS = 8.64e15;

const cursorSchema = z.tuple([
  z.string(),
  z.int().min(-MAX_TIME_MS).max(MAX_TIME_MS),
  z
    .string()
    .max(64)
    .refine((id) => impossibleText(id) === undefined),
]);

interface ListCursors<By extends string> {
  write(order: RowOrder<By>, place: RowPlace): string;
  /** Refuses what is no cursor, and one of a list in another order, where it would be no place. */
  read(name: string, cursor: string, order: RowOrder<By>): RowPlace;
}

/** `marks`: what stands in a cursor for each order of the list, and in those of no other list. */
export function listCursors<By extends string>(
  list: string,
  marks: Readonly<Record<By, string>>,
): ListCursors<By> {
  const known: readonly string[] = Object.values(marks);
  return {
    write: ({ by }, { timeMs, id }) =>
      Buffer.from(JSON.stringify([marks[by], timeMs, id])).toString('base64url'),

    read(name, cursor, order) {
      const parsed = cursorSchema.safeParse(jsonOf(cursor));
      if (!parsed.success || !known.includes(parsed.data[0])) {
        const says = `\`${name}\` is not a cursor of a ${list}: send the cursor of an edge exactly as you were given it.`;
        throw clientError('BAD_USER_INPUT', says);
      }
      const [mark, timeMs, id] = parsed.data;
      if (mark !== marks[order.by]) {
        const says = `\`${name}\` belongs to a list in another order: start this list without a cursor.`;
        throw clientError('BAD_USER_INPUT', says);
      }
      return { timeMs, id };
    },
  };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(bytesOfBase64url(cursor)?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
