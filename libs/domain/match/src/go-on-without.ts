/** A seat leaves a running game: it goes on where the rules say how, else the others have won. */
import { leave, stop, type Fact, type Seat, type State } from '@scoresheet/rules-engine';
import type { Deciding } from './environment.js';
import type { MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

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
  const { rules } = pinnedRules(deciding, terms);
  const reading = { rules, state: table };
  if (rules.left) return leave(reading, seat, deciding.source.chance);
  const others = seats.map((each) => each.seat).filter((each) => each !== seat);
  return stop(reading, { places: [others, [seat]], reason });
}
