/**
 * Foes on Pools and decks: worn down in fights, Defeated at Power 0, put in their place when the
 * turn ends.
 *
 * Rules: R-FRI-19, R-FRI-20, R-FRI-24 to 26; decisions A-FRI-30, A-FRI-51, A-FRI-53, A-FRI-55.
 */
import {
  abilitiesTimed,
  cardOf,
  cardsIn,
  effectFrame,
  faceOfCard,
  mark,
  markOf,
  move,
  place,
  push,
  seatsOf,
  tell,
  type CardId,
  type EffectFrame,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import type { AttackFrame } from './combat/attack-frame.js';
import { banish } from './board.js';
import { defeated, faceUpFoes, isIn } from './field.js';
import { powerless } from './values.js';

/** Wears a Foe down for good (R-FRI-24). */
export function wear(play: Play, id: CardId, amount: number): void {
  if (amount <= 0) return;
  mark(play, id, 'worn', markOf(cardOf(play.state, id), 'worn') + amount);
  tell(play, 'foe-worn', { card: id, amount });
}

/** Defeats Foes after each fight and effect: their Loot comes before all that waits (A-FRI-30). */
export function defeatFoes(play: Play): void {
  for (const foe of powerless(play, faceUpFoes(play.state))) {
    const seat = causer(play);
    if (seat === 0 || !isIn(play.state, seat)) banish(play, foe);
    else defeat(play, foe.id, seat);
  }
}

function defeat(play: Play, id: CardId, seat: Seat): void {
  const card = cardOf(play.state, id);
  tell(play, 'foe-defeated', { card: id, seat, face: card.face });
  const as = move(play, id, defeated(seat));
  for (const ability of abilitiesTimed(faceOfCard(play, card), 'loot').toReversed()) {
    push(play, effectFrame({ card: as, face: card.face, ability, controller: seat }));
  }
}

/** Who controls the card that is at work: the effect or the attack on top of all others. */
function causer({ state }: Play): Seat {
  const at = state.stack.findLast(({ kind }) => kind === 'effect' || kind === 'attack');
  if (!at) return 0;
  return at.kind === 'effect' ? (at as EffectFrame).controller : (at as AttackFrame).seat;
}

/** Foes that waited aside come to lie on top, the last drawn uppermost (A-FRI-51). */
export function placeFoes(play: Play): void {
  for (const holder of [0, ...seatsOf(play.state)]) {
    for (const id of [...cardsIn(play.state, place('aside', holder))]) {
      const { slot } = cardOf(play.state, id);
      const foe = move(play, id, place('foes', holder), { slot });
      tell(play, 'foe-placed', { card: foe });
    }
  }
}
