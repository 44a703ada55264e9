import { describe, expect, it } from 'vitest';
import { resultOf, statusOf } from '../fold/match-state.js';
import {
  answer,
  environment,
  fullMatch,
  playToTheEnd,
  runningMatch,
  type Scene,
} from '../scene.spec-kit.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { viewMatch } from '../views/view.js';

const PAUSE = { type: 'pause-match' } as const;
const RESUME = { type: 'resume-match' } as const;
const JUDGE = { role: 'judge' } as const;

const openOf = (scene: Scene) => {
  const { table, terms } = scene.state();
  return table === null ? [] : pinnedRules(environment, terms).ruleset.decisions(table);
};

describe('pause-match and resume-match', () => {
  it('given a running match, when a judge pauses it, then nobody answers a decision', () => {
    const scene = runningMatch();
    expect(scene.send('jo', PAUSE, JUDGE)).toMatchObject({
      outcome: 'accepted',
      type: 'match-paused',
    });
    expect(statusOf(scene.state())).toBe('paused');
    expect(answer(scene, 'ann')).toEqual({
      outcome: 'refused',
      code: 'match-paused',
      says: 'A judge has paused the match: wait until it is resumed. Your decisions stay open.',
    });
    expect(viewMatch(scene.state(), 'public', environment).status).toBe('paused');
  });

  it('when it is resumed, then the same decisions are open with the same options', () => {
    const scene = runningMatch();
    const before = structuredClone(openOf(scene));
    scene.send('jo', PAUSE, JUDGE);
    expect(openOf(scene)).toEqual(before);
    expect(scene.send('jo', RESUME, JUDGE)).toMatchObject({ type: 'match-resumed' });
    expect(openOf(scene)).toEqual(before);
    expect(answer(scene, 'ann')).toMatchObject({ outcome: 'accepted' });
  });

  it('a seat may give up while the match is paused, as at any time', () => {
    const scene = runningMatch();
    scene.send('jo', PAUSE, JUDGE);
    expect(scene.send('ann', { type: 'concede' })).toMatchObject({ type: 'match-conceded' });
    expect(statusOf(scene.state())).toBe('over');
    expect(resultOf(scene.state())).toEqual({ places: [[2], [1]], reason: 'conceded' });
  });

  it('the event says who paused, and the digest of the reason, to everybody', () => {
    const scene = runningMatch();
    const reasonDigest = 'ab'.repeat(32);
    scene.send('jo', { ...PAUSE, reasonDigest }, JUDGE);
    expect(scene.events.at(-1)?.parts).toEqual({
      public: {
        action: { type: 'pause-match', actor: 'jo', role: 'judge', reasonDigest },
        facts: [{ kind: 'match-paused' }],
      },
    });
  });

  it('an organiser may pause and resume; a player, the clock and a judge who plays may not', () => {
    const scene = runningMatch();
    expect(scene.send('ann', PAUSE)).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('clock', PAUSE, { role: 'clock' })).toMatchObject({ code: 'wrong-role' });
    expect(scene.send('ann', PAUSE, JUDGE)).toEqual({
      outcome: 'refused',
      code: 'judge-seated',
      says: 'You have a seat in this match: let another judge decide this.',
    });
    expect(scene.send('ola', PAUSE, { role: 'organiser' })).toMatchObject({ type: 'match-paused' });
    expect(scene.send('bob', RESUME, JUDGE)).toMatchObject({ code: 'judge-seated' });
    expect(scene.send('ola', RESUME, { role: 'organiser' })).toMatchObject({
      type: 'match-resumed',
    });
  });

  it('there is nothing to pause in the lobby, twice, or after the end', () => {
    expect(fullMatch().send('jo', PAUSE, JUDGE)).toMatchObject({ code: 'match-not-running' });
    const scene = runningMatch();
    expect(scene.send('jo', RESUME, JUDGE)).toMatchObject({ code: 'match-not-paused' });
    scene.send('jo', PAUSE, JUDGE);
    expect(scene.send('jo', PAUSE, JUDGE)).toMatchObject({ code: 'match-paused' });
    scene.send('jo', RESUME, JUDGE);
    playToTheEnd(scene);
    expect(scene.send('jo', PAUSE, JUDGE)).toMatchObject({ code: 'match-over' });
    expect(scene.send('jo', RESUME, JUDGE)).toMatchObject({ code: 'match-over' });
  });

  it('sent again it gives the first outcome, even after the match was resumed', () => {
    const scene = runningMatch();
    const pause = scene.command('jo', PAUSE, JUDGE);
    scene.decide(pause);
    const { seq } = scene.state();
    scene.send('jo', RESUME, JUDGE);
    expect(scene.decide(pause)).toEqual({ outcome: 'duplicate', seq });
    expect(statusOf(scene.state())).toBe('running');
  });
});
