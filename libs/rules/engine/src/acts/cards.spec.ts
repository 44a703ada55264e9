import { beforeEach, describe, expect, it } from 'vitest';
import type { Play } from '../contract/play.js';
import { cardsIn, newState } from '../state/state.js';
import { picked } from '../toys/at-the-table.spec-kit.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { draw, mark, move, moveAll, pickCards, reslot, stock, topOf } from './cards.js';
import { recordedChance } from './chance.js';
import { setCounter } from './play.js';

const RULES = toy({
  id: 'cards/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    field: { faces: 'all', ids: 'all' },
  },
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'deck@1', 1, ['a', 'b', 'c']);
  play.facts.length = 0;
});

const faces = (at: string): readonly string[] =>
  cardsIn(play.state, at).map((id) => play.state.cards[id]?.face ?? '');

describe('drawing', () => {
  it('takes from the top, one fact for each card', () => {
    expect(draw(play, 'deck@1', 'hand@1', 2)).toBe(2);
    expect(faces('hand@1')).toEqual(['c', 'b']);
    expect(play.facts).toHaveLength(2);
  });

  it('takes what there is and says how many', () => {
    expect(draw(play, 'deck@1', 'hand@1', 5)).toBe(3);
    expect(draw(play, 'deck@1', 'hand@1', 1)).toBe(0);
    expect(topOf(play.state, 'deck@1')).toBeUndefined();
  });
});

describe('picking by chance', () => {
  it('takes one after another, out of what is left, and never more than there is', () => {
    const chance = recordedChance([picked(1, 3), picked(0, 2), picked(0, 1)]);
    pickCards({ ...play, chance }, 'deck@1', 5, (id) => move(play, id, 'field@1'));
    expect(faces('field@1')).toEqual(['b', 'a', 'c']);
    expect(chance.leftOver()).toBe(false);
  });

  it('of none asks no chance', () => {
    pickCards(play, 'deck@1', 0, (id) => move(play, id, 'field@1'));
    expect(faces('deck@1')).toEqual(['a', 'b', 'c']);
  });
});

describe('moving', () => {
  it('makes a new object whose id tells nothing of where it was', () => {
    expect(move(play, 'deck1-2', 'hand@1')).toBe('hand1-1');
    expect(move(play, 'hand1-1', 'field@1', { slot: 2 })).toBe('c1');
    expect(play.state.cards['c1']).toMatchObject({ slot: 2, owner: 1 });
  });

  it('numbers cards in open places in one row, whoever they belong to', () => {
    move(play, 'deck1-3', 'field@1');
    expect(move(play, 'deck1-2', 'field@2')).toBe('c2');
  });

  it('takes all of a place in the order in which they lie', () => {
    moveAll(play, 'deck@1', 'hand@1');
    expect(faces('hand@1')).toEqual(['a', 'b', 'c']);
    expect(faces('deck@1')).toEqual([]);
  });

  it('to a zone that the game has not is a bug', () => {
    expect(() => move(play, 'deck1-1', 'moon@1')).toThrow("has no zone 'moon'");
  });
});

describe('what changes nothing', () => {
  it('writes no fact', () => {
    setCounter(play, 1, 'life', 0);
    setCounter(play, 0, 'turn', 0);
    mark(play, 'deck1-1', 'damage', 0);
    reslot(play, 'deck1-1', 0);
    expect(play.facts).toEqual([]);
  });
});
