/** What the cards at a table are called, as far as one viewer can tell them apart. */
import type { CardId, CardView, PileView, Seat, TableView, Viewer } from '@scoresheet/rules-engine';
import { faceOf, positionWords, type GameWords } from './game-words.js';

/** Names by id; an id that is not there is a card that the viewer does not know. */
export type CardNames = ReadonlyMap<CardId, string>;

/** Printed names alone, for telling what happened. */
export const printedNames = (words: GameWords, table: TableView): CardNames =>
  named(table, ({ face }) => faceOf(words, face)?.name);

/** Adds the cards that a view shows to those that were known before. */
export function learnNames(known: Map<CardId, string>, words: GameWords, table: TableView): void {
  for (const [id, name] of printedNames(words, table)) known.set(id, name);
}

/** With the position, and whose it is where it is not the viewer's, so that no two are alike. */
export const placedNames = (words: GameWords, table: TableView, viewer: Viewer): CardNames =>
  named(table, ({ face, slot }, zone, seat) => {
    const name = faceOf(words, face)?.name;
    if (name === undefined || slot === undefined) return name;
    const where = positionWords(words, zone, slot);
    return seat === viewer ? `${name} (${where})` : `${name} (seat ${seat}, ${where})`;
  });

type NameOf = (card: CardView, zone: string, seat: Seat | 0) => string | undefined;

function named(table: TableView, nameOf: NameOf): CardNames {
  const names = new Map<CardId, string>();
  const learn = (zones: { readonly [zone: string]: PileView }, seat: Seat | 0): void => {
    for (const [zone, { cards = [] }] of Object.entries(zones)) {
      for (const card of cards) {
        const name = nameOf(card, zone, seat);
        if (card.id !== undefined && name !== undefined) names.set(card.id, name);
        learn(card.with ?? {}, seat);
      }
    }
  };
  for (const { seat, zones } of table.seats) learn(zones, seat);
  learn(table.shared, 0);
  return names;
}
