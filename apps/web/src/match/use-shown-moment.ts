/** The moment that is asked for, once it is here; until then the one that was shown before. */
import { useEffect, useRef } from 'react';
import type { Moment } from './record/moment.js';
import { PAGE_SIZE } from './record/held-pages.js';
import type { RecordStore } from './record/record-store.js';

export function useShownMoment(store: RecordStore, seq: number): Moment | undefined {
  const before = useRef<Moment>(undefined);
  const here = store.momentAt(seq);
  if (here) before.current = here;
  const isHere = here !== undefined;
  useEffect(() => {
    if (seq < 0) return;
    void store
      .load(seq)
      // The pages beside it are what is looked at next.
      .then(() =>
        seq < store.lastSeq()
          ? store.load(Math.min(seq + PAGE_SIZE / 2, store.lastSeq()))
          : undefined,
      )
      .catch(() => undefined);
  }, [store, seq, isHere]);
  return before.current;
}
