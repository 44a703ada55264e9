/** A digest as PostgreSQL keeps it, which can xor bits and no hex digits. */
import type { ValueTransformer } from 'typeorm';

export const BITS = 256;
const HEX_DIGITS = BITS / 4;

export const bitsOfDigest = (digest: string): string =>
  BigInt(`0x${digest}`).toString(2).padStart(BITS, '0');

export const digestOfBits = (bits: string): string =>
  BigInt(`0b${bits}`).toString(16).padStart(HEX_DIGITS, '0');

/** Reads columns of bits that hold a digest; null where a join has found no row. */
export const hexDigits: ValueTransformer = {
  from: (bits: string | null) => (bits === null ? null : digestOfBits(bits)),
  to: bitsOfDigest,
};
