/** The acts on cards: how they come into the game, move, and carry marks. Each writes a fact. */
import { invariant } from '../base/invariant.js';
import type { Play } from '../contract/play.js';
import type { CardId, Place, Seat, State } from '../contract/state.js';
import { cardOf, cardsIn, markOf } from '../state/state.js';
import { idFamily, knownThere } from '../visibility/audience.js';
import { isPermutation } from './chance.js';
import { nextId } from '../state/ids.js';
import { endModifiersOn } from './modify.js';
import { pickByChance, write } from './play.js';

export function stock(play: Play, to: Place, owner: Seat, faces: readonly string[]): void {
  write(play, { kind: 'stocked', owner, to, faces, family: idFamily(play.rules, to) });
}

export interface Move {
  readonly slot?: number;
  /** The card goes to the bottom of the pile instead of its top. */
  readonly under?: boolean;
  /** The card stays the same object, with its marks and its id: a change of side, say. */
  readonly sameObject?: boolean;
}

/**
 * Moves a card and gives its id from now on. A card that changes its place is a new object with
 * a fresh id, so that nobody can follow it through a place that is hidden from them.
 */
export function move(play: Play, id: CardId, to: Place, how: Move = {}): CardId {
  const { state } = play;
  const card = cardOf(state, id);
  const { face, place: from } = card;
  const as = how.sameObject ? id : nextId(state, idFamily(play.rules, to));
  if (!how.sameObject) endModifiersOn(play, id);
  const fact = { kind: 'moved', card: id, as, face, from, to, slot: how.slot ?? 0 } as const;
  const knownTo = knownThere(play.rules, card, to);
  const told = knownTo === undefined ? fact : { ...fact, knownTo };
  write(play, how.under ? { ...told, under: true } : told);
  return as;
}

export function moveAll(play: Play, from: Place, to: Place): void {
  for (const id of [...cardsIn(play.state, from)]) move(play, id, to);
}

export function shuffle(play: Play, at: Place): void {
  const { length } = cardsIn(play.state, at);
  const order = play.chance.shuffle(length, play.state.draws, at);
  invariant(isPermutation(order, length), `chance gave no order of ${length} cards`);
  write(play, { kind: 'shuffled', place: at, order });
}

/** The card on top of a pile, or undefined where the pile is empty. */
export const topOf = (state: State, at: Place): CardId | undefined => cardsIn(state, at).at(-1);

/** Takes up to `count` cards from the top of a pile; gives the number taken. */
export function draw(play: Play, from: Place, to: Place, count: number): number {
  for (let taken = 0; taken < count; taken += 1) {
    const top = topOf(play.state, from);
    if (top === undefined) return taken;
    move(play, top, to);
  }
  return count;
}

/** Picks up to `count` cards of a place by chance, one after another, as `each` takes them away. */
export function pickCards(
  play: Play,
  from: Place,
  count: number,
  each: (id: CardId) => void,
): void {
  for (let left = count; left > 0; left -= 1) {
    const cards = cardsIn(play.state, from);
    if (cards.length === 0) return;
    each(cards[pickByChance(play, cards.length)] as CardId);
  }
}

export function mark(play: Play, id: CardId, name: string, to: number): void {
  const card = cardOf(play.state, id);
  if (markOf(card, name) === to) return;
  write(play, { kind: 'marked', card: id, place: card.place, mark: name, to });
}

export function reslot(play: Play, id: CardId, slot: number): void {
  const card = cardOf(play.state, id);
  if (card.slot !== slot) write(play, { kind: 'slotted', card: id, place: card.place, slot });
}

/** Shows the faces of cards to one seat, or to all (0). */
export function show(play: Play, to: Seat | 0, at: Place, ids: readonly CardId[]): void {
  const faces = ids.map((id) => cardOf(play.state, id).face);
  write(play, { kind: 'shown', seat: to, place: at, faces });
}
