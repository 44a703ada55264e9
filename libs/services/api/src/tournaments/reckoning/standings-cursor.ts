/**
 * Cursors of standings: after which event they were made, and a place in them. Who turns the page goes
 * on in the same standings, whatever has happened since.
 */
import { bytesOfBase64url } from '@scoresheet/services-accounts';
import { z } from 'zod';
import { clientError } from '../../transport/masked-error.js';

interface StandingsPlace {
  readonly seq: number;
  /** The place among the lines that were asked for, from 0. */
  readonly place: number;
}

const cursorSchema = z.tuple([z.literal('standings'), z.int().min(0), z.int().min(0)]);

export const writeStandingsCursor = ({ seq, place }: StandingsPlace): string =>
  Buffer.from(JSON.stringify(['standings', seq, place])).toString('base64url');

export function readStandingsCursor(cursor: string): StandingsPlace {
  const parsed = cursorSchema.safeParse(jsonOf(cursor));
  if (parsed.success) return { seq: parsed.data[1], place: parsed.data[2] };
  throw clientError(
    'BAD_USER_INPUT',
    '`after` is not a cursor of standings: send the cursor of an edge exactly as you were given it.',
  );
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(bytesOfBase64url(cursor)?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
