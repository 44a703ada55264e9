/**
 * What effects bring about besides damage, each at one moment for all that it concerns.
 *
 * Decisions: A-FUZ-41, A-FUZ-57 to 59, A-FUZ-73.
 */
import {
  cardOf,
  modify,
  seatCounter,
  setCounter,
  setOff,
  tell,
  type CardId,
  type Happening,
  type HappeningRule,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { leaveField } from '../endings.js';
import { controllerOf, discard, isFielded } from '../field.js';
import { drawCards } from '../turn/decode.js';

type Fields<T> = Happening & T;

export const EFFECT_HAPPENINGS: { readonly [kind: string]: HappeningRule } = {
  'life-change': {
    resolve(play, happening) {
      const { changes } = happening as Fields<{ changes: { seat: Seat; by: number }[] }>;
      for (const { seat, by } of changes) {
        setCounter(play, seat, 'life', seatCounter(play.state, seat, 'life') + by);
        if (by > 0) setOff(play, 'life-gained', { seat });
      }
    },
  },
  draw: {
    resolve(play, happening) {
      const { draws } = happening as Fields<{ draws: { seat: Seat; count: number }[] }>;
      for (const { seat, count } of draws) drawCards(play, seat, count);
    },
  },
  change: {
    resolve(play, happening) {
      const { cards, what, by, until, giver } = happening as Fields<{
        cards: CardId[];
        what: string;
        by: number;
        until: string;
        giver: Seat;
      }>;
      for (const card of cards) modify(play, card, { what, by, until, giver });
    },
  },
  destruction: {
    resolve(play, happening) {
      const { cards, by } = happening as Fields<{ cards: CardId[]; by: CardId | null }>;
      for (const card of cards) tellDestroyed(play, card, by);
      // A Relic among them may be gone with its Hero.
      for (const id of cards) {
        const card = play.state.cards[id];
        if (card) leaveField(play, id, discard(card.owner));
      }
    },
  },
};

/** Destroying deals no damage: On KO yes, On Kill for the destroyer alone (A-FUZ-57). */
function tellDestroyed(play: Play, id: CardId, by: CardId | null): void {
  const card = cardOf(play.state, id);
  if (!isFielded(card)) return;
  if (by !== null) tell(play, 'felled', { card: id, by });
  tell(play, 'knocked-out', { card: id, face: card.face, seat: controllerOf(play.state, card) });
}
