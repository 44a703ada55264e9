import { reasonDigestOf } from '@scoresheet/domain-match';
import type { Sha256 } from '@scoresheet/domain-record';
import type { RulingReasonEntity } from './ruling-reason.entity.js';
import type { FoundReason } from './ruling-reasons.js';

export const SALT_BYTES = 32;

export type KeptReason = Pick<RulingReasonEntity, 'digest' | 'salt' | 'body'>;

export function foundReason({ digest, salt, body }: KeptReason, sha256: Sha256): FoundReason {
  if (salt === null || body === null) return { is: 'erased' };
  const fits = reasonDigestOf({ text: body, salt }, sha256) === digest;
  return fits ? { is: 'kept', text: body, salt } : { is: 'altered' };
}
