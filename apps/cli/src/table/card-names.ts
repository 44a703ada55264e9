/** What the cards at a table are called, as far as one viewer can tell them apart. */
import type {
  CardId,
  CardView,
  Json,
  PileView,
  Seat,
  TableView,
  Viewer,
} from '@scoresheet/rules-engine';
import { faceOf, positionWords, type GameWords } from '@scoresheet/rules-presentation';

/** Names by id; an id that is not there is a card that the viewer does not know. */
export type CardNames = ReadonlyMap<CardId, string>;

/** Printed names alone, for telling what happened. */
export const printedNames = (words: GameWords, table: TableView): CardNames =>
  named(table, ({ face }) => faceOf(words, face)?.name);

/** Adds the cards that a view shows to those that were known before. */
export function learnNames(known: Map<CardId, string>, words: GameWords, table: TableView): void {
  for (const [id, name] of printedNames(words, table)) known.set(id, name);
}

/**
 * With the position, and whose it is where it is not the viewer's, so that no two are alike; a card
 * that the viewer does not know is told by its place in its pile.
 */
export const placedNames = (words: GameWords, table: TableView, viewer: Viewer): CardNames =>
  named(table, ({ face, slot }, zone, seat, number) => {
    const name = faceOf(words, face)?.name ?? `card ${number} of the ${zone}`;
    if (slot === undefined) return name;
    const where = positionWords(words, zone, slot);
    return seat === viewer ? `${name} (${where})` : `${name} (seat ${seat}, ${where})`;
  });

/** `number` counts the cards of the zone from 1. */
type NameOf = (
  card: Pick<CardView, 'face' | 'slot'>,
  zone: string,
  seat: Seat | 0,
  number: number,
) => string | undefined;

function named(table: TableView, nameOf: NameOf): CardNames {
  const names = new Map<CardId, string>();
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
  for (const item of table.underway.flatMap(itemsOf)) {
    const name = nameOf(item, 'stack', 0, 0);
    if (name !== undefined) names.set(item.id, name);
  }
  return names;
}

/** What was announced and may be answered: of which card, and whose it is. */
interface WaitingItem {
  readonly id: CardId;
  readonly face: string;
  readonly controller?: Json;
  /** Whom or what it is about, by the name that the card gives them. */
  readonly chosen?: Json;
}

/** What waits in a window for its turn, such as a Skill that may be answered; the last one is on top. */
export const itemsOf = (frame: Json): readonly WaitingItem[] => {
  const { items = [] } = frame as { readonly items?: readonly Json[] };
  return items.filter(
    (item) => typeof item === 'object' && item !== null && 'id' in item && 'face' in item,
  ) as unknown as readonly WaitingItem[];
};
