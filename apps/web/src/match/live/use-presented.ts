/** The step that is shown: the newest, one after the other, or the one that was asked for. */
import { beatsOf } from '@scoresheet/rules-presentation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RecordStore } from '../record/record-store.js';
import { presenter, type Presented, type Presenter } from './presenter.js';
import { timing } from './timing.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const useStore = (store: RecordStore): number =>
  useSyncExternalStore(store.subscribe, store.version);

export interface Live extends Omit<Presented, 'step'> {
  readonly seq: number;
  readonly goLive: () => void;
}

/** `ownSeat`: its decision is shown at once, whatever waits before it. */
export function useLive(store: RecordStore, ownSeat: number | null): Live {
  const [presented, setPresented] = useState<Presented>(() => ({
    step: store.steps().count - 1,
    beat: undefined,
    behind: 0,
  }));
  const presenting = useRef<Presenter>(undefined);
  useEffect(() => {
    const made = presenter(store.steps().count - 1, {
      timing,
      beatsOf: (step) => beatsOf(store.momentOf(step)?.facts ?? []),
      isStill: () => still.matches || document.hidden,
      shown: setPresented,
    });
    presenting.current = made;
    const take = (): void => {
      const last = store.steps().count - 1;
      const asked = store.momentOf(last)?.table?.decisions ?? [];
      made.arrived(last, ownSeat !== null && asked.some(({ seat }) => seat === ownSeat));
    };
    const stop = store.subscribe(take);
    return () => {
      stop();
      made.stop();
    };
  }, [store, ownSeat]);
  const { step, beat, behind } = presented;
  const seq = store.steps().seqAt(step);
  return { seq, beat, behind, goLive: () => presenting.current?.goLive() };
}
