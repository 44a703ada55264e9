import { describe, expect, it } from 'vitest';
import { cardsIn, cardOf, place, seatCounter } from '../state/state.js';
import { asItLies, atTheTable, type AtTheTable } from './at-the-table.spec-kit.js';
import { counterClash } from './counter-clash.toy.js';

const IMP = 'monster-imp';
const DRAKE = 'monster-drake';
const STONE = 'monster-stone';
const NULLIFY = 'counter-nullify';
const SHIELD = 'counter-shield';

/** Four cards in each hand, and below them what is drawn and laid as soul later. */
function given(south: readonly string[], north: readonly string[], life = 3): AtTheTable {
  const decks = [[], [...south].reverse(), [...north].reverse()];
  const chance = decks.slice(1).map((deck) => asItLies(deck.length));
  const table = atTheTable(counterClash, { decks, options: { life } }, chance);
  expect(table.isUsedUp()).toBe(true);
  return table;
}

const called = (table: AtTheTable, seat: number, card: string): AtTheTable =>
  table
    .does(seat, `call ${card}`)
    .does(3 - seat, 'pass')
    .does(seat, 'pass')
    .does(3 - seat, 'pass');

const field = ({ state }: AtTheTable, seat: number): readonly string[] =>
  cardsIn(state, place('field', seat)).map((id) => cardOf(state, id).face);

const pile = ({ state }: AtTheTable, at: string): readonly string[] =>
  cardsIn(state, at).map((id) => cardOf(state, id).face);

describe('an act and its answer', () => {
  it('waits for the other seat, though it holds nothing to answer with', () => {
    const table = given([IMP, IMP, IMP, IMP, IMP], [IMP, IMP, IMP, IMP]);
    table.does(1, 'call hand1-1');
    expect(table.waiting()).toEqual(['answer of 2']);
    expect(table.offered(2)).toEqual(['pass']);
    expect(field(table, 1)).toEqual([]);
  });

  it('is nullified by the answer before it resolves, and its cost stays paid', () => {
    const table = given([DRAKE, IMP, IMP, IMP], [NULLIFY, IMP, IMP, IMP]);
    table.does(1, 'call hand1-1').does(2, 'counter hand2-1');
    expect(table.told).toEqual(['countered', 'nullified']);
    expect(field(table, 1)).toEqual([]);
    expect(pile(table, 'drop@1')).toEqual([DRAKE]);
    expect(table.state.players.map((player) => player['gauge'] ?? 0)).toEqual([0, 1, 2]);
  });

  it('cannot itself be answered; then the first seat is asked again, then the mirrored half', () => {
    const table = given([IMP, NULLIFY, SHIELD, IMP, IMP], [SHIELD, IMP, IMP, IMP]);
    table.does(1, 'call hand1-1').does(2, 'counter hand2-1');
    expect(table.waiting()).toEqual(['act of 1']);
    table.does(1, 'pass');
    expect(table.waiting()).toEqual(['act of 2']);
    table.does(2, 'pass');
    expect(table.waiting()).toEqual(['main of 1']);
    expect(field(table, 1)).toEqual([IMP]);
  });

  it('is asked of the first seat again after an act of the mirrored half', () => {
    const table = given([IMP, SHIELD, IMP, IMP, IMP], [SHIELD, IMP, IMP, IMP]);
    table.does(1, 'call hand1-1').does(2, 'pass').does(1, 'pass').does(2, 'counter hand2-1');
    expect(table.waiting()).toEqual(['answer of 1']);
    expect(table.does(1, 'pass').waiting()).toEqual(['act of 1']);
  });

  it('is not offered where the cost could not be paid', () => {
    const table = given([STONE, DRAKE, IMP, IMP, IMP], [IMP, IMP, IMP, IMP]);
    expect(table.offered(1)).toContain('call hand1-1');
    called(table, 1, 'hand1-2');
    expect(table.offered(1)).toEqual(['call hand1-3', 'call hand1-4', 'end']);
    expect(table.refuses(1, 'call hand1-1')).toMatchObject({ rule: 'TOY-2' });
  });
});

