import type { Options, Rules } from '@scoresheet/rules-engine';
import { optionReader, type OptionReader, type Pick } from '@scoresheet/rules-presentation';
import { describe, expect, it } from 'vitest';
import { checkPicks } from './check-picks.js';
import { planted, SEATING, type Plant } from './planted.spec-kit.js';
import { randomWalk } from './random-walk.js';

const usual = optionReader({ faces: planted().faces });

const walk = (reads: OptionReader, plant?: Plant) => () => {
  const rules: Rules = planted(plant);
  randomWalk({ rules, seating: SEATING, seed: 5, maxActions: 12, onStep: checkPicks(reads) });
};

/** All options read as this one step behind their verbs. */
const always =
  (...picks: readonly Pick[]): OptionReader =>
  (asked, option) => ({ verb: usual(asked, option).verb, steps: [{ picks }] });

const asking = (options: Options): Plant => ({ step: { options: () => options } });

describe('the check of how options are pointed out', () => {
  it('passes a game whose options read by their verbs and cards', () => {
    expect(walk(usual)).not.toThrow();
  });

  it('catches two options that read alike, and names the seed and the action', () => {
    expect(walk(always({ is: 'mode', mode: 'any' }))).toThrow(
      /^seed 5, action 0, turn of seat 1: 'show hand1-\d+' reads like 'show hand1-\d+'/,
    );
  });

  it('catches what is not there to be pointed at', () => {
    const nobodys: readonly Pick[] = [
      { is: 'card', card: 'c99' },
      { is: 'face', face: 'zz-9' },
      { is: 'slot', seat: 1, zone: 'attic', slot: 1 },
      { is: 'seat', seat: 3 },
    ];
    const missed = nobodys.filter((pick) => {
      try {
        walk(always(pick))();
        return true;
      } catch (error) {
        return !String(error).includes('nobody can point at');
      }
    });
    expect(missed).toEqual([]);
  });

  it('catches more buttons than fit, of one answer and of several', () => {
    const from = Array.from({ length: 13 }, (_, index) => ({ id: `draw way-${index}` }));
    expect(walk(usual, asking({ pick: 'one', from }))).toThrow('offers 13 buttons');
    const words = from.map((_, index) => ({ id: `word-${index}` }));
    expect(walk(usual, asking({ pick: 'some', from: words, min: 1, max: 2 }))).toThrow(
      'offers 13 buttons',
    );
  });

  it('catches an option that nobody can end on, because its picks lead to two', () => {
    const from = [{ id: 'draw a,b c=a' }, { id: 'draw a b c=a' }];
    expect(walk(usual, asking({ pick: 'one', from }))).toThrow(
      `'draw a,b c=a', verb-first: gives {"verbs":[],"next":[]}`,
    );
  });
});
