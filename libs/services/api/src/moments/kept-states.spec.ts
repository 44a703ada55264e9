import { describe, expect, it } from 'vitest';
import { foldMatch, type MatchState } from '@scoresheet/domain-match';
import { noCommands } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { foldableOf } from '@scoresheet/services-tail';
import { admitted } from '../api.spec-kit.js';
import { EVENTS_BETWEEN_STATES, keptStates, type KeptStates } from './kept-states.js';

/** Matches with events enough for one state that is kept of each. */
const [FIRST, SECOND, THIRD] = ['kept', 'kept too', 'kept last'].map((name) => admitted(name)) as [
  Match,
  Match,
  Match,
];
type Match = ReturnType<typeof admitted>;

const recordOf = ([first]: Match): string => first?.header.record ?? '';

/** Offers each state of the match as it is folded; gives the last one. */
function offerAll(match: Match, offer: (state: MatchState) => void): MatchState {
  let state: MatchState | undefined;
  for (const event of match) {
    state = foldMatch({ rulesOf, sha256 }, state, foldableOf(event));
    offer(state);
  }
  return state as MatchState;
}

/** What a single state of the match takes. */
function bytesOf(match: Match): number {
  const kept = keptStates();
  offerAll(match, kept.offer);
  return kept.bytes;
}

const hasOf = (kept: KeptStates, match: Match): boolean =>
  kept.nextAfterLast(recordOf(match), EVENTS_BETWEEN_STATES) === EVENTS_BETWEEN_STATES;

describe('States that are kept', () => {
  it('are those after each hundred events, as they were then', () => {
    const kept = keptStates();
    const record = recordOf(FIRST);
    const then = offerAll(FIRST.slice(0, EVENTS_BETWEEN_STATES), () => undefined);

    offerAll(FIRST, kept.offer);

    expect(FIRST.length).toBeGreaterThan(EVENTS_BETWEEN_STATES);
    expect(kept.nextAfterLast(record, 0)).toBe(0);
    expect(kept.nextAfterLast(record, EVENTS_BETWEEN_STATES - 1)).toBe(0);
    expect(kept.lastBefore(record, EVENTS_BETWEEN_STATES - 1)).toBeUndefined();
    expect(kept.nextAfterLast(record, EVENTS_BETWEEN_STATES)).toBe(EVENTS_BETWEEN_STATES);
    const commands = noCommands();
    expect(kept.lastBefore(record, EVENTS_BETWEEN_STATES + 7)).toEqual({ ...then, commands });
  });

  it('go to each asker as a copy, so that nobody folds on what another has', () => {
    const kept = keptStates();
    offerAll(FIRST, kept.offer);
    const [one, other] = [
      kept.lastBefore(recordOf(FIRST), 150),
      kept.lastBefore(recordOf(FIRST), 150),
    ];
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });

  it('never take more than their bytes: what was used longest ago goes first', () => {
    const kept = keptStates(bytesOf(FIRST) + Math.max(bytesOf(SECOND), bytesOf(THIRD)));
    offerAll(FIRST, kept.offer);
    offerAll(SECOND, kept.offer);
    expect([FIRST, SECOND].map((match) => hasOf(kept, match))).toEqual([true, true]);

    kept.lastBefore(recordOf(FIRST), EVENTS_BETWEEN_STATES);
    offerAll(THIRD, kept.offer);

    const left = [FIRST, SECOND, THIRD].map((match) => hasOf(kept, match));
    expect(left).toEqual([true, false, true]);
    expect(kept.bytes).toBe(bytesOf(FIRST) + bytesOf(THIRD));
  });

  it('hold none where there is no room for one', () => {
    const none = keptStates(10);
    offerAll(FIRST, none.offer);
    expect([none.bytes, hasOf(none, FIRST)]).toEqual([0, false]);
  });
});
