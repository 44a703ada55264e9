/** Lets a clock hear every state that the worker of a partition comes to, and costs nothing else. */
import type { Aggregate, MatchState } from '@scoresheet/domain-match';
import type { MatchClock } from './match-clock.js';

export function heardMatches(
  matches: Aggregate<MatchState>,
  clock: MatchClock,
): Aggregate<MatchState> {
  const heard = listening(clock);
  return {
    ...matches,
    fold: (state, event) =>
      heard(
        event.header.record,
        () => matches.fold(state, event),
        (after) => after,
      ),
    goOn: (state) =>
      heard(
        state.record,
        () => matches.goOn(state),
        (continued) => continued.state,
      ),
    // A refused command tells where the match stands as well: whoever was mistaken learns it.
    decide: (state, command, at) =>
      heard(
        command.record,
        () => matches.decide(state, command, at),
        (decided) => (decided.outcome === 'accepted' ? decided.state : state),
      ),
  };
}

/** What throws is the end of a match here; the worker suspends it. */
function listening(clock: MatchClock) {
  return function heard<T>(
    record: string,
    run: () => T,
    stateAfter: (result: T) => MatchState | undefined,
  ) {
    try {
      const result = run();
      const state = stateAfter(result);
      if (state !== undefined) clock.hear(state);
      return result;
    } catch (error) {
      clock.forget(record);
      throw error;
    }
  };
}
