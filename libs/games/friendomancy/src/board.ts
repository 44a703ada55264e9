/**
 * How cards leave the Board and come to it, what becomes of cards under them, and Foes that a
 * card effect moves.
 *
 * Rules: R-FRI-10, R-FRI-57, R-FRI-61, R-FRI-67, R-FRI-68, R-FRI-77;
 * decisions A-FRI-19, A-FRI-31, A-FRI-36, A-FRI-37, A-FRI-55, A-FRI-61.
 */
import {
  cardOf,
  cardsIn,
  holderOf,
  mark,
  move,
  no,
  show,
  tell,
  zoneOf,
  type Card,
  type CardId,
  type Guard,
  type Place,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  board,
  controllerOf,
  discard,
  gone,
  hand,
  isFaceUpFoe,
  isIn,
  isOnBoard,
  outside,
  ownerOf,
  under,
  below,
  faceDown,
} from './field.js';
import { sacrificeAtWill } from './readings.js';

/** The Discard Pile of a player, or nowhere once that player is gone (A-FRI-37). */
export const pileOf = (play: Play, seat: Seat): Place =>
  isIn(play.state, seat) ? discard(seat) : gone(seat);

/** A card stays its first taker's wherever it goes; the mark says so where others have it. */
export const moveOwned = (play: Play, id: CardId, to: Place): CardId =>
  moveAs(play, id, to, ownerOf(play.state, cardOf(play.state, id)));

function moveAs(play: Play, id: CardId, to: Place, owner: Seat): CardId {
  const as = move(play, id, to);
  mark(play, as, 'owner', Number(holderOf(to)) === owner ? 0 : owner);
  return as;
}

/** Puts a card from a hand or the Board into the pile of its first taker (A-FRI-19). */
export function discardOwned(play: Play, id: CardId): void {
  moveOwned(play, id, pileOf(play, ownerOf(play.state, cardOf(play.state, id))));
}

/**
 * A leaving card's under-cards go to the pile of whoever owns the upper card, for all to see
 * (R-FRI-61, A-FRI-62).
 */
export function leaveBoard(play: Play, id: CardId, to: Place): CardId {
  const owner = ownerOf(play.state, cardOf(play.state, id));
  const lying = withTakers(play, below(play.state, id));
  const covered = cardsIn(play.state, faceDown(id));
  // Everybody sees the cards of a Discard Pile; a seat that has left has none.
  if (covered.length > 0 && !isIn(play.state, owner)) show(play, 0, faceDown(id), covered);
  const as = moveOwned(play, id, to);
  for (const [card, taker] of lying) moveAs(play, card, pileOf(play, owner), taker);
  return as;
}

/** Sends a card from the Board or a pile; what lies under it does not go along. */
export function send(play: Play, id: CardId, to: Place): CardId {
  return isOnBoard(cardOf(play.state, id)) ? leaveBoard(play, id, to) : moveOwned(play, id, to);
}

/** Cards with their first takers, looked up before the card above them is gone. */
const withTakers = (
  { state }: Play,
  ids: readonly CardId[],
): readonly (readonly [CardId, Seat])[] => ids.map((id) => [id, ownerOf(state, cardOf(state, id))]);

/** Puts a card into its owner's Discard Pile: lost in a fight, removed by a card, finished. */
export function loseCard(play: Play, id: CardId): void {
  const card = play.state.cards[id];
  if (!card) return;
  if (isFaceUpFoe(card)) return banish(play, card);
  if (!isOnBoard(card)) return;
  const seat = controllerOf(play.state, card);
  tell(play, 'card-lost', { seat, card: id, face: card.face });
  leaveBoard(play, id, pileOf(play, ownerOf(play.state, card)));
}

/** Back to the hand of whoever controls it (R-FRI-77). */
export function returnCard(play: Play, id: CardId): void {
  const card = cardOf(play.state, id);
  if (isFaceUpFoe(card)) return banish(play, card);
  if (zoneOf(card.place) === 'hand') return;
  const seat = controllerOf(play.state, card);
  tell(play, 'card-returned', { seat, card: id, face: card.face });
  send(play, id, hand(seat));
}

/** When cards are sacrificed by texts alone; a match may allow it at will. */
export const BY_TEXT = no('A-FRI-31', 'Cards are sacrificed when a card says so.');

/** Conditions for a card to be sacrificed in the Main Step. */
export const SACRIFICED: readonly Guard<Card>[] = [
  {
    rule: 'R-FRI-68',
    says: 'Only a card that you control can be sacrificed.',
    holds: ({ state }, card, seat) => isOnBoard(card) && controllerOf(state, card) === seat,
  },
  { ...BY_TEXT, holds: ({ state }) => sacrificeAtWill.of(state) === 'yes' },
];

/** Puts a card into the pile of the player who sacrifices it, whoever owns it (R-FRI-67). */
export function sacrificeCard(play: Play, id: CardId): void {
  const card = cardOf(play.state, id);
  const seat = controllerOf(play.state, card);
  tell(play, 'sacrificed', { seat, card: id, face: card.face });
  leaveBoard(play, id, pileOf(play, seat));
}

/**
 * A card under new control stays its first taker's, and may attack if it came in an earlier turn
 * (A-FRI-61).
 */
export function takeControl(play: Play, id: CardId, seat: Seat): void {
  const card = cardOf(play.state, id);
  if (isFaceUpFoe(card)) return banish(play, card);
  if (!isOnBoard(card) || controllerOf(play.state, card) === seat) return;
  const owner = ownerOf(play.state, card);
  move(play, id, board(seat), { sameObject: true });
  mark(play, id, 'owner', owner === seat ? 0 : owner);
  tell(play, 'control-taken', { card: id, seat });
}

/** Comes to the Board without being played: no cost, no attack this turn (A-FRI-61). */
export function putOnBoard(play: Play, id: CardId, seat: Seat): CardId {
  const as = send(play, id, board(seat));
  mark(play, as, 'new', 1);
  return as;
}

/** Where a card lies that goes under another one: face up unless a text says otherwise. */
export type Tucked = typeof under | typeof faceDown;

/**
 * Under another card, from wherever it lies, with what lay under it: that stays face up or face
 * down as it is (R-FRI-60, A-FRI-36).
 */
export function tuckUnder(play: Play, id: CardId, upper: CardId, how: Tucked = under): void {
  const card = cardOf(play.state, id);
  if (isFaceUpFoe(card)) return banish(play, card);
  if (id === upper) return;
  const along = withTakers(play, below(play.state, id));
  const as = tuck(play, id, ownerOf(play.state, card), how(upper));
  for (const [each, taker] of along) tuck(play, each, taker, sideOf(play, each)(upper));
  tell(play, 'card-tucked', { card: as, under: upper });
}

const sideOf = ({ state }: Play, id: CardId): Tucked =>
  zoneOf(cardOf(state, id).place) === 'under' ? under : faceDown;

/** Puts a card under another one, where it is nobody's but its first taker's. */
function tuck(play: Play, id: CardId, owner: Seat, to: Place): CardId {
  const as = move(play, id, to);
  const holder = controllerOf(play.state, cardOf(play.state, as));
  mark(play, as, 'owner', owner === holder ? 0 : owner);
  return as;
}

/** A Foe that anything but Power 0 takes away leaves the game, without Loot (A-FRI-55). */
export function banish(play: Play, { id, face }: Card): void {
  tell(play, 'foe-banished', { card: id, face });
  move(play, id, outside());
}
