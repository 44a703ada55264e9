import { describe, expect, it } from 'vitest';
import type { Bracket } from './bracket.js';
import { decidedState, isBracketOver } from './decided-course.js';
import { decidedPlays, type Scene } from './decided.spec-kit.js';
import { doubleElimination } from './double-elimination.js';
import { entrantOf, placesIn, stateIn } from './played.spec-kit.js';
import { singleElimination } from './single-elimination.js';

const EIGHT = singleElimination(8, { thirdPlace: false, version: 2 });
const THIRD = singleElimination(4, { thirdPlace: true, version: 2 });
const DOUBLE = doubleElimination(4, { grandFinalReset: true, version: 2 });

const sceneOf = (bracket: Bracket, isLoserNext = false): Scene =>
  decidedPlays(bracket, isLoserNext);

const statesOf = (scene: Scene, ...ids: readonly string[]): readonly string[] => {
  const state = scene.state();
  return ids.map((id) => stateIn(state, id));
};

describe('A semi-final that was played after a walkover', () => {
  /** Seed 5 left before round 1, so seed 4 had a walkover, and has beaten seed 1. */
  function played(): Scene {
    const scene = sceneOf(EIGHT);
    scene.leave(5);
    scene.play({ 'w1-1': '1 beats 8', 'w1-3': '2 beats 7', 'w1-4': '3 beats 6' });
    scene.play({ 'w2-1': '4 beats 1', 'w2-2': '2 beats 3' });
    return scene;
  }

  it('keeps its result when its winner leaves: seed 2 wins the final by walkover', () => {
    const scene = played();
    scene.leave(4);
    expect(statesOf(scene, 'w1-2', 'w2-1', 'w3-1')).toEqual([
      'walkover: 4, 5; 4 wins',
      'done: 1, 4; 4 wins',
      'walkover: 2, 4; 2 wins',
    ]);
    expect(placesIn(scene.state()).slice(0, 4)).toEqual(['2: 1', '4: 2', '1: 3-4', '3: 3-4']);
  });

  it('demands no second final when its winner leaves during the final', () => {
    const scene = played();
    scene.play({ 'w3-1': '2 beats 4' });
    scene.leave(4);
    expect(statesOf(scene, 'w2-1', 'w3-1')).toEqual(['done: 1, 4; 4 wins', 'done: 2, 4; 2 wins']);
    expect(isBracketOver(EIGHT, scene.decided())).toBe(true);
  });
});

describe('A walkover', () => {
  it('holds when its winner leaves before the next match, too', () => {
    const scene = sceneOf(EIGHT);
    scene.leave(5);
    scene.leave(4);
    scene.play({ 'w1-1': '1 beats 8' });
    expect(statesOf(scene, 'w1-2', 'w2-1')).toEqual([
      'walkover: 4, 5; 4 wins',
      'walkover: 1, 4; 1 wins',
    ]);
  });

  it('has no winner if both leave at once, and the next opponent advances', () => {
    const scene = sceneOf(EIGHT);
    scene.leave(4, 5);
    scene.play({ 'w1-1': '1 beats 8' });
    expect(statesOf(scene, 'w1-2', 'w2-1')).toEqual(['empty: 4, 5', 'walkover: 1; 1 wins']);
  });

  it('is computed again when a correction brings another opponent, and holds again with the first', () => {
    const scene = sceneOf(EIGHT);
    scene.play({ 'w1-1': '1 beats 8', 'w1-2': '4 beats 5' });
    scene.leave(1);
    expect(statesOf(scene, 'w2-1')).toEqual(['walkover: 1, 4; 4 wins']);
    scene.play({ 'w1-1': '8 beats 1' });
    expect(statesOf(scene, 'w2-1')).toEqual(['ready: 4, 8']);
    scene.leave(4);
    expect(statesOf(scene, 'w2-1')).toEqual(['walkover: 4, 8; 8 wins']);
    scene.play({ 'w1-1': '1 beats 8' });
    expect(statesOf(scene, 'w2-1')).toEqual(['walkover: 1, 4; 4 wins']);
  });

  it('in the losers bracket sends nobody with two losses on', () => {
    const scene = sceneOf(DOUBLE);
    scene.play({ 'w1-1': '1 beats 4', 'w1-2': '2 beats 3' });
    scene.leave(4);
    scene.play({ 'w2-1': '1 beats 2' });
    scene.leave(3);
    expect(statesOf(scene, 'l1-1', 'l2-1', 'gf1')).toEqual([
      'walkover: 3, 4; 3 wins',
      'walkover: 2, 3; 2 wins',
      'ready: 1, 2',
    ]);
  });

  it('in the reset gives the grand final to the finalist who has not left', () => {
    const scene = sceneOf(DOUBLE);
    scene.play({ 'w1-1': '1 beats 4', 'w1-2': '2 beats 3', 'l1-1': '3 beats 4' });
    scene.play({ 'w2-1': '1 beats 2', 'l2-1': '2 beats 3', gf1: '2 beats 1' });
    expect(statesOf(scene, 'gf2')).toEqual(['ready: 1, 2']);
    scene.leave(1);
    expect(statesOf(scene, 'gf1', 'gf2')).toEqual(['done: 1, 2; 2 wins', 'walkover: 1, 2; 2 wins']);
  });
});

