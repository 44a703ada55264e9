/**
 * Standing instructions to pass: what is passed by them, and what lifts them. A pass is made in the
 * event that opened the question, so nobody waits for a seat that has nothing to say; it never
 * depends on what the seat holds. What lifts an instruction follows from recorded facts and actions
 * and is no fact of its own: a line for the seat alone would tell all others that it had one.
 */
import type { JsonObject } from '@scoresheet/domain-record';
import type { Asked, Fact, Ruleset, State } from '@scoresheet/rules-engine';
import { invariant } from '@scoresheet/rules-engine';
import type { Deciding } from '../rules/environment.js';
import { endsTurn } from './fingerprint.js';
import type { Done } from '../commands/judged.js';
import type { AutoPassed, RecordedFact } from './match-facts.js';
import { statusOf, type AutoPass, type MatchState } from './match-state.js';
import { isTableTimeUp } from './table-time.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';

/** Passes that one event makes; the next event goes on with them. */
const MAX_AUTO_PASSES = 100;

const isSomeoneStanding = ({ seats }: MatchState): boolean =>
  seats.some(({ autoPass }) => autoPass !== null);

/** The event with all passes that follow from it by standing instruction, as far as it holds them. */
export function passStanding(deciding: Deciding, done: Done): Done {
  const { state, action, facts } = done;
  if (!isSomeoneStanding(state)) return done;
  liftByAnswer(state, action);
  const { ruleset } = pinnedRules(deciding, state.terms);
  for (const fact of facts) liftByFact(ruleset, state, fact);
  const all = [...facts];
  let bytes = bytesOf(ruleset, facts);
  for (let passes = 0; passes < MAX_AUTO_PASSES && !isFull(ruleset, bytes); passes += 1) {
    const next = passOnce(deciding, state, bytes);
    if (next === undefined) break;
    for (const fact of next) liftByFact(ruleset, state, fact);
    bytes += bytesOf(ruleset, next);
    all.push(...next);
  }
  return all.length === facts.length ? done : { ...done, facts: all };
}

/** What one fact of a passed response takes, as JSON. */
const AUTO_PASSED_BYTES = 60;

/** What everybody is shown of the event. Of facts that are not the game's, passes alone are many. */
function bytesOf({ long }: Ruleset, facts: readonly RecordedFact[]): number {
  const passes = facts.filter(({ kind }) => kind === 'auto-passed').length;
  return (long?.bytesOf(facts as readonly Fact[]) ?? 0) + AUTO_PASSED_BYTES * passes;
}

const isFull = ({ long }: Ruleset, bytes: number): boolean =>
  long !== undefined && bytes > long.publicBytesPerEvent;

/**
 * The question that the rules have open, and that its seat passes by instruction. A match whose time
 * is up ends before it.
 */
function nextPass(state: MatchState, ruleset: Ruleset): Asked | undefined {
  if (isTableTimeUp(ruleset, state)) return undefined;
  const { table, seats } = state;
  const stands = ({ seat }: Asked): boolean => (seats[seat - 1]?.autoPass ?? null) !== null;
  const asks = table?.stack.at(-1)?.asks;
  return asks?.find((each) => stands(each) && ruleset.isResponse(table as State, each));
}

/**
 * An event could not hold all passes that followed from it. After as many events as an action may
 * take whoever is next is asked, and its instruction stands.
 */
export function waitsForPass(source: RulesSource, state: MatchState): boolean {
  if (!isSomeoneStanding(state)) return false;
  const { ruleset } = pinnedRules(source, state.terms);
  const { eventsPerAction = 0 } = ruleset.long ?? {};
  return state.continued < eventsPerAction && nextPass(state, ruleset) !== undefined;
}

/** The facts of one pass by instruction; undefined where nobody who is asked has given one. */
function passOnce(
  deciding: Deciding,
  state: MatchState,
  bytes: number,
): readonly RecordedFact[] | undefined {
  const { table, terms } = state;
  if (table === null || statusOf(state) !== 'running') return undefined;
  const { ruleset } = pinnedRules(deciding, terms);
  const asked = nextPass(state, ruleset);
  if (asked === undefined) return undefined;
  const { seat, id: decision } = asked;
  const passed: AutoPassed = { kind: 'auto-passed', seat, decision };
  const action = { seat, decision, choice: ruleset.passes };
  const ran = ruleset.run(table, action, deciding.source.chance, bytes);
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
