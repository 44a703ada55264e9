import type { Json } from '../base/json.js';
import type { Option } from './decision.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Frame, Seat, State } from './state.js';

/** Who may respond to what; used by the windows of `windows/`. */
export interface WindowRules {
  /** The seat that is asked first, and after whom the order goes round. */
  first(state: State): Seat;
  /** The next seat in the order that is still in the game. */
  after(state: State, seat: Seat): Seat;
  responses(reading: Reading, seat: Seat, window: Frame): readonly Option[];
  /** Pays and announces; the item waits in the window, or nothing does where it took effect at once. */
  announce(play: Play, seat: Seat, option: Option): Json | undefined;
  resolve(play: Play, item: Json): void;
  /** Who is asked after an act that left no item: `same`, as if nothing had been asked since. */
  askedAfter?(reading: Reading, seat: Seat, option: Option): Seat | 'same' | undefined;
  /** Whether a window in which nothing waits closes without asking anybody. */
  closes?(state: State): boolean;
  /** Whether an item waits in the name of a seat, with which it goes when the seat leaves. */
  belongsTo?(item: Json, seat: Seat): boolean;
}
