import { rulesetOf } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { LANTERN_DECK, lanternRules } from '../lanterns.spec-kit.js';
import { seatAudiences } from '../fold/match-state.js';
import {
  answer,
  environment,
  openMatch,
  playToTheEnd,
  runningMatch,
  type Scene,
} from '../scene.spec-kit.js';
import { viewMatch } from './view.js';
import { seeMatch } from './see.js';
import { canonicalJson, partsSeen, type Parts } from '@scoresheet/domain-record';

const lastParts = (scene: Scene): Parts => {
  const parts = scene.events.at(-1)?.parts;
  if (!parts) throw new Error('no event');
  return parts;
};

describe('what the lines of an answer hold', () => {
  it('a choice from a hidden hand: in the lines of the seat and the house alone', () => {
    const scene = runningMatch(3);
    const choice = scene.asked(2)?.options.pick === 'one' && scene.asked(2)?.id;
    answer(scene, 'bob');
    const parts = lastParts(scene);
    expect(choice).toBe('d2');
    expect(Object.keys(parts).sort()).toEqual(['house', 'public', 'seat2']);
    const seen = {
      type: 'act',
      actor: 'bob',
      role: 'player',
      seat: 2,
      decision: 'd2',
      asked: 'bid',
    };
    expect(parts.public.action).toEqual(seen);
    expect(parts.seat2?.action).toEqual({ ...seen, choice: expect.stringMatching(/^hand2-/) });
    expect(canonicalJson(parts.public)).not.toMatch(/hand2-|lamp|bid2-/);
  });

  it('a choice from what all know is shown to all', () => {
    const scene = runningMatch();
    answer(scene, 'ann');
    answer(scene, 'bob');
    const winner = scene.asked(1) ? 'ann' : 'bob';
    answer(scene, winner, 1);
    expect(lastParts(scene).public.action).toMatchObject({ choice: 'hold', open: true });
    expect(Object.keys(lastParts(scene))).not.toContain('seat1');
  });

  it('the setup: each seat sees its own hand, and no order of any deck', () => {
    const scene = runningMatch();
    const { public: everybody, seat1, seat2 } = lastParts(scene);
    expect(canonicalJson(everybody)).not.toMatch(/lamp|order/);
    for (const own of [seat1, seat2]) {
      expect(canonicalJson(own ?? null)).toMatch(/lamp/);
      expect(canonicalJson(own ?? null)).not.toMatch(/"order"/);
    }
  });

  it('the fingerprint of the state is the house’s', () => {
    const scene = runningMatch();
    expect(lastParts(scene).house?.['fingerprint']).toMatch(/^[0-9a-f]{64}$/);
    expect(lastParts(scene).public['fingerprint']).toBeUndefined();
    expect(lastParts(scene).seat1?.['fingerprint']).toBeUndefined();
  });

  it('the lines are those that the record’s own rule expects', () => {
    const scene = runningMatch(3);
    playToTheEnd(scene);
    expect(scene.events.length).toBeGreaterThan(2);
    for (const { parts } of scene.events) {
      const house = parts.house ?? parts.public;
      const expected = partsSeen(house, seatAudiences(scene.state()), (part, audience) =>
        seeMatch(rulesetOf(lanternRules), part, audience),
      );
      expect(canonicalJson(parts)).toBe(canonicalJson(expected));
    }
  });

  it('two worlds that differ in what a viewer may not know give that viewer equal lines', () => {
    const [one, other] = [LANTERN_DECK, [...LANTERN_DECK].reverse()].map((deck) => {
      const scene = openMatch(2);
      scene.send('ann', { type: 'take-seat', seat: 1, deck: LANTERN_DECK, expectedSeq: 0 });
      scene.send('bob', { type: 'take-seat', seat: 2, deck, expectedSeq: 1 });
      scene.send('ann', { type: 'get-ready', expectedSeq: 2 });
      scene.send('bob', { type: 'get-ready', expectedSeq: 3 });
      answer(scene, 'bob', 1);
      return scene;
    }) as [Scene, Scene];
    const linesFor = (scene: Scene, audience: 'house' | 'seat1' | 'seat2') =>
      scene.events.map(({ parts }) => canonicalJson(parts[audience] ?? parts.public));
    expect(linesFor(one, 'house')).not.toEqual(linesFor(other, 'house'));
    expect(linesFor(one, 'seat2')).not.toEqual(linesFor(other, 'seat2'));
    expect(linesFor(one, 'seat1')).toEqual(linesFor(other, 'seat1'));
    const viewsOf = (scene: Scene) => [
      viewMatch(scene.state(), 1, environment),
      viewMatch(scene.state(), 'public', environment),
    ];
    expect(viewsOf(one)).toEqual(viewsOf(other));
  });

  it('a field of an action that nobody thought of stays with the house', () => {
    const house = { action: { type: 'act', seat: 1, tomorrow: 'x' }, facts: [] };
    expect(seeMatch(rulesetOf(lanternRules), house, 'public').action).toEqual({
      type: 'act',
      seat: 1,
    });
    expect(seeMatch(rulesetOf(lanternRules), house, 'seat2').action).toEqual({
      type: 'act',
      seat: 1,
    });
  });
});
