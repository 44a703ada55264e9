/**
 * A declared thing takes effect: a monster or an item comes onto the field, a spell does what it
 * says and goes to the drop zone or stays set, an ability does what it says.
 *
 * Rules: R-BFT-07, R-BFT-09, R-BFT-47, R-BFT-57, B31, B34; call step 8; decisions A-BFT-12,
 * A-BFT-33, A-BFT-40, A-BFT-73.
 */
import {
  abilityOf,
  effectFrame,
  move,
  push,
  tell,
  zoneOf,
  type CardId,
  type EffectFrame,
  type Frame,
  type Next,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { namedAtOnce } from '../acts/ways-to-use.js';
import { gainLife } from '../combat/damage.js';
import { AREAS, field, ITEM, NO_AREA } from '../field.js';

import type { Item } from './item.js';
import { toDrop } from './nullify.js';

const BUDDY_GIFT = 1; // R-BFT-09

interface ResolveFrame extends Frame {
  readonly kind: 'resolve';
  readonly item: Item;
  stage: 'begin' | 'after';
}

export const resolveFrame = (item: Item): ResolveFrame => ({
  kind: 'resolve',
  item,
  stage: 'begin',
});

export const resolve: Step<ResolveFrame> = {
  open: ['item', 'stage'],

  proceed(play, frame): Next {
    const { item } = frame;
    if (item.nullified) return 'done';
    if (frame.stage === 'after') {
      afterCast(play, item);
      return 'done';
    }
    frame.stage = 'after';
    if (item.does === 'call' || item.does === 'equip') {
      comeIn(play, item);
      return 'done';
    }
    if (item.ability >= 0) pushEffect(play, item);
    return 'on';
  },
};

/** What was not named in the declaration is chosen now, after what was (A-BFT-43). */
function pushEffect(play: Play, item: Item): void {
  const { choose = [] } = abilityOf(play, item);
  const at = namedAtOnce(choose).length;
  const frame = effectFrame(item, item.chosen);
  const asking: EffectFrame = { ...frame, stage: 'choose', at };
  push(play, at === choose.length ? frame : asking);
}

/** Standing; with a Buddy Call its fighter gains a life (R-BFT-07, R-BFT-09). */
function comeIn(play: Play, { card, controller, area, buddyCall }: Item): void {
  placeOnField(play, card, controller, area === null ? ITEM : AREAS[area]);
  if (buddyCall) buddyGift(play, controller);
}

/** A placed card is the same object as while it was in use, with the soul that was put under it. */
export function placeOnField(play: Play, card: CardId, seat: Seat, slot: number): void {
  move(play, card, field(seat), { slot, sameObject: true });
  tell(play, 'entered', { card, seat });
}

export function buddyGift(play: Play, seat: Seat): void {
  tell(play, 'buddy-gift', { seat });
  gainLife(play, seat, BUDDY_GIFT);
}

function afterCast(play: Play, item: Item): void {
  const { card, controller, does, buddyCall, face } = item;
  if (does !== 'cast') return;
  const { place = '' } = play.state.cards[card] ?? {};
  const isSet = (play.rules.faces[face]?.keywords['set'] ?? 0) > 0;
  if (zoneOf(place) === 'declared' && isSet) placeOnField(play, card, controller, NO_AREA);
  else toDrop(play, card);
  if (buddyCall) buddyGift(play, controller);
}
