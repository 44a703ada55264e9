/**
 * Damage to Buddies and decks. A Buddy's DF absorbs it before HP does, unless the element is its
 * weakness; a deck's Defense absorbs it before cards do, ten for each.
 *
 * Rules: R-BUD-19, R-BUD-21, R-BUD-22, R-BUD-64 to 69, R-BUD-78;
 * decisions A-BUD-12, A-BUD-16 to 18, A-BUD-30, A-BUD-41, A-BUD-42, A-BUD-70.
 */
import {
  cardOf,
  draw,
  mark,
  markOf,
  seatCounter,
  setCounter,
  tell,
  valueOf,
  type CardId,
  type HappeningRule,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { elementNumber } from '../cards/elements.js';
import { controllerOf, deck, isDown, isIn, isInParty, seatMeantBy, trash } from '../field.js';
import { deckDefence, dfLeft, hpLeft, ruleFor } from '../values.js';
import type { Damage } from './happenings.js';
import { replacementsOf } from './instead.js';

const DAMAGE_PER_CARD = 10; // R-BUD-69

export const damageRule: HappeningRule = {
  replacements: (reading, happening) => replacementsOf(reading, happening as Damage),
  resolve: (play, happening) => deal(play, happening as Damage),
};

function deal(play: Play, damage: Damage): void {
  const seat = seatMeantBy(damage.to, 'deck');
  if (seat !== undefined) return strikeDeck(play, seat, damage);
  const card = play.state.cards[damage.to];
  if (card && isInParty(card) && !isDown(card)) strikeBuddy(play, card.id, damage);
}

function strikeBuddy(play: Play, id: CardId, damage: Damage): void {
  const { element, source } = damage;
  const fromAttack = source === null ? 0 : valueOf(play, id, 'takesFromAttacks');
  const amount = Math.max(0, damage.amount + valueOf(play, id, 'takes') + fromAttack);
  const absorbed = isWeakTo(play, id, element) ? 0 : Math.min(dfLeft(play, id), amount);
  const lost = Math.min(hpLeft(play, id), amount - absorbed);
  const card = cardOf(play.state, id);
  mark(play, id, 'absorbed', markOf(card, 'absorbed') + absorbed);
  mark(play, id, 'damage', markOf(card, 'damage') + lost);
  tell(play, 'buddy-struck', { card: id, source, amount, absorbed, lost });
}

/**
 * A Buddy's weakness to an element. None counts while an Event puts weaknesses aside, and damage
 * without an element matches none (R-BUD-78).
 */
function isWeakTo(reading: Reading, id: CardId, element: string | null): boolean {
  const controller = controllerOf(reading.state, cardOf(reading.state, id));
  if (element === null || ruleFor(reading, controller, 'noWeakness') > 0) return false;
  return valueOf(reading, id, 'weakness') === elementNumber(element);
}

/** The remainder below ten is lost; the Buddies' own DF is not lowered (A-BUD-16, 17). */
function strikeDeck(play: Play, seat: Seat, { amount, source }: Damage): void {
  if (!isIn(play.state, seat)) return;
  const absorbed = Math.min(deckDefence(play, seat), amount);
  const through = seatCounter(play.state, seat, 'deckAbsorbed') + absorbed;
  setCounter(play, seat, 'deckAbsorbed', through);
  const cards = Math.floor((amount - absorbed) / DAMAGE_PER_CARD);
  const lost = draw(play, deck(seat), trash(seat), cards);
  tell(play, 'deck-struck', { seat, source, amount, absorbed, lost });
}
