/** Codes of invitations: short enough to be read aloud, and too many to be tried. */

/** Crockford's: no i, l, o, u, so that a code can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS_OF_DIGIT = 5;
/** Twelve digits are 60 bits: at 200 tries a second a guess takes longer than there are records. */
const GROUPS = [4, 4, 4] as const;

/** The code that a hash in hexadecimal stands for, such as `k3f9-t2mx-w80a`. */
export function codeOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, 16)}`);
  const group = (length: number): string =>
    Array.from({ length }, () => {
      const digit = DIGITS[Number(bits & 31n)] as string;
      bits >>= BigInt(BITS_OF_DIGIT);
      return digit;
    }).join('');
  return GROUPS.map(group).join('-');
}

/** A code as it may have been heard or typed, in the one way in which it is compared. */
export const plainCode = (written: string): string =>
  written.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
