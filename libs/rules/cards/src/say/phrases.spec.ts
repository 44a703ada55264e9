import { withoutUndefined } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import * as phrases from './phrases.js';
import type { InstructionSaid, Reference } from './card-words.js';

const IT: Reference = { subject: 'it', object: 'it', possessive: 'its', many: false };
const THEM: Reference = { subject: 'they', object: 'them', possessive: 'their', many: true };

const said = (number: string, who?: string, to = IT): InstructionSaid => ({
  instruction: withoutUndefined({ verb: 'draw', who }),
  number,
  to,
  with: IT,
  change: '+1 height',
  sought: '',
  offered: '',
});

describe('Numbers of cards', () => {
  it.each([
    ['1', '1 card'],
    ['2', '2 cards'],
    ['X', 'X cards'],
  ])('%s is said as %s', (number, words) => {
    expect(phrases.cards({ number })).toBe(words);
    expect(phrases.cardsByChance({ number })).toBe(`${words} chosen at random`);
  });
});

describe('What a seat does', () => {
  const draw = phrases.seatDoes((who) => `the ${who}`)('draw', 'draws', phrases.cards);

  it('is an order to who plays the card, whether the card says so or not', () => {
    expect([draw(said('1')), draw(said('1', 'you'))]).toEqual([
      { order: 'draw 1 card' },
      { order: 'draw 1 card' },
    ]);
  });

  it('is a statement about anybody else', () => {
    expect(draw(said('2', 'guest'))).toEqual({ statement: 'the guest draws 2 cards' });
  });
});

describe('Cards as an instruction speaks of THEM', () => {
  it('get what is given, one or several', () => {
    expect(phrases.gets(said('1'))).toEqual({ statement: 'it gets +1 height' });
    expect(phrases.gets(said('1', 'you', THEM))).toEqual({ statement: 'they get +1 height' });
  });

  it('go to piles of their owners', () => {
    expect(phrases.ownersOf(IT, 'hand')).toBe("its owner's hand");
    expect(phrases.ownersOf(THEM, 'hand')).toBe("their owners' hands");
    expect(phrases.ownersOf(THEM, 'compost', 'compost')).toBe("their owners' compost");
  });

  it('are yours or those of others, in play and in piles', () => {
    const side = phrases.side("a neighbour's", 'foreign');
    const [face, inPlay, inPile] = [{} as never, false, true];
    expect(side('yours', { face, elsewhere: inPlay })).toEqual({ yours: true });
    expect(side('theirs', { face, elsewhere: inPlay })).toEqual({ before: 'foreign' });
    expect(side('yours', { face, elsewhere: inPile })).toEqual({ whose: 'your' });
    expect(side('theirs', { face, elsewhere: inPile })).toEqual({ whose: "a neighbour's" });
  });

  it('lie in a pile of somebody, or of anybody', () => {
    const inShed = phrases.inPile('shed');
    expect([inShed('your'), inShed('')]).toEqual(['in your shed', 'in a shed']);
  });
});

describe('Values', () => {
  it('go up and down with a sign', () => {
    const { name, change } = phrases.stat('height');
    expect([name, change('2'), change('-1'), change('X')]).toEqual([
      'height',
      '+2 height',
      '-1 height',
      '+X height',
    ]);
  });

  it('that a card simply has need no number', () => {
    expect(phrases.trait('Thorny').change('1')).toBe('Thorny');
  });
});

it('A sentence begins with a capital', () => {
  expect(phrases.capital('draw 1 card')).toBe('Draw 1 card');
});
