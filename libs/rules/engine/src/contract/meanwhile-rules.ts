/** What a game says of that which seats may do beside every question. */
import type { Answer, Options } from './decision.js';
import type { Play } from './play.js';
import type { Reading } from './rules.js';
import type { Seat } from './state.js';

export interface MeanwhileRules {
  /** The kind of decision, which no step uses. */
  readonly kind: string;
  /** Who may now; nobody where it is at work already. */
  seats(reading: Reading): readonly Seat[];
  options(reading: Reading, seat: Seat): Options;
  /** Takes the answer, and puts the frames on top that it needs. */
  answered(play: Play, answer: Answer): void;
}
