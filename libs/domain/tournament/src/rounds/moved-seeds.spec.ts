import { describe, expect, it } from 'vitest';
import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { begun, CUT, playRound, SWISS, tablesOf, type EventScene } from '../tournament.spec-kit.js';

/** A cut of four behind three rounds of Swiss: by the numbers of the entrants, who wins lower. */
function cut(replaces: 'nobody' | 'next-seed'): EventScene {
  const bracket: PhaseAsked = { ...CUT, kind: 'single-elimination', replaces } as PhaseAsked;
  const scene = begun(8, { phases: [SWISS, bracket] });
  for (let round = 1; round <= 3; round += 1) playRound(scene);
  scene.leads({ type: 'begin-phase', phase: 2 });
  return scene;
}

const seedsOf = ({ state }: EventScene): readonly number[] => state().phases[1]?.entrants ?? [];

describe('Given a seed who leaves before the bracket has begun', () => {
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
