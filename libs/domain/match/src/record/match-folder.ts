/** A match as its readers fold it, who must be able to show it, too: with its rules. */
import type { FoldedEvent, Redecided } from './aggregate.js';
import { foldMatch } from '../fold/fold.js';
import { isEmpty, statusOf, type MatchState } from '../fold/match-state.js';
import type { RulesSource } from '../rules/pinned-rules.js';
import { redecideMatch } from './redecide.js';

export interface MatchFolder {
  /** Changes and returns `state`. Throws for an event that makes no sense, and for unknown rules. */
  fold(state: MatchState | undefined, event: FoldedEvent): MatchState;
  /** The same for an event whose word is not taken: it is decided again. Throws for unknown rules. */
  redecide(state: MatchState | undefined, event: FoldedEvent): Redecided<MatchState>;
  isOver(state: MatchState): boolean;
  isEmpty(state: MatchState): boolean;
  /** Staff has ended a match whose state nobody knows. */
  endsSuspended(event: FoldedEvent): boolean;
}

export const matchFolder = (source: RulesSource): MatchFolder => ({
  fold: (state, event) => foldMatch(source, state, event),
  redecide: (state, event) => redecideMatch(source, state, event),
  isOver: (state) => statusOf(state) === 'over',
  isEmpty,
  endsSuspended: ({ header }) => header.type === 'match-voided',
});
