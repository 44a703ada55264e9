/** The clock of a round: one end for the hall, moved by events and never by ticks. */
import type { ExtendTime, PauseClock, ResumeClock } from '@scoresheet/contracts-messages';
import type { RoundState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';
import { roundInTurn } from './round-in-turn.js';

export function pauseClock(situation: Situation, command: PauseClock): Decided {
  const clock = clockOf(situation, command);
  if (isNo(clock)) return clock;
  if (clock.endsAt === null) return conflict('The clock stands already.');
  const { phase, round } = command;
  return [{ kind: 'clock-paused', phase, round }];
}

export function resumeClock(situation: Situation, command: ResumeClock): Decided {
  const clock = clockOf(situation, command);
  if (isNo(clock)) return clock;
  if (clock.endsAt !== null) return conflict('The clock runs already.');
  const { phase, round } = command;
  return [{ kind: 'clock-resumed', phase, round }];
}

/** More time counts after time as well: the end moves to later than it was, not than now. */
export function extendTime(situation: Situation, command: ExtendTime): Decided {
  const clock = clockOf(situation, command);
  if (isNo(clock)) return clock;
  const { table, byMs } = command;
  if (table === undefined) return [{ kind: 'time-extended', table: null, byMs }];
  const found = roundInTurn(situation.state, command, ['playing']);
  if (isNo(found)) return found;
  const extended = found.round.tables.get(table);
  if (extended === undefined) {
    return refused('unknown-table', `There is no table ${table} in this round.`);
  }
  if (extended.result === null) return [{ kind: 'time-extended', table, byMs }];
  return refused('table-decided', `Table ${table} has a result.`);
}

function clockOf(
  { state }: Situation,
  named: { readonly phase: number; readonly round: number },
): NonNullable<RoundState['clock']> | Refused | Conflict {
  const found = roundInTurn(state, named, ['playing']);
  if (isNo(found)) return found;
  return (
    found.round.clock ?? refused('clock-not-running', 'The rounds of this phase have no clock.')
  );
}
