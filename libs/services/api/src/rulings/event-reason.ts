/** The reason that an event names by its digest, of any kind of record. */
import type { ReasonKey } from '@scoresheet/services-rulings';
import type { ReasonLoader } from './reason-loader.service.js';
import type { RulingReasonType } from './ruling-reason.type.js';

/** `action` as its viewer may know it: whoever may not see the digest is told of no reason. */
export function reasonOf(
  record: string,
  action: unknown,
  loader: ReasonLoader,
): Promise<RulingReasonType> | null {
  const key = reasonKeyOf(record, action);
  return key === undefined ? null : loader.load(key);
}

export function reasonKeyOf(record: string, action: unknown): ReasonKey | undefined {
  const { reasonDigest } = (action ?? {}) as { readonly reasonDigest?: unknown };
  return typeof reasonDigest === 'string' ? { record, digest: reasonDigest } : undefined;
}
