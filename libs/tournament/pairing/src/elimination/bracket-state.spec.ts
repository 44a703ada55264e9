import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketState, changedMatches } from './bracket-state.js';
import { doubleElimination } from './double-elimination.js';
import type { Play } from './match-state.js';
import {
  atStart,
  byLot,
  entrantOf,
  placesIn,
  playOut,
  results,
  stateIn,
} from './played.spec-kit.js';
import { singleElimination } from './single-elimination.js';

const SINGLE = singleElimination(8, { thirdPlace: false });
const THIRD = singleElimination(4, { thirdPlace: true });
const DOUBLE = doubleElimination(4, { grandFinalReset: true });
const QUARTERS = {
  'w1-1': '1 beats 8',
  'w1-2': '5 beats 4',
  'w1-3': '2 beats 7',
  'w1-4': '3 beats 6',
};
const SEMIS = { 'w1-1': '1 beats 4', 'w1-2': '2 beats 3' };

const gone = (...seeds: readonly number[]): Partial<Play> => ({
  gone: new Set(seeds.map(entrantOf)),
});
const stand = (
  words: Readonly<Record<string, string>>,
  more: Partial<Play> = {},
  bracket = SINGLE,
) => bracketState(bracket, { ...atStart(bracket), results: results(words), ...more });

describe('A match of the bracket', () => {
  it('is ready when both have come, and names the one first who begins: the higher seed', () => {
    const state = stand({ ...QUARTERS });
    expect(stateIn(state, 'w2-1')).toBe('ready: 1, 5');
    expect(stateIn(stand({ ...SEMIS }, {}, DOUBLE), 'l1-1')).toBe('ready: 3, 4');
  });

  it('waits as long as one may come, and shows who is there', () => {
    const state = stand({ 'w1-2': '5 beats 4' });
    expect([stateIn(state, 'w2-1'), stateIn(state, 'w2-2')]).toEqual(['waiting: 5', 'waiting']);
  });

  it('is done when it has a result', () => {
    expect(stand(QUARTERS).matches.get('w1-2')).toEqual({
      kind: 'done',
      entrants: [entrantOf(4), entrantOf(5)],
      winner: entrantOf(5),
      loser: entrantOf(4),
    });
  });

  it('gives a walkover to who would have played against a seed that nobody has', () => {
    const seeds = [...atStart(SINGLE).seeds.slice(0, 7), null];
    const state = stand({}, { seeds });
    expect([stateIn(state, 'w1-1'), stateIn(state, 'w2-1')]).toEqual([
      'walkover: 1; 1 wins',
      'waiting: 1',
    ]);
  });
});

describe('A match that both lose', () => {
  it('sends nobody on, so that the next opponent has a walkover', () => {
    const state = stand({ ...QUARTERS, 'w1-2': '4 and 5 lose' });
    expect([stateIn(state, 'w1-2'), stateIn(state, 'w2-1')]).toEqual([
      'no-winner: 4, 5',
      'walkover: 1; 1 wins',
    ]);
  });

  it('may be lost by both next to another one: then nobody is left to play', () => {
    const state = stand({ ...QUARTERS, 'w1-1': '1 and 8 lose', 'w1-2': '4 and 5 lose' });
    expect([stateIn(state, 'w2-1'), stateIn(state, 'w3-1')]).toEqual(['empty', 'waiting']);
  });

  it('leaves the first place empty when it is the final', () => {
    const state = stand({ ...SEMIS, third: '3 beats 4', 'w2-1': '1 and 2 lose' }, {}, THIRD);
    expect(placesIn(state)).toEqual(['1: 2', '2: 2', '3: 3', '4: 4']);
  });

  it('sends nobody to the losers’ bracket either', () => {
    const state = stand({ 'w1-1': '1 and 4 lose', 'w1-2': '2 beats 3' }, {}, DOUBLE);
    expect([stateIn(state, 'w2-1'), stateIn(state, 'l1-1'), stateIn(state, 'l2-1')]).toEqual([
      'walkover: 2; 2 wins',
      'walkover: 3; 3 wins',
      'walkover: 3; 3 wins',
    ]);
  });

  it('ends the tournament without a winner in the grand final', () => {
    const words = { ...SEMIS, 'w2-1': '1 beats 2', 'l1-1': '3 beats 4', 'l2-1': '2 beats 3' };
    const state = stand({ ...words, gf1: '1 and 2 lose' }, {}, DOUBLE);
    expect(stateIn(state, 'gf2')).toBe('not-needed');
    expect(placesIn(state).slice(0, 2)).toEqual(['1: 2', '2: 2']);
  });
});

