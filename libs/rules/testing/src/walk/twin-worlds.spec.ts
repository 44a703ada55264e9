import {
  cardsIn,
  place,
  setCounter,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { note, planted, SEATING, type Plant } from './planted.spec-kit.js';
import { twinDecks, twinWorlds, type TwinReport } from './twin-worlds.js';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const twins = (rules: Rules): readonly TwinReport[] =>
  SEEDS.map((seed) =>
    twinWorlds({ rules, seating: SEATING, viewer: 1, seed, before: 3, script: 10 }),
  );

const told = (plant: Plant) => () => twins(planted(plant));

/** The face that seat 1 would like to know: what the other seat holds first. */
const heldBy = (state: State, seat: Seat): string =>
  state.cards[cardsIn(state, place('hand', seat))[0] ?? '']?.face ?? '';

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

  it('in a refusal', () => {
    const leak = told({
      rules: {
        refuse: ({ state }) => ({ rule: 'P-1', says: `You do not hold ${heldBy(state, 2)}.` }),
      },
    });
    expect(leak).toThrow(/by a refusal/);
  });
});

describe('two worlds that part before the setup', () => {
  const fromTheSetup = (plant: Plant = {}, script = 6) =>
    SEEDS.map((seed) =>
      twinDecks({ rules: planted(plant), seating: SEATING, viewer: 1, seed, script }),
    );

  it('really differ, and are compared to the end', () => {
    const reports = fromTheSetup();
    expect(reports.every(({ differ }) => differ)).toBe(true);
    expect(reports.every(({ compared }) => compared === 6)).toBe(true);
  });

  it('are told apart where the setup itself tells of a hidden card', () => {
    const plant: Plant = { setup: (play) => note(play, `face ${heldBy(play.state, 2)}`) };
    expect(() => fromTheSetup(plant)).toThrow(/after the setup: 1 can tell .* by its facts/);
  });

  it('are told apart where the first refusal tells of a hidden card', () => {
    const plant: Plant = {
      rules: { refuse: ({ state }) => ({ rule: 'P-1', says: `Not ${heldBy(state, 2)}.` }) },
    };
    expect(() => fromTheSetup(plant)).toThrow(/after 1 answers .* by a refusal/);
  });
});
