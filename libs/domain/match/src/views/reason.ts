/**
 * The digest that stands in the event of a ruling for its reason. Whoever has text and salt can
 * check that this is what the judge wrote then; when both are erased, nothing leads back.
 */
import { canonicalJson, type Sha256 } from '@scoresheet/domain-record';

interface SaltedReason {
  readonly text: string;
  /** 32 random bytes in hexadecimal. */
  readonly salt: string;
}

/** SHA-256 of salt and text, as a list in canonical JSON. */
export const reasonDigestOf = ({ text, salt }: SaltedReason, sha256: Sha256): string =>
  sha256(canonicalJson([salt, text]));
