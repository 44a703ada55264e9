/** A seat leaves a running game: it goes on where the rules say how, else the others have won. */
import type { Fact, Seat, State } from '@scoresheet/rules-engine';
import type { Deciding } from '../rules/environment.js';
import type { MatchState } from '../fold/match-state.js';
import { pinnedRules } from '../rules/pinned-rules.js';

interface Leaving {
  readonly seat: Seat;
  readonly table: State;
  /** Why the game ends, if it ends by this: a kebab-case fact. */
  readonly reason: string;
}

export function goOnWithout(
  deciding: Deciding,
  { terms, seats }: MatchState,
  { seat, table, reason }: Leaving,
): readonly Fact[] {
  const { ruleset } = pinnedRules(deciding, terms);
  if (ruleset.goesOnWithout) return ruleset.leave(table, seat, deciding.source.chance);
  const others = seats.map((each) => each.seat).filter((each) => each !== seat);
  return ruleset.stop(table, { places: [others, [seat]], reason });
}
