/** The table as a seat sees it, in the words in which the advice is given. */
import type { CardView, Seat, TableView } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import type { Face } from '../cards/card.js';
import { AREAS, ITEM, opponentOf } from '../field.js';

export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

function fieldOf({ table }: Seen, seat: Seat): readonly CardView[] {
  return table.seats[seat - 1]?.zones['field']?.cards ?? [];
}

const AREA_SLOTS: readonly number[] = Object.values(AREAS);

export const monstersOn = (seen: Seen, seat: Seat): readonly CardView[] =>
  fieldOf(seen, seat).filter(({ slot }) => AREA_SLOTS.includes(slot ?? 0));

export const itemOn = (seen: Seen, seat: Seat): CardView | undefined =>
  fieldOf(seen, seat).find(({ slot }) => slot === ITEM);

export const isTheirs = (seen: Seen, id: string): boolean =>
  fieldOf(seen, opponentOf(seen.seat)).some((card) => card.id === id);

export const cardSeen = (seen: Seen, id: string): CardView | undefined =>
  [...fieldOf(seen, 1), ...fieldOf(seen, 2)].find((card) => card.id === id);

export const valueSeen = (card: CardView | undefined, what: string): number =>
  card?.values?.[what] ?? 0;

/** What is printed on a card of the own hand. */
export function faceInHand({ seat, table }: Seen, id: string | undefined): Face | undefined {
  const inHand = table.seats[seat - 1]?.zones['hand']?.cards ?? [];
  return FACES[inHand.find((card) => card.id === id)?.face ?? ''];
}

/** The timing in which something is asked: `main`, `final`, `battle`, ... */
export function timingSeen({ table }: Seen): string {
  const frame = table.underway.findLast((each) => kindOf(each) === 'play-timing');
  return String((frame as { readonly name?: string } | undefined)?.name ?? '');
}

/** Whether the fighter itself is under attack now. */
export function isUnderAttack({ seat, table }: Seen): boolean {
  const battle = table.underway.find((each) => kindOf(each) === 'battle');
  return (battle as { readonly target?: string } | undefined)?.target === `fighter-${seat}`;
}

const kindOf = (frame: unknown): unknown => (frame as { readonly kind?: unknown }).kind;
