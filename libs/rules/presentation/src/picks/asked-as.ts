/** Where each of the next picks is made: on the board, in a tray of cards, by a button or a stepper. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardId, CardView, Json, PileView, TableView } from '@scoresheet/rules-engine';
import type { Narrowing } from './narrow.js';
import type { Pick } from './pick.js';

/** So many buttons are offered at most: what would be more is pointed at, or stepped through. */
export const MAX_BUTTONS = 12;

export interface AskedAs {
  /** What the table shows: cards, positions, players, what waits on the stack. */
  readonly board: readonly Pick[];
  /** Cards that the table does not show, laid out as tiles. */
  readonly tray: readonly Pick[];
  /** Verbs are buttons as well, and count. */
  readonly buttons: readonly Pick[];
  /** Amounts of one thing that are too many for buttons, least first. */
  readonly stepper?: { readonly of?: string; readonly amounts: readonly number[] };
}

/** How the page asks for what a narrowing leaves open. */
export function askedAs({ verbs, next }: Narrowing, table: TableView): AskedAs {
  const at = (where: ShownAs) => next.filter((pick) => shownAs(pick, table) === where);
  const words = at('button');
  const amounts = words.flatMap((pick) => (pick.is === 'amount' ? [pick] : []));
  const isMany = verbs.length + words.length > MAX_BUTTONS && amounts.length > 1;
  const base = { board: at('board'), tray: at('tray') };
  if (!isMany || new Set(amounts.map(({ of }) => of)).size > 1) return { ...base, buttons: words };
  const of = amounts[0]?.of;
  return {
    ...base,
    buttons: words.filter(({ is }) => is !== 'amount'),
    stepper: withoutUndefined({
      of,
      amounts: amounts.map(({ amount }) => amount).toSorted((a, b) => a - b),
    }),
  };
}

export type ShownAs = 'board' | 'tray' | 'button';

export function shownAs(pick: Pick, table: TableView): ShownAs {
  switch (pick.is) {
    case 'card':
      return isInView(table, pick.card) ? 'board' : 'tray';
    case 'item':
      return table.underway.some((frame) => holdsItem(frame, pick.item)) ? 'board' : 'tray';
    case 'face':
      return 'tray';
    case 'slot':
    case 'seat':
      return 'board';
    case 'amount':
    case 'mode':
      return 'button';
  }
}

/** Whether the table lists the card, wherever it lies: in a zone, or on or under another card. */
export const isInView = ({ seats, shared }: TableView, card: CardId): boolean =>
  [...seats.map(({ zones }) => zones), shared].some((zones) => isInZones(zones, card));

const isInZones = (zones: Readonly<Record<string, PileView>>, card: CardId): boolean =>
  Object.values(zones).some(({ cards = [] }) => cards.some((each) => isOrHolds(each, card)));

const isOrHolds = (each: CardView, card: CardId): boolean =>
  each.id === card || (each.with !== undefined && isInZones(each.with, card));

function holdsItem(frame: Json, item: string): boolean {
  if (frame === null || typeof frame !== 'object' || !('items' in frame)) return false;
  const { items } = frame;
  return Array.isArray(items) && items.some((each) => isNamed(each, item));
}

const isNamed = (each: Json, id: string): boolean =>
  each !== null && typeof each === 'object' && 'id' in each && each['id'] === id;
