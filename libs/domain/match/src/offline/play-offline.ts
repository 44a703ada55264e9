/**
 * Plays a whole match without any service, event by event, as a worker would decide it: for
 * simulations, benches and tests. The same match gives the same bytes.
 */
import { type Choice, type Decision, invariant } from '@scoresheet/rules-engine';
import type { MatchEnvironment } from '../rules/environment.js';
import type { MatchState } from '../fold/match-state.js';
import { offlineTable, sendOrThrow, type OfflineSeating, type Sent } from './offline-table.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import type { OfflineEvent } from './sealed-match.js';

interface OfflineMatch extends OfflineSeating {
  /** Answers every decision, as the seat that is asked. */
  choose(decision: Decision): Choice;
}

/** Yields every event as it is sealed; returns the match as it ended. */
export function* playOffline(
  env: MatchEnvironment,
  match: OfflineMatch,
): Generator<OfflineEvent, MatchState> {
  const table = offlineTable(env, match);
  while (!table.isOver()) {
    const sent = table.seating() ?? answer(env, match, table.state());
    yield sendOrThrow(table, sent, match.name);
    for (let event = table.goOn(); event; event = table.goOn()) yield event;
  }
  const state = table.state();
  invariant(state, 'a match that is over has begun');
  return state;
}

function answer(
  env: MatchEnvironment,
  { choose }: OfflineMatch,
  state: MatchState | undefined,
): Sent {
  invariant(state?.table, 'a match whose seats are ready is at the table');
  const { ruleset } = pinnedRules(env, state.terms);
  const open = ruleset.decisions(state.table);
  const decision = open.find(({ optional }) => !optional);
  invariant(decision, 'a game that is not over waits for somebody');
  const choice = choose(decision);
  const answered = typeof choice === 'object' ? [...choice] : choice;
  return {
    seat: decision.seat,
    says: { type: 'act', decision: decision.id, choice: answered },
  };
}
