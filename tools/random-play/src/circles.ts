/** A game of random cards whose values depend on themselves and on each other. */
import { GAMES, SCENARIO_GAMES, type ScenarioGameName } from '@scoresheet/games-catalog';
import { TRIAL_SET, type CardLanguage } from '@scoresheet/rules-cards';
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { checkValuesBy, inCircles } from '@scoresheet/rules-testing';
import type { WalkedGame } from './walked-game.js';

const CARDS = 400;

/** The same tables with such cards in their decks; other cards for other seeds. */
export function withCircles(name: string, game: WalkedGame, seed: number): WalkedGame {
  const known = name as ScenarioGameName;
  const entry = GAMES[known];
  invariant(entry, () => `${name} is in no catalog`);
  const language = entry.cardLanguage as CardLanguage<object>;
  const faceOf = (card: object): CardFace => {
    const [face] = SCENARIO_GAMES[known].readCards?.({ ...FILE, cards: [card] }).faces ?? [];
    invariant(face, () => `${name} cannot read ${JSON.stringify(card)}`);
    return face;
  };
  const { rules, tableOf } = game;
  const circling = inCircles({ rules, tableOf, language, faceOf }, CARDS, seed);
  return {
    ...game,
    rules: circling.rules,
    tableOf: circling.tableOf,
    cards: [],
    besides: [checkValuesBy(circling.turned)],
  };
}

const FILE = { set: TRIAL_SET, title: 'Circles' };
