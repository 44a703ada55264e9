import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '../effects/language.js';
import { CARDS, FACES, readCardFile } from './card-set.js';

const good = { set: 'x', title: 'X', cards: [CARDS[0]] };
const problemsOf = (file: unknown) =>
  readCardFile(file).problems.map(({ path, says }) => `${path}: ${says}`);

describe('The cards of Sample Game', () => {
  it('all say what they do', () => {
    const texts = Object.values(FACES).map((face) => LANGUAGE.rules.cardText(face).join(' '));
    expect(texts.filter((text) => text.length < 10)).toEqual([]);
  });

  it('have codes of their set', () => {
    expect(CARDS.filter(({ code }) => !/^fs-\d\d$/.test(code))).toEqual([]);
  });
});

const SLIPS = [{ verb: 'scor' }, { verb: 'score' }];

describe('The reader of card files', () => {
  it('takes a card, and names every mistake by its path', () => {
    expect(problemsOf(good)).toEqual([]);
    const [card] = CARDS;
    const slips = { ...card, name: '', abilities: [{ timing: 'play', does: SLIPS }] };
    expect(problemsOf({ ...good, cards: [slips] })).toEqual([
      'cards[0].name: this has to be a text',
      expect.stringContaining('cards[0].abilities[0].does[0].verb: there is no verb "scor"; did'),
      'cards[0].abilities[0].does[1].amount: is missing',
    ]);
  });

  it('wants each code and name once, and one ability on each card', () => {
    const [card] = CARDS;
    expect(problemsOf({ ...good, cards: [card, card] })).toHaveLength(2);
    expect(problemsOf({ ...good, cards: [{ ...card, abilities: [] }] })).toEqual([
      'cards[0].abilities: a card has exactly one ability',
    ]);
  });
});
