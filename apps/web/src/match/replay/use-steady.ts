/** A function that stays the same for as long as the page does, and calls the newest it was given. */
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Only for what is called after drawing: by a press, a key, a timer. */
export function useSteady<Given extends readonly unknown[], Answer>(
  newest: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const called = useRef(newest);
  useLayoutEffect(() => void (called.current = newest));
  return useCallback((...given: Given) => called.current(...given), []);
}
