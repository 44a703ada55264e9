const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Bits of the last letter that fill no byte, by the number of letters in the last group. */
const UNUSED_BITS = [0, 0, 4, 2] as const;

/** The same bytes in base64url, spelled with any of the unused bits set. */
export function otherSpellings(text: string): readonly string[] {
  const spellings = 2 ** (UNUSED_BITS[text.length % UNUSED_BITS.length] ?? 0);
  const last = LETTERS.indexOf(text.at(-1) ?? '');
  const others = Array.from({ length: spellings - 1 }, (_, i) => LETTERS[last + i + 1]);
  return others.map((letter) => `${text.slice(0, -1)}${letter}`);
}
