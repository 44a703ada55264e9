/** The moment that is asked for, once it is here; until then the one that was shown before. */
import { useEffect, useRef } from 'react';
import type { Moment } from './record/moment.js';
import { timing } from './live/timing.js';
import { PAGE_SIZE } from './record/held-pages.js';
import type { RecordStore } from './record/record-store.js';

/** Of whoever leaps: the moment is drawn before what lies around it comes, and many leap on at once. */
const AROUND_AFTER_MS = 50;

export function useShownMoment(store: RecordStore, seq: number): Moment | undefined {
  const before = useRef<Moment>(undefined);
  const here = store.momentAt(seq);
  if (here) before.current = here;
  const isHere = here !== undefined;
  useEffect(() => {
    if (seq < 0) return;
    if (!isHere) return void store.want(seq).catch(() => undefined);
    const isNear = store.momentOf(store.steps().stepAt(seq) - 1) !== undefined;
    if (isNear) return void loadAround(store, seq);
    return timing.after(AROUND_AFTER_MS, () => void loadAround(store, seq));
  }, [store, seq, isHere]);
  return before.current;
}

/** The pages that are looked at next: its own, and the one that is near. */
async function loadAround(store: RecordStore, seq: number): Promise<void> {
  try {
    await store.load(seq);
    const { count, seqAt, stepAt } = store.steps();
    await store.load(seqAt(Math.min(stepAt(seq) + PAGE_SIZE / 2, count - 1)));
  } catch {
    // Whoever comes there asks again.
  }
}
