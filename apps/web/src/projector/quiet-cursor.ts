/** An arrow in the middle of a wall is taken for a part of the game: it goes when nobody moves it. */
import { useEffect, type RefObject } from 'react';

const QUIET_AFTER_MS = 2_000;

export function useQuietCursor(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const set = (isQuiet: boolean): void =>
      void frame.current?.toggleAttribute('data-quiet', isQuiet);
    const quieten = (): Timer => setTimeout(() => set(true), QUIET_AFTER_MS);
    let timer = quieten();
    const moved = (): void => {
      set(false);
      clearTimeout(timer);
      timer = quieten();
    };
    addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
    };
  }, [frame]);
}

type Timer = ReturnType<typeof setTimeout>;
