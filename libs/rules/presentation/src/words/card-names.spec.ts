import { describe, expect, it } from 'vitest';
import { learnNames, placedNames, printedNames } from './card-names.js';
import { known, MARSH, TABLE } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

const inWords = (names: ReadonlyMap<string, Parameters<typeof plain>[0]>) =>
  Object.fromEntries([...names].map(([id, name]) => [id, plain(name)]));

describe('The names of cards', () => {
  it('are printed ones for telling what happened, with what is attached and what waits', () => {
    expect(inWords(printedNames(MARSH, TABLE))).toEqual({
      'hand1-1': 'Oar',
      c1: 'Mole',
      c2: 'Oar',
      c3: 'Stork',
      c4: 'Mole',
      c5: 'Stork',
      s1: 'Mole',
    });
  });

  it('say where a card stands, and whose it is where it is not the own', () => {
    const names = inWords(placedNames(MARSH, TABLE, 1));
    expect(names).toMatchObject({ c1: 'Mole (left bank)', c3: 'Stork (seat 2, right bank)' });
  });

  it('tell cards that the viewer cannot see by their place in the pile', () => {
    const hand = { count: 2, cards: [{ id: 'hand2-1' }, { id: 'hand2-2' }] };
    const table = { ...TABLE, seats: [{ seat: 2, counters: {}, zones: { hand } }], underway: [] };
    expect(inWords(placedNames(MARSH, table, 2))).toEqual({
      'hand2-1': 'card 1 of the hand',
      'hand2-2': 'card 2 of the hand',
    });
    expect(printedNames(MARSH, table).size).toBe(0);
  });

  it('of what belongs to nobody say no seat', () => {
    const shared = { field: { count: 1, cards: [{ id: 'c9', face: 'm-1', slot: 1 }] } };
    const names = placedNames(MARSH, { ...TABLE, seats: [], shared, underway: [] }, 1);
    expect(inWords(names)).toEqual({ c9: 'Mole (left bank)' });
  });

  it('are added to those that were known before', () => {
    const names = known({ c9: 'm-2' });
    learnNames(names, MARSH, TABLE);
    expect(inWords(names)).toMatchObject({ c9: 'Stork', c1: 'Mole' });
  });
});
