/**
 * How Buddies come into a party and leave it.
 *
 * Rules: R-BUD-15 to 17, R-BUD-42, R-BUD-50; decisions A-BUD-11, A-BUD-45, A-BUD-48, A-BUD-55,
 * A-BUD-59.
 */
import {
  cardOf,
  cardsIn,
  mark,
  move,
  rework,
  seatsOf,
  tell,
  valueOf,
  type CardFace,
  type CardId,
  type Frame,
  type Place,
  type Play,
  type Reading,
  type Refusal,
  type Seat,
  type StackWindow,
} from '@scoresheet/rules-engine';
import { itemOn, party, partyOf, trash } from './field.js';
import { no } from './refusal.js';
import type { ResolveFrame, StackItem } from './stack/item.js';
import { faceOfCard, hasKeyword, ruleFor } from './values.js';

/** A knocked-out Buddy keeps its place among the four and its name (A-BUD-11). */
export const hasRoom = (reading: Reading, seat: Seat): boolean =>
  partyOf(reading.state, seat).length < ruleFor(reading, seat, 'partyLimit');

/** A name that is not generic is in play once, whoever plays it. */
export function isNameFree(reading: Reading, face: CardFace): boolean {
  if (hasKeyword(face, 'generic')) return true;
  return seatsOf(reading.state).every((seat) =>
    partyOf(reading.state, seat).every((card) => faceOfCard(reading, card).name !== face.name),
  );
}

/** The refusal of a name that is in play; undefined where it is free (R-BUD-15). */
export const refuseName = (reading: Reading, face: CardFace): Refusal | undefined =>
  isNameFree(reading, face)
    ? undefined
    : no('R-BUD-15', `${face.name} is in play already, and there is only one.`);

/** It neither attacks nor uses abilities before the next turn (R-BUD-50). */
export function enter(play: Play, card: CardId, seat: Seat): CardId {
  const id = move(play, card, party(seat));
  mark(play, id, 'entered', 1);
  tell(play, 'entered', { card: id, seat });
  return id;
}

/** A Buddy leaves, then the item on it, which goes to its owner's Trash (A-BUD-47, 48). */
export function leaveParty(play: Play, id: CardId, to: Place): CardId {
  const items = [...cardsIn(play.state, itemOn(id))];
  rememberSource(play, id);
  const as = move(play, id, to);
  for (const item of items) move(play, item, trash(cardOf(play.state, item).owner));
  return as;
}

/** What waits on the stack reads its source as it last was face up in play (A-BUD-59). */
export function rememberSource(play: Play, id: CardId): void {
  const deals = valueOf(play, id, 'deals');
  const withSource = (item: StackItem): StackItem =>
    item.card === id && item.deals === undefined ? { ...item, deals } : item;
  for (const frame of play.state.stack) {
    if (isResolving(frame)) rework(play, frame).item = withSource(frame.item);
    if (!isWindow(frame)) continue;
    const items = frame.items as unknown as readonly StackItem[];
    rework(play, frame).items = items.map(withSource) as unknown as StackWindow['items'];
  }
}

const isWindow = (frame: Frame): frame is StackWindow => frame.kind === 'stack-window';
const isResolving = (frame: Frame): frame is ResolveFrame => frame.kind === 'resolve';
