import { describe, expect, it } from 'vitest';
import { verifyExport } from '@scoresheet/domain-record';
import { resultOf, statusOf } from '../fold/match-state.js';
import { matchRefolder } from '../record/refolder.js';
import {
  answer,
  environment,
  fullMatch,
  playToTheEnd,
  runningMatch,
  sha256,
} from '../scene.spec-kit.js';

const CONCEDE = { type: 'concede' } as const;

describe('concede', () => {
  it('given a running match, when a seat gives up, then the other has won (A-FUZ-80)', () => {
    const scene = runningMatch();
    answer(scene, 'ann');
    expect(scene.send('ann', CONCEDE)).toMatchObject({
      outcome: 'accepted',
      type: 'match-conceded',
    });
    expect(statusOf(scene.state())).toBe('over');
    expect(resultOf(scene.state())).toEqual({ places: [[2], [1]], reason: 'conceded' });
    expect(scene.asked(2)).toBeUndefined();
  });

  it('everybody learns who it was', () => {
    const scene = runningMatch();
    scene.send('bob', CONCEDE);
    expect(scene.events.at(-1)?.parts.public).toMatchObject({
      action: { type: 'concede', actor: 'bob', seat: 2 },
      facts: [{ kind: 'seat-conceded', seat: 2 }, { kind: 'ended' }, { kind: 'paused' }],
    });
  });

  it('given a game that goes on without a seat, then that seat is asked no more', () => {
    const scene = runningMatch(3, 'lanterns-for-many');
    answer(scene, 'bob');
    expect(scene.send('ann', CONCEDE)).toMatchObject({ type: 'match-conceded' });
    expect(statusOf(scene.state())).toBe('running');
    expect([1, 2, 3].map((seat) => scene.asked(seat)?.kind)).toEqual([undefined, 'bid', 'bid']);
    expect(scene.send('ann', CONCEDE)).toMatchObject({ code: 'already-conceded' });
    scene.send('bob', CONCEDE);
    expect(resultOf(scene.state())?.reason).toBe('others-left');
    expect(verifyExport(scene.exported(), matchRefolder(environment), sha256).verdict).toBe(
      'EXACT',
    );
  });

  it('there is nothing to give up before the match begins and after its end', () => {
    expect(fullMatch().send('ann', CONCEDE)).toMatchObject({ code: 'match-not-running' });
    const scene = runningMatch();
    playToTheEnd(scene);
    expect(scene.send('ann', CONCEDE)).toMatchObject({ code: 'match-over' });
  });

  it('only a seat gives up, and no judge for it', () => {
    const scene = runningMatch();
    expect(scene.send('eve', CONCEDE)).toMatchObject({ code: 'not-seated' });
    expect(scene.send('ann', CONCEDE, { role: 'judge' })).toMatchObject({ code: 'wrong-role' });
  });
});
