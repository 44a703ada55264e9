/** Pages of steps, of which those go first that nobody has looked at for longest. */
import type { Moment } from './moment.js';

/** Moments that are fetched together, as the document asks for them. */
export const PAGE_SIZE = 50;
/** So many pages are held at most: some 14 MB of the largest tables. */
const PAGES_HELD = 40;

export const pageNumber = (step: number): number => Math.floor(step / PAGE_SIZE);

interface HeldPages {
  readonly momentOf: (step: number) => Moment | undefined;
  /** Whether a step's whole page is here, up to the last step. */
  readonly isWhole: (step: number, last: number) => boolean;
  readonly put: (step: number, moment: Moment) => void;
}

export function heldPages(): HeldPages {
  const pages = new Map<number, Map<number, Moment>>();
  return {
    momentOf: (step) => pages.get(pageNumber(step))?.get(step),
    isWhole(step, last) {
      const number = pageNumber(step);
      const held = pages.get(number)?.size ?? 0;
      return held > 0 && held >= Math.min(PAGE_SIZE, last + 1 - number * PAGE_SIZE);
    },
    put(step, moment) {
      const number = pageNumber(step);
      const page = pages.get(number) ?? new Map<number, Moment>();
      page.set(step, moment);
      // The page that was used last stands last.
      pages.delete(number);
      pages.set(number, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= PAGES_HELD) break;
        pages.delete(oldest);
      }
    },
  };
}
