/** The event that is shown: the newest, one after the other, or the one that was asked for. */
import { beatsOf } from '@scoresheet/rules-presentation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RecordStore } from '../record/record-store.js';
import { presenter, type Presented, type Presenter } from './presenter.js';
import { timing } from './timing.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const useStore = (store: RecordStore): number =>
  useSyncExternalStore(store.subscribe, store.version);

export interface Live extends Presented {
  readonly goLive: () => void;
}

/** `ownSeat`: its decision is shown at once, whatever waits before it. */
export function useLive(store: RecordStore, ownSeat: number | null): Live {
  const [presented, setPresented] = useState<Presented>(() => ({
    ...{ seq: store.lastSeq(), beat: undefined, behind: 0 },
  }));
  const presenting = useRef<Presenter>(undefined);
  useEffect(() => {
    const made = presenter(store.lastSeq(), {
      timing,
      beatsAt: (seq) => beatsOf(store.momentAt(seq)?.facts ?? []),
      isStill: () => still.matches || document.hidden,
      shown: setPresented,
    });
    presenting.current = made;
    const take = (): void => {
      const last = store.lastSeq();
      const asked = store.momentAt(last)?.table?.decisions ?? [];
      made.arrived(last, ownSeat !== null && asked.some(({ seat }) => seat === ownSeat));
    };
    const stop = store.subscribe(take);
    return () => {
      stop();
      made.stop();
    };
  }, [store, ownSeat]);
  return { ...presented, goLive: () => presenting.current?.goLive() };
}
