/**
 * Tokens for reading one's own writes: a place in the log, which means nothing to a client. A
 * query that is given one waits until this process has read that far.
 */
import { z } from 'zod';
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import { clientError } from './transport/masked-error.js';

export interface LogPosition extends PartitionRef {
  readonly logId: string;
  /** Everything before it has been read. */
  readonly next: Offset;
}

const positionSchema = z.tuple([z.string(), z.string(), z.int().min(0), z.int().min(0)]);

export const writePosition = ({ logId, topic, partition, next }: LogPosition): string =>
  Buffer.from(JSON.stringify([logId, topic, partition, next])).toString('base64url');

/** Refuses what is no token, and one of another log, for which nobody could ever wait. */
export function readPosition(
  token: string,
  log: { logId: string; partitions: number },
): LogPosition {
  const position = positionSchema.safeParse(jsonOf(token));
  if (!position.success) {
    throw clientError('BAD_USER_INPUT', 'This is no position token; use one as it was given.');
  }
  const [logId, topic, partition, next] = position.data;
  if (logId !== log.logId || partition >= log.partitions) {
    throw clientError('BAD_USER_INPUT', 'This position token belongs to another installation.');
  }
  return { logId, topic, partition, next };
}

function jsonOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