describe('The loser of the last match', () => {
  const semis = { 'w1-1': '1 beats 4', 'w1-2': '2 beats 3' };

  it('replaces a winner who leaves, and keeps the place when others leave later', () => {
    const scene = sceneOf(THIRD, true);
    scene.play(semis);
    scene.leave(1);
    expect(statesOf(scene, 'w2-1', 'third')).toEqual(['ready: 2, 4', 'walkover: 3; 3 wins']);
    scene.play({ 'w2-1': '4 beats 2' });
    scene.leave(4);
    expect(statesOf(scene, 'w2-1')).toEqual(['done: 2, 4; 4 wins']);
    expect(placesIn(scene.state())).toEqual(['4: 1', '2: 2', '3: 3', '1: 4']);
  });

  it('replaces nobody if they have left, too', () => {
    const scene = sceneOf(THIRD, true);
    scene.play(semis);
    scene.leave(4);
    scene.leave(1);
    expect(statesOf(scene, 'w2-1')).toEqual(['walkover: 1, 2; 2 wins']);
  });

  it('replaces nobody after the match for the third place', () => {
    const scene = sceneOf(THIRD, true);
    scene.play({ ...semis, third: '3 beats 4' });
    scene.leave(1);
    expect(statesOf(scene, 'w2-1', 'third')).toEqual([
      'walkover: 1, 2; 2 wins',
      'done: 3, 4; 3 wins',
    ]);
  });

  it('keeps what the winner has played when a correction brings the first opponent back', () => {
    const scene = sceneOf(EIGHT, true);
    scene.play({ 'w1-1': '1 beats 8', 'w1-2': '4 beats 5', 'w1-3': '2 beats 7' });
    scene.play({ 'w2-1': '1 beats 4', 'w1-2': '5 beats 4' });
    scene.leave(1);
    expect(statesOf(scene, 'w2-1')).toEqual(['ready: 5, 8']);
    scene.play({ 'w1-2': '4 beats 5' });
    expect(statesOf(scene, 'w2-1')).toEqual(['done: 1, 4; 1 wins']);
  });
});

describe('A correction that opens a match again', () => {
  /** Found by a walk through 30 players: the final was decided, and is open again. */
  it('calls the loser of a semi-final back at once, if its winner has left', () => {
    const scene = sceneOf(EIGHT, true);
    scene.play({ 'w1-1': '1 beats 8', 'w1-2': '4 beats 5' });
    scene.play({ 'w1-3': '2 beats 7', 'w1-4': '3 beats 6' });
    scene.play({ 'w2-1': '1 beats 4', 'w2-2': '2 beats 3' });
    scene.leave(2);
    scene.leave(3);
    scene.leave(1);
    expect(statesOf(scene, 'w3-1')).toEqual(['walkover: 1, 3; 1 wins']);
    scene.play({ 'w1-4': '6 beats 3' });
    expect(statesOf(scene, 'w2-2', 'w3-1')).toEqual(['ready: 6, 7', 'waiting: 4']);
  });
});

describe('A correction in a half of the bracket that was empty', () => {
  const SIXTEEN = singleElimination(16, { thirdPlace: false, version: 2 });

  /** Found by a walk through 55 players: the match between had no decision of its own. */
  it('opens the final again, and the loser of the other half steps in at once', () => {
    const scene = sceneOf(SIXTEEN, true);
    scene.play({ 'w1-1': '1 beats 16', 'w1-2': '8 beats 9', 'w1-3': '4 beats 13' });
    scene.play({ 'w1-4': '5 beats 12', 'w2-1': '1 beats 8', 'w2-2': '4 beats 5' });
    scene.play({ 'w3-1': '1 beats 4', 'w1-5': '2 beats 15', 'w1-6': '7 beats 10' });
    scene.play({ 'w1-7': '3 beats 14', 'w1-8': '6 beats 11' });
    scene.play({ 'w2-3': '2 and 7 lose', 'w2-4': '3 and 6 lose' });
    scene.leave(1);
    expect(statesOf(scene, 'w3-2', 'w4-1')).toEqual(['empty', 'walkover: 1; 1 wins']);
    scene.play({ 'w1-5': '15 beats 2' });
    expect(statesOf(scene, 'w2-3', 'w3-2', 'w4-1')).toEqual([
      'ready: 7, 15',
      'waiting',
      'waiting: 4',
    ]);
  });
});

describe('A bracket on demand', () => {
  it('names the same matches as the whole bracket, and is over with the last one', () => {
    const scene = sceneOf(THIRD);
    expect(isBracketOver(THIRD, scene.decided())).toBe(false);
    scene.play({ 'w1-1': '1 beats 4', 'w1-2': '2 beats 3', third: '3 beats 4' });
    expect(isBracketOver(THIRD, scene.decided())).toBe(false);
    scene.play({ 'w2-1': '1 beats 2' });
    expect(isBracketOver(THIRD, scene.decided())).toBe(true);
    expect([...decidedState(THIRD, scene.decided()).matches.keys()]).toHaveLength(4);
    expect(scene.state().places[0]?.entrant).toBe(entrantOf(1));
  });
});
