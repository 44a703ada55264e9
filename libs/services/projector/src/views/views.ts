/** Every view that can be made anew, by the name that people give it. */
import { archiveView } from './archive.view.js';
import { matchesView } from './matches.view.js';

export const VIEWS = { matches: matchesView, archive: archiveView } as const;

export type ViewName = keyof typeof VIEWS;
