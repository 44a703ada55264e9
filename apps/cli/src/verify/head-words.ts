import { encodeUtf8, readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';

/** The hash of the last event of an export; undefined where it is none. */
export function headOf(text: string): string | undefined {
  const read = readExport(encodeUtf8(text), sha256);
  return read.ok ? read.value.hash : undefined;
}

/** Words for somebody who has a record in hand, and may doubt a later copy of it. */
export const headWords = (head: string): string =>
  `Its head is ${head}. Keep it, and any later copy can be held against it: verify FILE --head.`;
