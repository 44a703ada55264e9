/** Decisions of a bracket of the rules `/2` about players who have left. */
import type { StepIn, Walkover } from '@scoresheet/tournament-pairing';

/** Walkovers and replacements that were decided, by the id of the match. */
export interface AbsenceDecided {
  readonly walkovers: Map<string, readonly Walkover[]>;
  readonly stepIns: Map<string, readonly StepIn[]>;
  /** Whether more is due than one event has room for: the next events decide the rest. */
  hasMore: boolean;
}

export const nothingDecided = (): AbsenceDecided => ({
  walkovers: new Map(),
  stepIns: new Map(),
  hasMore: false,
});
