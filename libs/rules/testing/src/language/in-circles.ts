/** A game with many cards whose values depend on themselves and on each other. */
import { withFaces, type CardLanguage } from '@scoresheet/rules-cards';
import {
  circleOfValue,
  valuesChanged,
  type CardFace,
  type Reading,
  type Rules,
  type Seating,
} from '@scoresheet/rules-engine';
import { seededNumbers } from '../chance/seeded-chance.js';
import { turnedAround } from '../walk/check-values.js';
import { lastingCards } from './lasting-cards.js';
import { tryingOut } from './trying-out.js';

interface Spoken<Entry> {
  readonly rules: Rules;
  readonly language: CardLanguage<Entry>;
  readonly faceOf: (entry: Entry) => CardFace;
  readonly tableOf: (seed: number) => Seating;
}

/** The game and its tables with `count` such cards; `turned` is the same with its cards in another order. */
export function inCircles<Entry extends object>(game: Spoken<Entry>, count: number, seed = 1) {
  const language = game.language as CardLanguage<object>;
  const cards = lastingCards(language, seededNumbers(seed), count);
  const faces = cards.map((card) => game.faceOf(card as Entry));
  const rules = withFaces(game.rules, faces);
  const tableOf = (table: number): Seating => tryingOut(rules, game.tableOf(table), faces, table);
  return { rules, tableOf, turned: turnedAround(rules) };
}

/** Whether texts that lie at the table could make a value depend on itself. */
export const hasCircle = (reading: Reading): boolean =>
  [...valuesChanged(reading.rules).values()]
    .flat()
    .some((what) => circleOfValue(reading, what) !== undefined);
