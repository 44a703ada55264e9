// Node and every browser have these two; the language's own type library does not name them.
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, bytes: Uint8Array): { written: number };
};
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

const encoder = new TextEncoder();
// `ignoreBOM` keeps a byte order mark as a character: two different files never read the same.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const encodeUtf8 = (text: string): Uint8Array => encoder.encode(text);

/** Writes at the beginning of `bytes`; gives how many bytes the text took. */
export const encodeUtf8Into = (text: string, bytes: Uint8Array): number =>
  encoder.encodeInto(text, bytes).written;

/** The text of valid UTF-8 (so that encoding it gives the same bytes again), else undefined. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
