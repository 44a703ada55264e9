/**
 * Sends a command whose reason is kept first, outside the log, while the command carries the digest;
 * a command that is refused leaves no reason behind.
 */
import type { RulingReasons } from '@scoresheet/services-rulings';
import { Refused } from '../commands/command-outcome.js';
import { plainText } from '../plain-text.js';

const MAX_REASON_LENGTH = 1_000;

/** Stands where the digest will, so that nothing is kept for a command that is misshapen. */
export const NO_DIGEST = '0'.repeat(64);

const ID_REUSED = new Refused({
  code: 'command-id-reused',
  says: 'You used this command id before, with another reason: send a new id.',
});

type ReasonOf = Parameters<RulingReasons['keep']>[0];

interface WithReason<O> {
  /** The command that the reason is for. */
  readonly of: ReasonOf;
  readonly reason: string;
  readonly send: (reasonDigest: string) => Promise<O>;
}

export async function sendWithReason<O extends object>(
  reasons: RulingReasons,
  { of: { record, actor, commandId }, reason, send }: WithReason<O>,
): Promise<O | Refused> {
  const of = { record, actor, commandId };
  const reasonDigest = await reasons.keep(of, plainText('a reason', reason, MAX_REASON_LENGTH));
  if (reasonDigest === undefined) return ID_REUSED;
  const outcome = await send(reasonDigest);
  // The reason under a reused id belongs to the command that was accepted before.
  const isNoEvent = outcome instanceof Refused && outcome.code !== 'command-id-reused';
  if (isNoEvent) await reasons.forget(of);
  return outcome;
}
