/** The rules of a match for verification: decides recorded actions again from recorded chance. */
import {
  isJsonObject,
  type HouseEvent,
  type Json,
  type Redecision,
  type Refolder,
  type Start,
} from '@scoresheet/domain-record';
import {
  type Fact,
  invariant,
  KINDS_OF_CHANCE,
  recordedChance,
  type Ruleset,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import { ownDirection } from '@scoresheet/rules-engine/own-direction';
import { commandOf } from '../commands/action.js';
import { continuationId, isContinuation } from '../fold/continuation.js';
import { decide, decideContinuation, type HouseDecision } from '../commands/decide.js';
import type { ChanceSource, Deciding } from '../rules/environment.js';
import { foldMatch } from '../fold/fold.js';
import { isKeyName } from '../rules/key-name.js';
import { goesOn } from '../fold/long-action.js';
import type { MatchCreated } from '../fold/match-facts.js';
import { seatAudiences, type MatchState } from '../fold/match-state.js';
import { findPinnedRules, type RulesSource } from '../rules/pinned-rules.js';
import { seeMatch } from '../views/see.js';

/** A match before or after its event 0. */
export type Refolded = MatchState | undefined;

/** For a person; a file may pin whatever its writer has put there. */
const rulesIn = ({ ruleset, cards }: MatchCreated): string =>
  [ruleset, cards].map((name) => ownDirection(String(name))).join(' with the cards ');

/** Serves one verification after another: what may be seen depends on the rules last started. */
export function matchRefolder(source: RulesSource): Refolder<Refolded> {
  let ruleset: Ruleset | undefined;

  function start({ part }: HouseEvent): Start<Refolded> {
    const terms = createdIn(part.facts);
    const entry = terms && findPinnedRules(source, terms);
    ruleset = entry?.ruleset;
    if (entry) return { start: 'ready', state: undefined };
    return { start: 'unknown-rules', missing: [terms ? rulesIn(terms) : 'no match'] };
  }

  return {
    start,
    readsFacts: (line) => HOLDS_CHANCE.test(line),
    decide: (state, event) => decideRecorded(source, state, event),
    evolve: (state, event) =>
      foldMatch(source, state, { header: { ...event, prev: '', hashes: {} }, house: event.part }),
    snapshot: (state) => (state ? snapshotOf(state) : null),
    seats: (state) => (state ? seatAudiences(state) : []),
    see(house, audience) {
      invariant(ruleset, 'a verification begins with the first event');
      return seeMatch(ruleset, house, audience);
    },
  };
}

/** Facts without which nothing can be decided again: chance, and what a match is. */
const HOLDS_CHANCE = new RegExp(`"kind":"(?:${[...KINDS_OF_CHANCE, 'match-created'].join('|')})"`);

export function createdIn(facts: readonly Json[]): MatchCreated | undefined {
  const [first] = facts;
  const isCreated = isJsonObject(first) && first['kind'] === 'match-created';
  return isCreated ? (first as unknown as MatchCreated) : undefined;
}

/** Name of the key; undefined where none is named, and for what is no name. */
export function keyNamedIn(facts: readonly Json[]): string | undefined {
  const [, second] = facts;
  if (!isJsonObject(second) || second['kind'] !== 'key-named') return undefined;
  return isKeyName(second['key']) ? second['key'] : undefined;
}

/** Decides anew from the recorded chance, unless another source is given. */
export function decideRecorded(
  rules: RulesSource,
  before: Refolded,
  { part, type, at, record, commandId }: HouseEvent,
  live?: ChanceSource,
): Redecision<MatchState> {
  const command = isJsonObject(part.action) && commandOf(part.action, { record, commandId });
  const isContinued = isContinuation({ type });
  if (!command && !isContinued) return { decided: false, code: 'no-command' };
  const chance = recordedChance(part.facts as unknown as readonly Fact[]);
  const created = createdIn(part.facts);
  const commitment = before?.terms.chance ?? created?.chance ?? '';
  const { rulesOf, sha256 } = before || !created ? rules : asOfThen(rules, created);
  const source = live ?? { commitment, chance };
  const deciding = { rulesOf, sha256, source, key: keyNamedIn(part.facts) };
  const decided = command
    ? decide(deciding, before, command, at)
    : continuedAgain(deciding, before, { commandId, at });
  if (decided === undefined) return { decided: false, code: 'nothing-goes-on' };
  if (decided.outcome === 'refused') {
    const { code, rule } = decided;
    return withoutUndefined({ decided: false, code, rule });
  }
  if (decided.outcome !== 'accepted') return { decided: false, code: decided.outcome };
  if (decided.type !== type) return { decided: false, code: 'other-event-type' };
  if (!live && chance.leftOver()) return { decided: false, code: 'more-chance-than-asked' };
  return { decided: true, part: decided.house, state: decided.state };
}

/** The continuation, decided again; undefined where no action goes on under this id just now. */
function continuedAgain(
  deciding: Deciding,
  before: Refolded,
  { commandId, at }: Pick<HouseEvent, 'commandId' | 'at'>,
): HouseDecision | undefined {
  if (before === undefined || !goesOn(deciding, before)) return undefined;
  const isNext = commandId === continuationId(before.seq + 1) && at === before.at;
  return isNext ? decideContinuation(deciding, before) : undefined;
}

/** New matches of a game had an earlier version of its rules when this one was created. */
function asOfThen({ rulesOf, sha256 }: RulesSource, { game, ruleset }: MatchCreated): RulesSource {
  const [now, then] = [rulesOf(game), rulesOf(ruleset)];
  const isVersion = now !== undefined && then?.title === now.title;
  return { sha256, rulesOf: (name) => (isVersion && name === game ? then : rulesOf(name)) };
}

/** The commands are left out: they follow from headers and actions, which were compared. */
const snapshotOf = (state: MatchState): Json =>
  ({ ...state, commands: state.commands.recent.size }) as unknown as Json;
