import { GAMES } from '@scoresheet/games-catalog';
import { cardText } from '@scoresheet/rules-engine';
import { expect, it } from 'vitest';
import { GameResolver } from './game.resolver.js';

it('A game shows its cards with what they say', () => {
  const [fuzzycards] = new GameResolver(GAMES).games();
  const { rules } = GAMES['fuzzycards'] ?? {};
  const cards = fuzzycards?.cards ?? [];
  expect(cards.map(({ code }) => code)).toEqual(Object.keys(rules?.faces ?? {}));
  expect(cards.some(({ text }) => text.length > 0)).toBe(true);
  expect(cards.map(({ text }) => text)).toEqual(
    Object.values(rules?.faces ?? {}).map((face) => rules && cardText(rules, face)),
  );
});

it('A game says whether bots find advice in it', () => {
  const { fuzzycards } = GAMES;
  if (fuzzycards === undefined) throw new Error('Fuzzycards is gone.');
  const silent = { ...fuzzycards };
  delete silent.advise;
  const games = new GameResolver({ fuzzycards, silent }).games();
  expect(games.map(({ id, hasAdviser }) => [id, hasAdviser])).toEqual([
    ['fuzzycards', true],
    ['silent', false],
  ]);
});
