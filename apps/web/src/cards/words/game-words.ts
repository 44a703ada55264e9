/** The words of a game's cards, put together once for all pages that explain them. */
import { glossaryOf, type Glossary } from '@scoresheet/rules-cards';
import type { CardGame } from '../card-game.js';

const glossaries = new WeakMap<CardGame, Glossary>();

export function wordsOfGame(game: CardGame): Glossary {
  const { cardLanguage, cards } = game;
  const known = glossaries.get(game);
  if (known) return known;
  const faces = cards.map(({ face }) => face);
  const glossary = glossaryOf(cardLanguage, faces);
  glossaries.set(game, glossary);
  return glossary;
}
