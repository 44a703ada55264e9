import { setCounter, type Rules } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { heldBy, note, planted, SEATING, type Plant } from './planted.spec-kit.js';
import { twinWorlds } from './twin-worlds.js';
import type { TwinReport } from './twins.js';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const twins = (rules: Rules): readonly TwinReport[] =>
  SEEDS.map((seed) =>
    twinWorlds({ rules, seating: SEATING, viewer: 1, seed, before: 3, script: 10 }),
  );

const told = (plant: Plant) => () => twins(planted(plant));

const number = (face: string): number => face.length + face.charCodeAt(0);

describe('two worlds that a viewer cannot tell apart', () => {
  it('really differ, and are compared to the end', () => {
    const reports = twins(planted());
    expect(reports.filter(({ differ }) => differ).length).toBe(SEEDS.length);
    expect(reports.every(({ compared }) => compared === 10)).toBe(true);
  });

  it('part in the middle of a game that is shorter', () => {
    const report = twinWorlds({
      rules: planted(),
      seating: SEATING,
      viewer: 1,
      seed: 1,
      before: 100,
      script: 10,
    });
    expect(report).toEqual({ differ: true, compared: 10 });
  });
});

describe('a planted leak is caught', () => {
  it('in the facts', () => {
    const leak = told({ afterAnswer: (play) => note(play, `face ${heldBy(play.state, 2)}`) });
    expect(leak).toThrow(/1 can tell two worlds apart by its facts/);
  });

  it('in a counter that everybody sees', () => {
    const leak = told({
      afterAnswer: (play) => setCounter(play, 0, 'leak', number(heldBy(play.state, 2))),
    });
    expect(leak).toThrow(/by its (facts|view)/);
  });

  it('in a value that is shown with a card', () => {
    const leak = told({
      rules: { shownValues: ['power'], lasting: ({ state }) => number(heldBy(state, 2)) },
    });
    expect(leak).toThrow(/by its view/);
  });

  it('in a decision that is asked only of who can use it', () => {
    const leak = told({
      step: {
        proceed: ({ state }, { seat }) => [
          { seat, kind: number(heldBy(state, 2)) % 2 === 0 ? 'turn' : 'quick-turn' },
        ],
      },
    });
    expect(leak).toThrow(/by its (facts|view)/);
  });

  it('in the options of the viewer', () => {
    const leak = told({
      step: {
        options: ({ state }, { seat }) => ({
          pick: 'one',
          from: [{ id: 'draw' }, ...(number(heldBy(state, 3 - seat)) % 2 ? [{ id: 'guess' }] : [])],
        }),
      },
    });
    expect(leak).toThrow(/by (its view|what it is offered)/);
  });
});
