/** Scrolls a list on a wall, where nobody is who could. */
import { useEffect, type RefObject } from 'react';
import { topAt } from './top-at.js';

export function useScrolling(list: RefObject<HTMLElement | null>, what: string): void {
  useEffect(() => {
    const begun = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = requestAnimationFrame(function step(now) {
      const { current } = list;
      if (current) {
        const { scrollHeight: height, clientHeight: view } = current;
        const top = topAt(now - begun, { height, view, isStill: still.matches });
        if (Math.abs(current.scrollTop - top) >= 1) current.scrollTop = top;
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
    // Another round begins at the top.
  }, [list, what]);
}
