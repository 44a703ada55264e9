import {
  emptyTable,
  stock,
  type Ability,
  type Choosing,
  type Play,
  type Selector,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { discard } from '../field.js';
import { fuzzycards } from '../game.js';
import { MAX_TARGETINGS, targetings, targetsNamed } from './targetings.js';

const SNAIL = 'gen-128';
const LOST: Selector = { zone: 'discard', side: 'yours' };

/** South's discard pile holds so many cards. */
function table(cards: number): Play {
  const state = emptyTable(fuzzycards, { seats: 2, options: {} });
  const play = { rules: fuzzycards, state, chance: scriptedChance(), facts: [], floor: 0 };
  stock(play, discard(1), 1, Array<string>(cards).fill(SNAIL));
  return play;
}

const choosing = (name: string, min: number, max: number): Choosing => ({
  ...{ name, from: LOST, min, max },
});
const SOURCE = { card: 'c1', face: SNAIL, ability: 0, controller: 1, chosen: {} };
const waysOf = (cards: number, ...choose: readonly Choosing[]): readonly string[] => {
  const ability: Ability = { timing: 'event', choose, does: [] };
  return targetings(table(cards), ability, SOURCE);
};

describe('The ways to name targets', () => {
  it('are one and empty for an ability that chooses nothing', () => {
    expect(waysOf(3)).toEqual(['']);
  });

  it('are every set of a size that fits, "up to" with none of them', () => {
    expect(waysOf(2, choosing('lost', 1, 1))).toEqual([' lost=c1', ' lost=c2']);
    expect(waysOf(2, choosing('lost', 0, 2))).toEqual([
      ...[' lost=none', ' lost=c1', ' lost=c2', ' lost=c1,c2'],
    ]);
  });

  it('are every way of the first choice with every way of the second', () => {
    expect(waysOf(2, choosing('lost', 1, 1), choosing('other', 1, 1))).toHaveLength(4);
  });

  it('are none where a target that is needed is not there', () => {
    expect(waysOf(1, choosing('lost', 2, 2))).toEqual([]);
  });

  it('are cut off at a limit that has a name', () => {
    expect(waysOf(MAX_TARGETINGS - 1, choosing('lost', 1, 1))).toHaveLength(MAX_TARGETINGS - 1);
    expect(waysOf(MAX_TARGETINGS + 5, choosing('lost', 1, 1))).toHaveLength(MAX_TARGETINGS);
  });

  it('are cut off before they are all worked out', () => {
    expect(waysOf(60, choosing('lost', 0, 30))).toHaveLength(MAX_TARGETINGS);
  });

  it('are read back as the targets that they name', () => {
    expect(targetsNamed(['lost=c1,c2', 'other=none', 'vault-1'])).toEqual({
      ...{ lost: ['c1', 'c2'], other: [] },
    });
  });
});
