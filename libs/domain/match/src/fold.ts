/** Rebuilds a match from its recorded events: no rules, no chance, no choice. */
import { isPart, type JsonObject, type Part, type Sha256 } from '@scoresheet/domain-record';
import { evolve } from '@scoresheet/rules-engine';
import { digestOf } from './action.js';
import type { FoldedEvent } from './aggregate.js';
import { invariant } from './invariant.js';
import { evolveMatch, openMatch, type RecordedFact } from './match-facts.js';
import type { MatchState } from './match-state.js';

/** Changes and returns `state`; throws where the event makes no sense for it. */
export function foldMatch(
  state: MatchState | undefined,
  { header, house }: FoldedEvent,
  sha256: Sha256,
): MatchState {
  invariant(isPart(house), () => `event ${header.seq} holds no action and facts`);
  const action = house.action as JsonObject;
  const folded = foldFacts(state, header.record, house);
  const { seq, at, commandId } = header;
  note(folded, { seq, at, commandId, digest: digestOf(action, sha256) });
  return folded;
}

function foldFacts(before: MatchState | undefined, record: string, house: Part): MatchState {
  let state = before;
  for (const fact of house.facts as unknown as readonly RecordedFact[]) {
    if (fact.kind === 'match-created') {
      invariant(!state, 'a match is created once');
      state = openMatch(record, fact);
      continue;
    }
    invariant(state, 'the first fact of a match is that it was created');
    foldFact(state, fact);
  }
  invariant(state, 'an event of a match has facts');
  return state;
}

function foldFact(state: MatchState, fact: Exclude<RecordedFact, { kind: 'match-created' }>): void {
  switch (fact.kind) {
    case 'seat-taken':
    case 'seat-readied':
    case 'game-begun':
    case 'seat-conceded':
    case 'seat-warned':
    case 'match-paused':
    case 'match-resumed':
    case 'match-ended':
    case 'match-abandoned':
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
  readonly digest: string;
}

/** Notes the event itself: its place, its time, the command that it came from. */
export function note(state: MatchState, { seq, at, commandId, digest }: Noted): void {
  invariant(seq === state.seq + 1, () => `event ${seq} does not follow event ${state.seq}`);
  state.seq = seq;
  state.at = at;
  state.commands.set(commandId, { seq, digest });
}
