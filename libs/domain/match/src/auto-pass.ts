/**
 * Standing instructions to pass: what is passed by them, and what lifts them. A pass is made in the
 * event that opened the question, so nobody waits for a seat that has nothing to say; it never
 * depends on what the seat holds. What lifts an instruction follows from recorded facts and actions
 * and is no fact of its own: a line for the seat alone would tell all others that it had one.
 */
import type { JsonObject } from '@scoresheet/domain-record';
import type { Asked, Ruleset } from '@scoresheet/rules-engine';
import type { Deciding } from './environment.js';
import { endsTurn } from './fingerprint.js';
import { invariant } from './invariant.js';
import type { Done } from './judged.js';
import type { AutoPassed, RecordedFact } from './match-facts.js';
import { statusOf, type AutoPass, type MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

/** Passes that one event makes; who would be next is asked, and its instruction stands. */
export const MAX_AUTO_PASSES = 100;

const isSomeoneStanding = ({ seats }: MatchState): boolean =>
  seats.some(({ autoPass }) => autoPass !== null);

/** The event with all passes that follow from it by standing instruction. */
export function passStanding(deciding: Deciding, done: Done): Done {
  const { state, action, facts } = done;
  if (!isSomeoneStanding(state)) return done;
  liftByAnswer(state, action);
  const { ruleset } = pinnedRules(deciding, state.terms);
  for (const fact of facts) liftByFact(ruleset, state, fact);
  const passed: RecordedFact[] = [];
  for (let passes = 0; passes < MAX_AUTO_PASSES; passes += 1) {
    const next = passOnce(deciding, state);
    if (next === undefined) break;
    for (const fact of next) liftByFact(ruleset, state, fact);
    passed.push(...next);
  }
  return passed.length === 0 ? done : { ...done, facts: [...facts, ...passed] };
}

/** Undefined where nobody who is asked passes by instruction. */
function passOnce(deciding: Deciding, state: MatchState): readonly RecordedFact[] | undefined {
  const { table, terms } = state;
  if (table === null || statusOf(state) !== 'running') return undefined;
  const { ruleset } = pinnedRules(deciding, terms);
  const stands = ({ seat }: Asked): boolean => (state.seats[seat - 1]?.autoPass ?? null) !== null;
  const asks = table.stack.at(-1)?.asks;
  const asked = asks?.find((each) => stands(each) && ruleset.isResponse(table, each));
  if (asked === undefined) return undefined;
  const { seat, id: decision } = asked;
  const passed: AutoPassed = { kind: 'auto-passed', seat, decision };
  const ran = ruleset.run(
    table,
    { seat, decision, choice: ruleset.passes },
    deciding.source.chance,
  );
  invariant(!('refusal' in ran), 'a response can be passed');
  return [passed, ...ran.facts];
}

/** Who answers something by themselves has come to their own decision. */
export function liftByAnswer({ seats }: MatchState, action: JsonObject): void {
  if (action['type'] !== 'act') return;
  const own = seats[Number(action['seat']) - 1];
  if (own?.autoPass?.until.kind === 'my-decision') own.autoPass = null;
}

export function liftByFact(ruleset: Ruleset, state: MatchState, fact: RecordedFact): void {
  for (const seat of state.seats) {
    if (seat.autoPass !== null && isLifted(ruleset, seat.autoPass, fact)) seat.autoPass = null;
  }
}

function isLifted(ruleset: Ruleset, { until, liftedBy }: AutoPass, fact: RecordedFact): boolean {
  switch (until.kind) {
    case 'turn-ends':
      return endsTurn(fact);
    case 'card-played':
      return liftedBy.includes(ruleset.playedFace(fact) ?? '');
    case 'my-decision':
      return false;
  }
}
