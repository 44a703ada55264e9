/** What a game says of that which is about to happen: may it, what instead, who responds. */
import type { Json } from '../base/json.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Frame, Seat } from './state.js';

/** Something about to happen, in a game's words; see `happen`. */
export interface Happening {
  readonly kind: string;
  readonly [field: string]: Json;
}

/** Something else that happens instead, or a change of what happens. */
export interface Replacement {
  readonly id: string;
  /** Who decides whether (`may`) and which of several applies. */
  readonly seat: Seat;
  readonly may: boolean;
  /** What happens now, or null where nothing is left of it. */
  instead(play: Play, happening: Happening): Happening | null;
}

export interface HappeningRule {
  /** "Cannot" beats "may": false stops it before anything else is looked at. */
  possible?(reading: Reading, happening: Happening): boolean;
  replacements?(reading: Reading, happening: Happening): readonly Replacement[];
  /** The frame of the response window that opens before it resolves, where one does. */
  window?(reading: Reading, happening: Happening): Frame | undefined;
  resolve(play: Play, happening: Happening): void;
}