describe('an attack', () => {
  const attacked = (south: readonly string[], north: readonly string[], life = 3): AtTheTable => {
    const table = called(given(south, north, life), 1, 'hand1-1').does(1, 'end');
    called(table, 2, 'hand2-1');
    const [from] = cardsIn(table.state, 'field@2');
    const [to] = cardsIn(table.state, 'field@1');
    return table.does(2, `attack ${from} ${to}`);
  };
  const passed = (table: AtTheTable): AtTheTable => table.does(2, 'pass').does(1, 'pass');

  it('is called off where it stands, below the window in which that happens', () => {
    const table = attacked([IMP, SHIELD, IMP, IMP, IMP], [IMP, IMP, IMP, IMP, IMP]);
    table.does(2, 'pass').does(1, 'counter hand1-2').does(2, 'pass');
    expect(table.told).toEqual(['called-off']);
    passed(table);
    expect(field(table, 1)).toEqual([IMP]);
    expect(table.waiting()).toEqual(['main of 2']);
  });

  it('may cost a card of the soul instead, if the owner likes', () => {
    const table = passed(attacked([IMP, IMP, IMP, IMP, DRAKE], [IMP, IMP, IMP, IMP]));
    expect(table.waiting()).toEqual(['may-replace of 1']);
    const [save] = table.offered(1);
    table.does(1, save ?? '');
    expect(table.told).toEqual(['saved']);
    expect(field(table, 1)).toEqual([IMP]);
    expect(pile(table, 'drop@1')).toEqual([DRAKE]);
  });

  it('takes monster and soul, and life at once, where the owner lets it', () => {
    const table = passed(attacked([DRAKE, IMP, IMP, IMP, IMP], [IMP, IMP, IMP, IMP]));
    table.does(1, 'no');
    expect(table.told).toEqual(['left-field', 'left-field']);
    expect(pile(table, 'drop@1')).toEqual([IMP, DRAKE]);
    expect(seatCounter(table.state, 1, 'life')).toBe(2);
  });

  it('does nothing to what cannot be destroyed, whatever might be chosen', () => {
    const table = passed(attacked([STONE, IMP, IMP, IMP, IMP], [IMP, IMP, IMP, IMP]));
    expect(table.waiting()).toEqual(['main of 2']);
    expect(field(table, 1)).toEqual([STONE]);
  });
});

describe('the check', () => {
  it('asks the owner which monster leaves a field that is too full, and looks again', () => {
    const table = given([IMP, DRAKE, IMP, IMP], [IMP, IMP, IMP, IMP]);
    called(table, 1, 'hand1-1');
    called(table, 1, 'hand1-2');
    table.does(1, 'call hand1-3').does(2, 'pass');
    expect(table.waiting()).toEqual(['drop of 1']);
    const drake = cardsIn(table.state, 'field@1')[1] ?? '';
    table.does(1, drake);
    expect(table.waiting()).toEqual(['act of 1']);
    expect(seatCounter(table.state, 1, 'life')).toBe(2);
    expect(field(table, 1)).toEqual([IMP, IMP]);
  });

  it('comes after what happens together, so that two may fall at once', () => {
    const drakes = [DRAKE, IMP, IMP, IMP];
    const table = called(given(drakes, drakes, 1), 1, 'hand1-1').does(1, 'end');
    called(table, 2, 'hand2-1');
    const [from, to] = ['field@2', 'field@1'].map((at) => cardsIn(table.state, at)[0]);
    table.does(2, `attack ${from} ${to}`).does(2, 'pass').does(1, 'pass');
    expect(table.state.outcome).toEqual({ places: [[1, 2]], reason: 'life-lost' });
  });

  it('ends the game when the life that goes with a monster is the last', () => {
    const table = given([DRAKE, IMP, IMP, IMP], [IMP, IMP, IMP, IMP], 1);
    for (const card of ['hand1-1', 'hand1-2']) called(table, 1, card);
    table.does(1, 'call hand1-3').does(2, 'pass');
    table.does(1, cardsIn(table.state, 'field@1')[0] ?? '');
    expect(table.state.outcome).toEqual({ places: [[2], [1]], reason: 'life-lost' });
  });
});
