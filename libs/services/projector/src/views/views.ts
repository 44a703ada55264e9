/** Every view that can be made anew, by the name that people give it. */
import { PROJECTED_KINDS, PROJECTED_MATCHES, PROJECTED_TOURNAMENTS } from '../projected-kinds.js';
import { archiveView } from './archive.view.js';
import { rowsView } from './rows.view.js';
import type { View } from './view.js';

/** A name may stand for several: the archive has a view for the events of each kind. */
export const VIEWS = {
  matches: [rowsView(PROJECTED_MATCHES)],
  tournaments: [rowsView(PROJECTED_TOURNAMENTS)],
  archive: PROJECTED_KINDS.map(({ topic }) => archiveView(topic)),
} as const satisfies { readonly [name: string]: readonly View<object>[] };

export type ViewName = keyof typeof VIEWS;
