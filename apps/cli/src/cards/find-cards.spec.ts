import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { findCards, type CardWishes } from './find-cards.js';

const game = GAMES['fuzzycards'] as CatalogEntry;
const total = Object.keys(game.rules.faces).length;
const found = (wishes: CardWishes) => findCards(game, wishes);

describe('Cards are found', () => {
  it('all of them, where nothing is asked', () => {
    expect(found({})).toHaveLength(total);
  });

  it.each<[CardWishes, (card: ReturnType<typeof found>[number]) => boolean]>([
    [{ force: 'wisdom' }, ({ words }) => words['force'] === 'wisdom'],
    [{ force: 'Wisdom' }, ({ words }) => words['force'] === 'wisdom'],
    [{ rarity: 'epic' }, ({ words }) => words['rarity'] === 'epic'],
    [{ cost: '3' }, ({ cost }) => cost === 3],
    [{ type: 'event' }, ({ type }) => type === 'event'],
    [{ type: 'relic' }, ({ type }) => type === 'equip-relic' || type === 'field-relic'],
    [{ force: 'power', type: 'hero' }, (c) => c.words['force'] === 'power' && c.type === 'hero'],
    [{ name: 'LANTERN' }, ({ name }) => name.includes('Lantern')],
  ])('by %j: these and no others', (wishes, fits) => {
    const codes = found(wishes).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes).toEqual(
      found({})
        .filter(fits)
        .map(({ code }) => code),
    );
  });

  it('by the code of one, with its set and its text', () => {
    const sets = game.cardSets.map(({ set }) => set);
    const card = found({}).find(({ text }) => text.length > 0);
    expect(found({ name: card?.code ?? '' })).toEqual([card]);
    expect(sets).toContain(card?.set);
    expect(found({ set: card?.set ?? '' })).toContainEqual(card);
  });
});

describe('Where no card is found, a person is told', () => {
  it.each<[CardWishes, string]>([
    [{ name: 'lantren clerk' }, 'there is no card "lantren clerk". Is "Lantern Clerk"'],
    [{ name: 'qqq' }, 'there is no card "qqq".'],
    [{ force: 'might' }, 'no card has the force "might"; there are: power, clarity'],
    [{ cost: 'three' }, 'no card has the cost "three"; there are: 1,'],
    [{ name: 'Lantern Clerk', type: 'event' }, 'no card is all of this; leave out an option.'],
  ])('%j', (wishes, words) => {
    expect(() => found(wishes)).toThrow(words);
  });
});
