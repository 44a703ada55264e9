/** What the cards at a table are called, as far as one viewer can tell them apart. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardId, CardView, PileView, Seat, TableView, Viewer } from '@scoresheet/rules-engine';
import { faceWords, positionWords, seatWords, zoneWords, type GameWords } from './game-words.js';
import { say, type Segment, type Sentence } from './sentence.js';
import { stackItems } from './stack-items.js';

/** Names by id; an id that is not there is a card that the viewer does not know. */
export type CardNames = ReadonlyMap<CardId, Sentence>;

/** A card that the viewer can at most tell from others. */
export const unknownCard = (card?: CardId): Segment =>
  withoutUndefined({
    is: 'card',
    text: 'a card',
    card,
  });

/** Printed names alone, for telling what happened. */
export const printedNames = (words: GameWords, table: TableView): CardNames =>
  named(table, ({ face, id }) => {
    const name = faceWords(words, face, id);
    return name && [name];
  });

/** Adds the cards that a view shows to those that were known before. */
export function learnNames(known: Map<CardId, Sentence>, words: GameWords, table: TableView): void {
  for (const [id, name] of printedNames(words, table)) known.set(id, name);
}

/**
 * With the position, and whose it is where it is not the viewer's, so that no two are alike; a card
 * that the viewer does not know is told by its place in its pile.
 */
export const placedNames = (words: GameWords, table: TableView, viewer: Viewer): CardNames =>
  named(table, ({ id, face, slot }, zone, seat, number) => {
    const name = faceWords(words, face, id) ?? {
      ...unknownCard(id),
      text: `card ${number} of the ${zoneWords(words, zone)}`,
    };
    if (slot === undefined) return [name];
    const where = positionWords(words, zone, slot);
    const isOthers = seat !== 0 && seat !== viewer;
    return isOthers ? say`${name} (${seatWords(words, seat)}, ${where})` : say`${name} (${where})`;
  });

/** `seat` is 0 for what belongs to nobody; `number` counts the cards of the zone from 1. */
type NameOf = (
  card: Pick<CardView, 'id' | 'face' | 'slot'>,
  zone: string,
  seat: Seat | 0,
  number: number,
) => Sentence | undefined;

function named(table: TableView, nameOf: NameOf): CardNames {
  const names = new Map<CardId, Sentence>();
  const learn = (zones: { readonly [zone: string]: PileView }, seat: Seat | 0): void => {
    for (const [zone, { cards = [] }] of Object.entries(zones)) {
      for (const [index, card] of cards.entries()) {
        const name = nameOf(card, zone, seat, index + 1);
        if (card.id !== undefined && name !== undefined) names.set(card.id, name);
        learn(card.with ?? {}, seat);
      }
    }
  };
  for (const { seat, zones } of table.seats) learn(zones, seat);
  learn(table.shared, 0);
  for (const { id, face } of stackItems(table)) {
    const name = nameOf({ face }, 'stack', 0, 0);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}
