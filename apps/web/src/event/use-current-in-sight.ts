/** A row of links that is wider than its page is scrolled to the one that is open. */
import { useEffect, useRef, type RefObject } from 'react';

/** `current`: changes with the page that is open, and with the links that are there. */
export function useCurrentInSight(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: links } = row;
    const open = links?.querySelector<HTMLElement>('[aria-current=page]');
    if (!links || !open) return;
    const from = links.getBoundingClientRect();
    const at = open.getBoundingClientRect();
    // The row alone is scrolled: the page stays where somebody has scrolled it to.
    if (at.right > from.right || at.left < from.left) {
      links.scrollLeft += at.left + at.width / 2 - (from.left + from.width / 2);
    }
  }, [current]);
  return row;
}
