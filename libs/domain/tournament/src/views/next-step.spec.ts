import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { everyEventHolds } from '../event-holds.spec-kit.js';
import {
  begun,
  CUT,
  draft,
  playRound,
  registered,
  roundOf,
  SWISS,
  tablesOf,
  type EventScene,
} from '../tournament.spec-kit.js';
import { nextStep } from './next-step.js';

everyEventHolds();

const next = ({ state }: EventScene, isPlaying = false) => nextStep(state(), { sha256, isPlaying });

describe('What comes next', () => {
  it('before play is to announce, to open, and to begin', () => {
    const scene = draft();
    expect(next(scene)).toEqual({ is: 'announce' });
    scene.leads({ type: 'announce-tournament' });
    expect(next(scene)).toEqual({ is: 'open-registration' });
    scene.leads({ type: 'open-registration' });
    expect(next(scene)).toEqual({ is: 'begin-phase', phase: 1, seeds: [] });
  });

  it('is the check-in where there is one', () => {
    const scene = registered(4, { checkIn: true });
    expect(next(scene)).toEqual({ is: 'begin-check-in' });
    scene.leads({ type: 'begin-check-in' });
    expect(next(scene)).toEqual({ is: 'begin-phase', phase: 1, seeds: [] });
  });

  it('goes through a round step by step', () => {
    const scene = begun(4);
    const at = { phase: 1, round: 1 };
    expect(next(scene)).toEqual({ is: 'draw-round', ...at });
    scene.leads({ type: 'draw-round', ...at });
    expect(next(scene)).toEqual({ is: 'review-round', ...at });
    expect(next(scene, true)).toEqual({ is: 'publish-round', ...at });
    scene.leads({ type: 'review-round', ...at });
    expect(next(scene)).toEqual({ is: 'publish-round', ...at });
    scene.leads({ type: 'publish-round', ...at });
    expect(next(scene)).toEqual({ is: 'start-round', ...at });
    scene.leads({ type: 'start-round', ...at });
    expect(next(scene)).toEqual({ is: 'enter-results', ...at });
    const result = { is: 'games', wins: [2, 0], draws: 0 } as const;
    for (const { number: table } of tablesOf(scene)) {
      scene.leads({ type: 'enter-result', ...roundOf(scene), table, result });
    }
    expect(next(scene)).toEqual({ is: 'close-round', ...at });
    scene.leads({ type: 'close-round', ...at });
    expect(next(scene)).toEqual({ is: 'draw-round', phase: 1, round: 2 });
  });

  it('behind the last round is the next phase, with who would play in it', () => {
    const scene = begun(6, { phases: [{ ...SWISS, rounds: 1 }, CUT] });
    playRound(scene);
    const step = next(scene);
    expect(step).toMatchObject({ is: 'begin-phase', phase: 2 });
    const seeds = step?.is === 'begin-phase' ? step.seeds : [];
    expect(seeds).toHaveLength(4);
    scene.leads({ type: 'begin-phase', phase: 2 });
    expect(scene.state().phases[1]?.entrants).toEqual(seeds);
    expect(next(scene)).toEqual({ is: 'draw-round', phase: 2, round: 1 });
  });

  it('is the end where nothing is to be played any more, or nobody is left', () => {
    const scene = begun(4, { phases: [{ ...SWISS, rounds: 1 }] });
    playRound(scene);
    expect(next(scene)).toEqual({ is: 'finish' });
    const left = begun(2);
    for (const entrant of [1, 2]) left.leads({ type: 'drop-entrant', entrant });
    expect(next(left)).toEqual({ is: 'finish' });
    left.leads({ type: 'finish-tournament' });
    expect(next(left)).toBeUndefined();
  });

  it('of a pause is to go on', () => {
    const scene = begun(4);
    scene.leads({ type: 'pause-tournament' });
    expect(next(scene)).toEqual({ is: 'resume' });
  });
});
