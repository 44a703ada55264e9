/**
 * Events on their way to a thread, as one piece of memory: it is handed over, not copied again, and
 * no view into a larger buffer of the log takes all of that buffer along.
 */

export interface PackedEvents {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Bytes of each event, in their order. */
  readonly lengths: readonly number[];
}

export function packEvents(events: readonly Uint8Array[]): PackedEvents {
  const lengths = events.map(({ length }) => length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const event of events) {
    bytes.set(event, at);
    at += event.length;
  }
  return { bytes, lengths };
}

export function unpackEvents({ bytes, lengths }: PackedEvents): readonly Uint8Array[] {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return bytes.subarray(end - length, end);
  });
}
