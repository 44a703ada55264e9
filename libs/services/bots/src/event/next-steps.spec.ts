import { describe, expect, it } from 'vitest';
import { nextSteps, type EventPlace } from './next-steps.js';

const BEGUN: EventPlace = { stage: 'PLAYING', seq: 30, phases: [{}, {}], round: null };

const inRound = (stage: string, more: { phase?: number; open?: number } = {}): EventPlace => ({
  ...BEGUN,
  round: { phase: 1, round: 3, open: 0, stage, ...more },
});

const named = (place: EventPlace, isEverybodyIn = true) =>
  nextSteps(place, isEverybodyIn).map(({ variables }) => variables.commandId);

describe('The next step of an organiser', () => {
  it.each([
    ['DRAFT', ['announce-after-30']],
    ['ANNOUNCED', ['open-after-30']],
    ['REGISTRATION', ['begin-phase-1-after-30']],
    ['PAUSED', []],
    ['FINISHED', []],
  ])('in the stage %s is %j', (stage, steps) => {
    expect(named({ ...BEGUN, stage })).toEqual(steps);
  });

  it('is none while somebody has yet to enter or to hand a list in', () => {
    expect(named({ ...BEGUN, stage: 'REGISTRATION' }, false)).toEqual([]);
  });

  it.each([
    ['drawn', ['publish-1-3-after-30']],
    ['reviewed', ['publish-1-3-after-30']],
    ['published', ['start-1-3-after-30']],
    ['playing', ['close-1-3-after-30']],
  ])('in a round that is %s is %j', (stage, steps) => {
    expect(named(inRound(stage))).toEqual(steps);
  });

  it('is the first draw when the first phase has begun', () => {
    expect(named(BEGUN)).toEqual(['draw-1-1-after-30']);
  });

  it('is none while a table has no result', () => {
    expect(named(inRound('playing', { open: 1 }))).toEqual([]);
  });

  it('after a round is another one, or the next phase, or the end: the server knows which', () => {
    expect(named(inRound('closed'))).toEqual([
      'draw-1-4-after-30',
      'draw-2-1-after-30',
      'begin-phase-2-after-30',
      'finish-after-30',
    ]);
    expect(named(inRound('closed', { phase: 2 }))).toEqual([
      'draw-2-4-after-30',
      'finish-after-30',
    ]);
  });
});
