import type { Seating } from '@scoresheet/rules-engine';
import {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  randomWalk,
  twinWorlds,
} from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { scenarioGame } from './scenario-game.js';

const { rules } = scenarioGame;
const SNAIL = 'gen-128';
const TRIAL = Object.keys(rules.faces).filter((code) => code.startsWith('try-'));

/** A deck of the trial cards, one of each, and cheap Heroes for them to work on. */
const deck = [...TRIAL, ...Array<string>(5).fill(SNAIL)];
const seating: Seating = { seats: 2, decks: [[], deck, deck], options: {} };
type WalkStep = Parameters<typeof checkRefold>[0];

describe('Wherever play with the trial cards leads', () => {
  it('the laws of every game hold', () => {
    const told = new Set<unknown>();
    const onStep = (step: WalkStep): void => {
      checkRefold(step);
      checkDecidedAgain(step);
      checkOptionsAccepted(step);
      checkPerturbedRefused(step);
      for (const fact of step.facts) if (fact.kind === 'happened') told.add(fact.what);
    };
    for (let seed = 1; seed <= 5; seed += 1) {
      randomWalk({ rules, seating, seed, maxActions: 120, onStep });
    }
    expect([...told]).toEqual(expect.arrayContaining(['control-taken', 'scroll-searched']));
  });

  it('who may not know a card learns nothing of it, neither by searches nor by what is put down', () => {
    let differing = 0;
    const pairs = 30;
    for (let seed = 1; seed <= pairs; seed += 1) {
      const viewer = ([1, 2, 'public'] as const)[seed % 3] ?? 'public';
      const world = { rules, seating, seed, viewer, before: 2 * seed, script: 12 };
      if (twinWorlds(world).differ) differing += 1;
    }
    expect(differing / pairs).toBeGreaterThanOrEqual(0.9);
  });
});
