/**
 * Marks are what a foreign client's transaction ends with: control records, each at an offset of its
 * own, which the library gives to nobody. Readers would wait for them for ever, and lose their place
 * there. So a run of marks is read as one entry that says nothing, in place of its last; admission
 * passes over it, as over everything that strangers write.
 */
import type { Entry, Offset } from '@scoresheet/event-log-port';

interface Span {
  /** The first offset that is not read yet. */
  readonly from: Offset;
  /** The offset after the last one that was fetched. */
  readonly next: Offset;
  /** When the log took the entry before, in milliseconds since the epoch; undefined: not known. */
  readonly stampMs: number | undefined;
}

/** The entries of the span, in order, with what stands for the marks between and after them. */
export function withMarks(entries: readonly Entry[], { from, next, stampMs }: Span): Entry[] {
  const whole: Entry[] = [];
  let readTo = from;
  let appendedAtMs = stampMs ?? entries[0]?.appendedAtMs ?? 0;
  const fillTo = (offset: Offset) => {
    if (offset <= readTo) return;
    whole.push({ offset: offset - 1, appendedAtMs, key: '', value: new Uint8Array() });
  };
  for (const entry of entries) {
    fillTo(entry.offset);
    whole.push(entry);
    readTo = entry.offset + 1;
    ({ appendedAtMs } = entry);
  }
  fillTo(next);
  return whole;
}
