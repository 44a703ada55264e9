import { describe, expect, it } from 'vitest';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import * as kit from '../tournament.spec-kit.js';
import type { EventScene } from '../tournament.spec-kit.js';

const { begun, CUT, drawAndStart, playRound, SWISS, tablesOf } = kit;

/** A cut of four behind three rounds of Swiss: by the numbers of the entrants, who wins lower. */
function cut(
  replaces: 'nobody' | 'next-seed' | 'loser-of-last-match',
  kind: 'single-elimination' | 'double-elimination' = 'single-elimination',
): EventScene {
  const bracket = { ...CUT, kind, replaces } as PhaseAsked;
  const scene = begun(8, { phases: [SWISS, bracket] });
  for (let round = 1; round <= 3; round += 1) playRound(scene);
  scene.leads({ type: 'begin-phase', phase: 2 });
  return scene;
}

const seedsOf = ({ state }: EventScene): readonly number[] => state().phases[1]?.entrants ?? [];

everyEventHolds();

const drop = (scene: EventScene, entrant: number): void =>
  scene.leads({ type: 'drop-entrant', entrant });

describe('Given a seed who leaves before the bracket has begun', () => {
  it('then the next in standing comes into a double elimination as well', () => {
    const scene = cut('next-seed', 'double-elimination');
    const [first = 0, ...others] = seedsOf(scene);
    drop(scene, first);
    drawAndStart(scene);
    expect(seedsOf(scene).slice(0, 3)).toEqual(others);
    expect(seedsOf(scene)).toHaveLength(4);
    expect(tablesOf(scene)).toHaveLength(2);
  });

  it('then the opponent has a walkover in a double elimination, where nobody comes in', () => {
    const scene = cut('nobody', 'double-elimination');
    drop(scene, seedsOf(scene)[0] ?? 0);
    drawAndStart(scene);
    expect(tablesOf(scene)).toHaveLength(1);
  });

  it('then the next in standing comes in as the last seed, where the phase has it so', () => {
    const scene = cut('next-seed');
    const [first = 0, ...others] = seedsOf(scene);
    scene.leads({ type: 'drop-entrant', entrant: first });
    scene.leads({ type: 'draw-round', phase: 2, round: 1 });
    expect(seedsOf(scene).slice(0, 3)).toEqual(others);
    expect(seedsOf(scene)).toHaveLength(4);
    expect(tablesOf(scene).flatMap(({ entrants }) => entrants)).not.toContain(first);
    expect(tablesOf(scene)).toHaveLength(2);
  });

  it('then the opponent has a walkover, where nobody comes in', () => {
    const scene = cut('nobody');
    const [first = 0] = seedsOf(scene);
    scene.leads({ type: 'drop-entrant', entrant: first });
    scene.leads({ type: 'draw-round', phase: 2, round: 1 });
    expect(seedsOf(scene)).toContain(first);
    expect(tablesOf(scene)).toHaveLength(1);
  });
});

describe('Given a seed who leaves when the bracket has begun', () => {
  it('then nobody comes in, and a final that has lost its other half is over', () => {
    const scene = cut('next-seed');
    playRound(scene);
    const before = seedsOf(scene);
    scene.leads({ type: 'drop-entrant', entrant: before[0] ?? 0 });
    expect(scene.tries('olga', { type: 'draw-round', phase: 2, round: 2 })).toBe('phase-over');
    expect(seedsOf(scene)).toEqual(before);
  });
});

describe('Given the winner of a match who leaves before the next one', () => {
  const DRAW = { type: 'draw-round', phase: 2, round: 2 } as const;
  const PUBLISH = { type: 'publish-round', phase: 2, round: 2 } as const;
  /** The first seed has beaten the fourth, and the second and the third played by their numbers. */
  const semiFinals = (scene: EventScene) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = seedsOf(scene);
    return { first, second: Math.min(second, third), fourth };
  };
  const finalists = (scene: EventScene) => tablesOf(scene).map(({ entrants }) => entrants);

  it('then the loser of it plays on, where the phase has it so', () => {
    const scene = cut('loser-of-last-match');
    playRound(scene);
    const { first, second, fourth } = semiFinals(scene);
    drop(scene, first);
    scene.leads(DRAW);
    expect(finalists(scene)).toEqual([[second, fourth]]);
    scene.leads(PUBLISH);
    expect(finalists(scene)).toEqual([[second, fourth]]);
  });

  it('then it is the same between the draw and its publication', () => {
    const scene = cut('loser-of-last-match');
    playRound(scene);
    const { first, second, fourth } = semiFinals(scene);
    scene.leads(DRAW);
    drop(scene, first);
    scene.leads(PUBLISH);
    expect(finalists(scene)).toEqual([[second, fourth]]);
  });

  it('then a match that was published is lost, and nobody steps in', () => {
    const scene = cut('loser-of-last-match');
    playRound(scene);
    const { first, second } = semiFinals(scene);
    drawAndStart(scene);
    drop(scene, first);
    expect(finalists(scene)).toEqual([[first, second]]);
    expect(kit.tableOf(scene, first).result).toEqual({ is: 'forfeit', winner: second });
    scene.leads({ type: 'close-round', phase: 2, round: 2 });
    expect(scene.tries('olga', { type: 'finish-tournament' })).toBe('accepted');
  });
});
