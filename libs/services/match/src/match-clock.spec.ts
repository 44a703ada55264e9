import type { MatchState } from '@scoresheet/domain-match';
import type { AskedClock, Command } from '@scoresheet/contracts-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo, asked, opening, START_MS } from './clocked-world.spec-kit.js';
import { matchClock, SAY_AGAIN_AFTER_MS, wakingTick, type MatchClock } from './match-clock.js';
import { matchesOf } from './match-worker.js';
import { KEYS } from './offline-commands.spec-kit.js';

const matches = matchesOf(KEYS.matchKeys);

let nowMs: number;
let clock: MatchClock;
beforeEach(() => {
  nowMs = 0;
  clock = matchClock(() => nowMs);
});

/** A match whose first decision is open. */
function begun(terms: AskedClock): MatchState {
  let state: MatchState | undefined;
  for (const command of opening(terms)) state = after(state, command);
  return state as MatchState;
}

function after(state: MatchState | undefined, command: Command): MatchState {
  const decided = matches.decide(state, command, START_MS);
  if (decided.outcome !== 'accepted') throw new Error(JSON.stringify(decided));
  return decided.state;
}

const bank = (bankMs: number): AskedClock => ({ kind: 'bank', bankMs });
const dueAt = (ms: number) => {
  nowMs = ms;
  return clock.due().map(({ type }) => type);
};

describe('The clock of a match', () => {
  it('ticks when nothing has been heard of it for five seconds', () => {
    clock.hear(begun(bank(60_000)));
    expect(dueAt(4_999)).toEqual([]);
    expect(dueAt(5_000)).toEqual(['tick-clock']);
  });

  it('begins anew with every event, and not when it hears the same again', () => {
    const state = begun(bank(60_000));
    clock.hear(state);
    nowMs = 3_000;
    clock.hear(state);
    expect(dueAt(4_999)).toEqual([]);
    clock.hear(after(state, answerTo(state)));
    expect(dueAt(9_998)).toEqual([]);
    expect(dueAt(9_999)).toEqual(['tick-clock']);
  });

  it('calls time for the decision as soon as its seat has none left', () => {
    const state = begun(bank(2_000));
    clock.hear(state);
    expect(dueAt(1_999)).toEqual([]);
    nowMs = 2_000;
    expect(clock.due()[0]).toMatchObject({ type: 'call-time', decision: asked(state).id });
  });

  it('says a thing once, then again after a second, two, four, under another id', () => {
    clock.hear(begun(bank(60_000)));
    nowMs = 5_000;
    const [first] = clock.due();
    expect(dueAt(5_000 + SAY_AGAIN_AFTER_MS - 1)).toEqual([]);
    nowMs += 1;
    const [second] = clock.due();
    expect(second?.commandId).not.toBe(first?.commandId);
    expect(dueAt(nowMs + 1_999)).toEqual([]);
    expect(dueAt(nowMs + 1)).toEqual(['tick-clock']);
  });

  it('of two owners says the same', () => {
    const other = matchClock(() => nowMs + 123_456);
    const state = begun(bank(60_000));
    for (const each of [clock, other]) each.hear(state);
    nowMs = 5_000;
    expect(other.due()).toEqual(clock.due());
  });

  it('stands still without a clock, in a lobby, in a pause and at the end', () => {
    const state = begun(bank(60_000));
    clock.hear(state);
    expect(clock.size).toBe(1);
    const { record } = state;
    const judge = { record, actor: 'jo', role: 'judge' } as const;
    const paused = after(state, { ...judge, commandId: 'p', type: 'pause-match' });
    clock.hear(paused);
    expect(clock.size).toBe(0);
    clock.hear(after(paused, { ...judge, commandId: 'r', type: 'resume-match' }));
    expect(clock.size).toBe(1);
    const concede = {
      record,
      actor: 'ann',
      role: 'player',
      commandId: 'x',
      type: 'concede',
    } as const;
    clock.hear(after(state, concede));
    expect(clock.size).toBe(0);
  });

  it('forgets a match that cannot go on here', () => {
    const state = begun(bank(60_000));
    clock.hear(state);
    clock.forget(state.record);
    expect(dueAt(60_000)).toEqual([]);
  });

  it('wakes a match by a tick that names the event a projection knows', () => {
    expect(wakingTick({ record: 'm-1', seq: 7 })).toMatchObject({
      type: 'tick-clock',
      record: 'm-1',
      role: 'clock',
      expectedSeq: 7,
    });
  });
});
