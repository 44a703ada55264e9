/** A game with the cards of the ruleset that a match was begun with, where that is an older one. */
import type { CardFace } from '@scoresheet/rules-engine';
import { client } from '../../api/client.js';
import { graphql } from '../../api/schema.js';
import type { ShownGame } from './load-game.js';

const CARDS = graphql(`
  query CardsOfRuleset($ruleset: String!) {
    cards(ruleset: $ruleset) {
      code
      name
      type
      cost
      text
      face
    }
  }
`);

export async function printedThen(game: ShownGame, ruleset: string): Promise<ShownGame> {
  if (ruleset === game.ruleset) return game;
  const { data } = await client.query({ query: CARDS, variables: { ruleset } });
  if (!data?.cards) return game;
  const texts = new Map(data.cards.map(({ code, text }) => [code, text]));
  const faces = Object.fromEntries(
    data.cards.map(({ code, name, type, cost, face }) => [
      code,
      { ...(face as Omit<CardFace, 'code' | 'name' | 'type' | 'cost'>), code, name, type, cost },
    ]),
  );
  return {
    ...game,
    ruleset,
    rules: { ...game.rules, faces },
    textOf: (code) => texts.get(code) ?? [],
  };
}
