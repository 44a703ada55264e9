import { describe, expect, it } from 'vitest';
import { answer, environment, fullMatch, playToTheEnd, runningMatch } from '../scene.spec-kit.js';
import { viewerOf, viewMatch } from './view.js';

describe('viewerOf', () => {
  it('an actor looks from the own seat, a judge sees all, others see what is public', () => {
    const state = fullMatch().state();
    expect(viewerOf(state, 'bob', 'player')).toBe(2);
    expect(viewerOf(state, 'eve', 'player')).toBe('public');
    expect(viewerOf(state, 'eve', 'judge')).toBe('house');
  });
});

describe('viewMatch', () => {
  it('shows the lobby with its seats, and no deck', () => {
    const scene = fullMatch();
    const seen = viewMatch(scene.state(), 'public', environment);
    expect(seen).toEqual({
      record: scene.record,
      game: 'lanterns',
      ruleset: 'lanterns/1',
      status: 'open',
      seq: 2,
      tookMs: 1_000,
      machinery: [],
      seats: [
        { seat: 1, actor: 'ann', ready: false, warnings: 0, clock: null, autoPass: null },
        { seat: 2, actor: 'bob', ready: false, warnings: 0, clock: null, autoPass: null },
      ],
      judge: null,
      table: null,
      result: null,
      spectatorDelay: { events: 0, seconds: 0 },
      opens: 'never',
      private: false,
      abandonAfterMs: 24 * 60 * 60 * 1_000,
      clock: null,
    });
  });

  it('shows the options of an open decision to the seat that is asked', () => {
    const state = runningMatch().state();
    const own = viewMatch(state, 2, environment).table?.decisions;
    expect(own?.map(({ seat, options }) => [seat, options !== undefined])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('shows a hand to its seat and to the house, and its size to the others', () => {
    const scene = runningMatch();
    answer(scene, 'ann');
    const handOf1 = (viewer: 1 | 2 | 'public' | 'house') =>
      viewMatch(scene.state(), viewer, environment).table?.seats[0]?.zones['hand'];
    expect(handOf1('public')).toEqual({ count: 3 });
    expect(handOf1(2)).toEqual({ count: 3 });
    expect(handOf1(1)?.cards).toHaveLength(3);
    expect(handOf1('house')?.cards).toHaveLength(3);
  });

  it('shows the result', () => {
    const scene = runningMatch();
    playToTheEnd(scene);
    const seen = viewMatch(scene.state(), 'public', environment);
    expect(seen.status).toBe('over');
    expect(seen.result?.places.flat().sort()).toEqual([1, 2]);
  });
});
