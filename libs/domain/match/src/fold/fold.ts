/** Rebuilds a match from its recorded events: nothing is decided, no chance and no choice. */
import { isPart, rememberCommand } from '@scoresheet/domain-record';
import type { FoldableEvent, JsonObject, Part } from '@scoresheet/domain-record';
import type { Ruleset } from '@scoresheet/rules-engine';
import { invariant } from '@scoresheet/rules-engine';
import { liftByAnswer, liftByFact } from './auto-pass.js';
import { CONTINUATION } from './continuation.js';
import { optionsOf } from '../commands/left-to-judge.js';
import { beginGame, evolveMatch, type RecordedFact } from './match-facts.js';
import type { MatchState } from './match-state.js';
import { openMatch } from './open-match.js';
import { isPlay } from '../play/play.js';
import { withMachinery } from '../play/steps.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';

/** An event that has not the form of an event of a match. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/** Changes and returns `state`; throws where the event makes no sense, and for unknown rules. */
export function foldMatch(
  source: RulesSource,
  state: MatchState | undefined,
  { header, house }: FoldableEvent,
): MatchState {
  if (!isPart(house)) throw new Undecodable(`event ${header.seq} holds no action and facts`);
  const action = house.action as JsonObject;
  const folded = foldFacts(source, state, { record: header.record, house });
  const { seq, at, type, commandId } = header;
  note(folded, { seq, at, type, commandId, action });
  return folded;
}

interface Happened {
  readonly record: string;
  readonly house: Part;
}

function foldFacts(
  source: RulesSource,
  before: MatchState | undefined,
  { record, house }: Happened,
): MatchState {
  let state = before;
  let ruleset = state && pinnedRules(source, state.terms).ruleset;
  if (state) liftByAnswer(state, house.action as JsonObject);
  for (const fact of house.facts as unknown as readonly RecordedFact[]) {
    if (fact.kind === 'match-created') {
      invariant(!state, 'a match is created once');
      state = openMatch(record, fact);
      ({ ruleset } = pinnedRules(source, state.terms));
      continue;
    }
    invariant(state && ruleset, 'the first fact of a match is that it was created');
    foldFact(ruleset, state, fact);
    liftByFact(ruleset, state, fact);
  }
  invariant(state, 'an event of a match has facts');
  return state;
}

function foldFact(
  ruleset: Ruleset,
  state: MatchState,
  fact: Exclude<RecordedFact, { kind: 'match-created' }>,
): void {
  switch (fact.kind) {
    case 'key-named':
    case 'seat-taken':
    case 'seat-readied':
    case 'seat-conceded':
    case 'seat-warned':
    case 'match-paused':
    case 'match-resumed':
    case 'match-ended':
    case 'match-abandoned':
    case 'match-voided':
    case 'seat-timed-out':
    case 'time-charged':
    case 'time-added':
    case 'table-time-called':
    case 'extra-turn-begun':
    case 'auto-pass-changed':
    case 'auto-passed':
    case 'judge-seat-taken':
    case 'judge-seat-left':
    case 'series-goes-on':
      return evolveMatch(state, fact);
    case 'game-begun':
      return beginGame(state, ruleset.newTable(state.seats.length, optionsOf(state)));
    default:
      invariant(state.table, () => `'${fact.kind}' before the game has begun`);
      return ruleset.evolve(state.table, fact);
  }
}

interface Noted {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly commandId: string;
  readonly action: JsonObject;
}

/** Notes the event itself: its place, its time, the command that it came from. */
export function note(state: MatchState, { seq, at, type, commandId, action }: Noted): void {
  invariant(seq === state.seq + 1, () => `event ${seq} does not follow event ${state.seq}`);
  if (!isPlay({ type })) state.machinery = withMachinery(state.machinery, seq);
  else state.lastStep = { seq, at, tookMs: state.lastStep && at - state.lastStep.at };
  state.seq = seq;
  state.at = at;
  const isContinued = action['type'] === CONTINUATION['type'];
  state.continued = isContinued ? state.continued + 1 : 0;
  if (!isContinued) rememberCommand(state.commands, commandId, { seq, action });
}
