import { describe, expect, it } from 'vitest';
import { payment } from '../entries/term.js';
import { timing } from '../entries/timing.js';
import { part } from '../shape/shape.js';
import * as forms from './forms.js';
import { ENTRIES, type Plant } from './garden.spec-kit.js';
import { cardLanguage } from './language.js';

describe('A price', () => {
  const cut = timing('when-cut', {
    means: 'As it is cut.',
    label: 'When cut',
    names: ['self'],
    takes: { 'price?': part('price'), ...forms.DONE },
  });
  const heap = payment('compost', { means: 'To the heap.', says: (cards) => `compost ${cards}` });
  const language = cardLanguage<Plant>(
    {
      ...ENTRIES,
      timings: [cut],
      payments: [heap],
      added: { timings: { bought: { label: 'Bought' } }, costs: { coins: (n) => `${n} coins` } },
    },
    [['code']],
  );
  const sage = { code: 'g-1', name: 'Sage', type: 'herb', height: 3 };
  const priced = (price: object, word = 'when-cut'): readonly string[] => {
    const cards = [{ ...sage, abilities: [{ timing: word, price, does: [] }] }];
    const { problems } = language.readCardFile({ set: 'g', title: 'Garden', cards });
    return problems.map(({ path, says }) => `${path}: ${says}`);
  };

  it('is of costs, and of cards that are given', () => {
    const gift = { from: { side: 'yours' }, count: 2, to: 'compost' };
    expect(priced({ sun: 2, gives: [gift] })).toEqual([]);
    expect(priced({ sun: 2, gives: [{ ...gift, to: 'heap' }] })).toEqual([
      `cards[0].abilities[0].price.gives[0].to: there is no place "heap"; known: 'compost'`,
    ]);
  });

  it('may be said in words that no card file knows', () => {
    expect(priced({ coins: 1 }, 'bought').join()).toContain('there is no timing "bought"');
    expect(priced({ coins: 1 }).join()).toContain("there is no word 'coins' here");
    const abilities = [{ timing: 'bought', cost: { coins: 3 }, does: [] }];
    const face = { code: 'g-1', name: 'Sage', type: 'herb', cost: 0, words: {}, abilities };
    expect(language.rules.cardText({ ...face, stats: {}, keywords: {} })).toEqual([
      'Bought: 3 coins.',
    ]);
  });
});