describe('An entrant who drops or is disqualified', () => {
  it('leaves a walkover to the opponent, once that one is known', () => {
    expect(stateIn(stand({ 'w1-2': '5 beats 4' }, gone(5)), 'w2-1')).toBe('waiting: 5');
    expect(stateIn(stand(QUARTERS, gone(5)), 'w2-1')).toBe('walkover: 1, 5; 1 wins');
  });

  it('keeps results that were played, and the match after them is the first without him', () => {
    const state = stand(QUARTERS, gone(1, 8));
    expect([stateIn(state, 'w1-1'), stateIn(state, 'w2-1')]).toEqual([
      'done: 1, 8; 1 wins',
      'walkover: 1, 5; 5 wins',
    ]);
  });

  it('may be the holder of a bye', () => {
    const five = singleElimination(5, { thirdPlace: false });
    const state = stand({ 'w1-1': '4 beats 5' }, gone(1), five);
    expect(stateIn(state, 'w2-1')).toBe('walkover: 1, 4; 4 wins');
  });

  it('may be a finalist: the other one has won', () => {
    const state = stand({ ...SEMIS, third: '3 beats 4' }, gone(2), THIRD);
    expect(placesIn(state)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4']);
  });

  it('may be both finalists: the first place stays empty', () => {
    const state = stand({ ...SEMIS, third: '3 beats 4' }, gone(1, 2), THIRD);
    expect(stateIn(state, 'w2-1')).toBe('empty: 1, 2');
    expect(placesIn(state)).toEqual(['1: 2', '2: 2', '3: 3', '4: 4']);
  });

  it('goes to no losers’ bracket without a match', () => {
    const state = stand({ 'w1-2': '2 beats 3' }, gone(4), DOUBLE);
    expect([stateIn(state, 'w1-1'), stateIn(state, 'l1-1')]).toEqual([
      'walkover: 1, 4; 1 wins',
      'walkover: 3; 3 wins',
    ]);
  });

  it('loses the reset that has become due', () => {
    const words = { ...SEMIS, 'w2-1': '1 beats 2', 'l1-1': '3 beats 4', 'l2-1': '2 beats 3' };
    const state = stand({ ...words, gf1: '2 beats 1' }, gone(1), DOUBLE);
    expect(stateIn(state, 'gf2')).toBe('walkover: 1, 2; 2 wins');
  });

  it('may be anybody, so that nothing stays open and all is defined', () => {
    const everybody = gone(1, 2, 3, 4, 5, 6, 7, 8);
    const kinds = [...stand({}, everybody).matches.values()].map(({ kind }) => kind);
    expect(kinds).toEqual(Array(7).fill('empty'));
    expect(stand({}, everybody).places).toHaveLength(8);
  });
});

describe('The loser of the last match, where that is who replaces the gone', () => {
  const replacing = (...seeds: readonly number[]): Partial<Play> => ({
    ...gone(...seeds),
    replacedBy: 'loser-of-last-match',
  });

  it('comes to the next match instead', () => {
    const state = stand(QUARTERS, replacing(5));
    expect(stateIn(state, 'w2-1')).toBe('ready: 1, 4');
  });

  it('plays on from there', () => {
    const words = { ...QUARTERS, 'w2-1': '4 beats 1', 'w2-2': '2 beats 3', 'w3-1': '4 beats 2' };
    expect(placesIn(stand(words, replacing(5)))).toEqual([
      '4: 1',
      '2: 2',
      '1: 3-4',
      '3: 3-4',
      '5: 5',
      '6: 6-8',
      '7: 6-8',
      '8: 6-8',
    ]);
  });

  it('leaves the match for the third place to the other semi-finalist', () => {
    const state = stand(SEMIS, replacing(2), THIRD);
    expect([stateIn(state, 'w2-1'), stateIn(state, 'third')]).toEqual([
      'ready: 1, 3',
      'walkover: 4; 4 wins',
    ]);
  });

  it('stays out of the final when the third place has been played for', () => {
    const state = stand({ ...SEMIS, third: '3 beats 4' }, replacing(2), THIRD);
    expect(stateIn(state, 'w2-1')).toBe('walkover: 1, 2; 1 wins');
  });

  it('replaces nobody who goes after the match', () => {
    const words = { ...QUARTERS, 'w2-1': '5 beats 1' };
    expect(stateIn(stand(words, replacing(5)), 'w2-1')).toBe('done: 1, 5; 5 wins');
    expect(stateIn(stand(words, replacing(5)), 'w3-1')).toBe('waiting: 1');
  });

  it('keeps a result of the match that was played in the place of another', () => {
    const words = { ...QUARTERS, 'w2-1': '1 beats 4' };
    expect(stateIn(stand(words, replacing(4, 5)), 'w2-1')).toBe('done: 1, 4; 1 wins');
  });

  it('does not come when gone as well, or when no match was played before', () => {
    expect(stateIn(stand(QUARTERS, replacing(4, 5)), 'w2-1')).toBe('walkover: 1, 5; 1 wins');
    expect(stateIn(stand({}, replacing(8)), 'w1-1')).toBe('walkover: 1, 8; 1 wins');
  });

  it('goes on in the losers’ bracket of a double elimination', () => {
    const state = stand(SEMIS, replacing(2), DOUBLE);
    expect(stateIn(state, 'w2-1')).toBe('walkover: 1, 2; 1 wins');
  });
});

describe('A corrected result', () => {
  const words = { ...QUARTERS, 'w2-1': '1 beats 5', 'w2-2': '2 beats 3' };
  const corrected = { ...words, 'w1-2': '4 beats 5' };

  it('changes who sits at the matches that follow, and names them', () => {
    expect(changedMatches(stand(words), stand(corrected))).toEqual(['w2-1', 'w3-1']);
  });

  it('takes no result over to another opponent: that match has to be played', () => {
    expect([stateIn(stand(corrected), 'w2-1'), stateIn(stand(corrected), 'w3-1')]).toEqual([
      'ready: 1, 4',
      'waiting: 2',
    ]);
  });

  it('changes nothing when the same one has won, or when it is taken back', () => {
    expect(changedMatches(stand(words), stand({ ...words }))).toEqual([]);
    expect(stand({ ...corrected, 'w1-2': '5 beats 4' })).toEqual(stand(words));
  });
});

describe('Whatever happens in a bracket', () => {
  const bracket = fc
    .tuple(fc.nat({ max: 40 }), fc.boolean(), fc.boolean())
    .map(([seeds, isDouble, option]) =>
      isDouble
        ? doubleElimination(seeds, { grandFinalReset: option })
        : singleElimination(seeds, { thirdPlace: option }),
    );
  const lots = fc.array(fc.integer({ min: -1, max: 9 }));
  const leavers = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
  const setting = fc.constantFrom('nobody', 'loser-of-last-match');

  it('it comes to an end in which each entrant has a place, and at most one the first', () => {
    fc.assert(
      fc.property(bracket, lots, leavers, setting, (made, lot, left, replacedBy) => {
        const start = { ...atStart(made), ...gone(...left), replacedBy };
        const { play, state } = playOut(made, byLot(lot), start);
        const placed = state.places.map(({ entrant }) => entrant);
        expect([...placed].sort((a, b) => a - b)).toEqual(play.seeds);
        expect(state.places.filter(({ from }) => from === 1).length).toBeLessThan(2);
        const same = [...state.matches.values()].filter(
          ({ entrants }) => new Set(entrants).size < entrants.length,
        );
        expect(same).toEqual([]);
      }),
    );
  });

  it('where every match was played, who goes afterwards changes nothing', () => {
    fc.assert(
      fc.property(bracket, fc.array(fc.nat()), leavers, setting, (made, lot, left, replacedBy) => {
        fc.pre(made.seeds > 1);
        const { play, state } = playOut(made, byLot(lot));
        const after = bracketState(made, { ...play, ...gone(...left), replacedBy });
        expect(after).toEqual(state);
      }),
    );
  });
});

describe('Bugs of the caller', () => {
  it.each([
    ['too few entrants', { seeds: [101] }, '1 entrants for 8 seeds'],
    ['an entrant twice', { seeds: [1, 1, 2, 3, 4, 5, 6, 7] }, 'two seeds'],
    ['a match that is none', { results: results({ 'w9-1': '1 beats 2' }) }, 'no match w9-1'],
    [
      'a winner who did not play',
      { results: new Map([['w1-1', { between: [101, 108], winner: 102 } as const]]) },
      'did not play',
    ],
  ])('%s', (_, play, message) => {
    expect(() => stand({}, play)).toThrow(message);
  });
});
