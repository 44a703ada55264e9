/** Rebuilds a match from its recorded events: no rules, no chance, no choice. */
import { isPart, type JsonObject, type Part } from '@scoresheet/domain-record';
import { evolve } from '@scoresheet/rules-engine';
import { liftByAnswer, liftByFact } from './auto-pass.js';
import type { FoldedEvent } from './aggregate.js';
import { invariant } from './invariant.js';
import { evolveMatch, type RecordedFact } from './match-facts.js';
import type { MatchState } from './match-state.js';
import { openMatch } from './open-match.js';

/** An event that has not the form of an event of a match. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/** Changes and returns `state`; throws where the event makes no sense for it. */
export function foldMatch(
  state: MatchState | undefined,
  { header, house }: FoldedEvent,
): MatchState {
  if (!isPart(house)) throw new Undecodable(`event ${header.seq} holds no action and facts`);
  const action = house.action as JsonObject;
  const folded = foldFacts(state, header.record, house);
  const { seq, at, commandId } = header;
  note(folded, { seq, at, commandId, action });
  return folded;
}

function foldFacts(before: MatchState | undefined, record: string, house: Part): MatchState {
  let state = before;
  if (state) liftByAnswer(state, house.action as JsonObject);
  for (const fact of house.facts as unknown as readonly RecordedFact[]) {
    if (fact.kind === 'match-created') {
      invariant(!state, 'a match is created once');
      state = openMatch(record, fact);
      continue;
    }
    invariant(state, 'the first fact of a match is that it was created');
    foldFact(state, fact);
    liftByFact(state, fact);
  }
  invariant(state, 'an event of a match has facts');
  return state;
}

function foldFact(state: MatchState, fact: Exclude<RecordedFact, { kind: 'match-created' }>): void {
  switch (fact.kind) {
    case 'key-named':
    case 'seat-taken':
    case 'seat-readied':
    case 'game-begun':
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
    case 'auto-pass-changed':
    case 'auto-passed':
    case 'judge-seat-taken':
    case 'judge-seat-left':
      return evolveMatch(state, fact);
    default:
      invariant(state.table, () => `'${fact.kind}' before the game has begun`);
      return evolve(state.table, fact);
  }
}

export interface Noted {
  readonly seq: number;
  readonly at: number;
  readonly commandId: string;
  readonly action: JsonObject;
}

/** Notes the event itself: its place, its time, the command that it came from. */
export function note(state: MatchState, { seq, at, commandId, action }: Noted): void {
  invariant(seq === state.seq + 1, () => `event ${seq} does not follow event ${state.seq}`);
  state.seq = seq;
  state.at = at;
  state.commands.set(commandId, { seq, action });
}
