/** Pages of moments, of which those go first that nobody has looked at for longest. */
import type { Moment } from './moment.js';

/** Moments that are fetched together, as the document asks for them. */
export const PAGE_SIZE = 50;
/** So many pages are held at most: some 14 MB of the largest tables. */
const PAGES_HELD = 40;

export const pageNumber = (seq: number): number => Math.floor(seq / PAGE_SIZE);

interface HeldPages {
  readonly momentAt: (seq: number) => Moment | undefined;
  /** Whether all of a moment's page is here, as far as the record goes. */
  readonly isWhole: (seq: number, last: number) => boolean;
  readonly put: (moment: Moment) => void;
}

export function heldPages(): HeldPages {
  const pages = new Map<number, Map<number, Moment>>();
  return {
    momentAt: (seq) => pages.get(pageNumber(seq))?.get(seq),
    isWhole(seq, last) {
      const number = pageNumber(seq);
      const held = pages.get(number)?.size ?? 0;
      return held > 0 && held >= Math.min(PAGE_SIZE, last + 1 - number * PAGE_SIZE);
    },
    put(moment) {
      const number = pageNumber(moment.seq);
      const page = pages.get(number) ?? new Map<number, Moment>();
      page.set(moment.seq, moment);
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
