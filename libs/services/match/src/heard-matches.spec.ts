/** Given an action that goes on by itself, when its last event is made, then the clock hears who is asked. */
import { matchAggregate, type Aggregate, type MatchState } from '@scoresheet/domain-match';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clockedWorld, decided, opening, stateAfter } from './clocked-world.spec-kit.js';
import type { ClockedWorker } from './clocked-worker.js';
import { heardMatches } from './heard-matches.js';
import { matchClock, type MatchClock } from './match-clock.js';
import { environment } from './offline-commands.spec-kit.js';

let owner: ClockedWorker;
let state: MatchState;
let clock: MatchClock;
beforeEach(async () => {
  const world = clockedWorld();
  owner = await world.own();
  await world.send(...opening({ kind: 'bank', bankMs: 60_000 }, 'heard'));
  await decided(owner, world.log);
  state = stateAfter(await world.events());
  clock = matchClock(() => 0);
});
afterEach(() => owner.stop());

/** Matches whose action goes on in this way. */
const goingOn = (goOn: () => MatchState): Aggregate<MatchState> =>
  heardMatches(
    {
      ...matchAggregate(environment),
      goOn: () => ({
        ...{ outcome: 'accepted', type: 'action-continued', commandId: 'continue:5' },
        ...{ state: goOn(), parts: { public: { action: {}, facts: [] } }, saltOf: () => '' },
      }),
    },
    clock,
  );

it('The clock of a match runs after the event by which a long action ends', () => {
  expect(clock.knows(state.record)).toBe(false);
  goingOn(() => state).goOn(state);
  expect(clock.knows(state.record)).toBe(true);
});

it('It stops where the rules break off in the middle of one', () => {
  clock.hear(state);
  const broken = goingOn(() => {
    throw new Error('the rules break off');
  });
  expect(() => broken.goOn(state)).toThrow('the rules break off');
  expect(clock.knows(state.record)).toBe(false);
});
