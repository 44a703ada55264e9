import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { CardId } from '../contract/state.js';
import { emptyTable } from '../run/begin.js';
import { cardsIn } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { cardAsPrinted, optionsAsPrinted } from './as-printed.js';

const RULES = toy({
  id: 'printed/1',
  zones: { pile: { faces: 'nobody', ids: 'nobody' } },
  setup: () => undefined,
});

function given(...faces: readonly string[]): { play: Play; ids: readonly CardId[] } {
  const state = emptyTable(RULES, { seats: 2, options: {} });
  const play: Play = { rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'pile@1', 1, faces);
  return { play, ids: cardsIn(state, 'pile@1') };
}

describe('Cards named as printed', () => {
  it('are the same words however the pile lies', () => {
    const one = given('owl', 'ant', 'owl');
    const other = given('ant', 'owl', 'owl');
    expect(optionsAsPrinted(one.play, one.ids)).toEqual([{ id: 'take ant' }, { id: 'take owl' }]);
    expect(optionsAsPrinted(other.play, other.ids)).toEqual(optionsAsPrinted(one.play, one.ids));
  });

  it('mean the first copy of what is named', () => {
    const { play, ids } = given('ant', 'owl', 'owl');
    expect(cardAsPrinted(play, ids, { id: 'take owl' })).toBe(ids[1]);
  });

  it('mean none where nothing is taken', () => {
    const { play, ids } = given('ant');
    expect(cardAsPrinted(play, ids, { id: 'nothing' })).toBeUndefined();
    expect(cardAsPrinted(play, ids, undefined)).toBeUndefined();
  });
});
