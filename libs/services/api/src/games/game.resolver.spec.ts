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
