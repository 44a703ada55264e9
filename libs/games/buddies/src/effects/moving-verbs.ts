/**
 * What an instruction can do to the place of a card: out of play, into play, to the other side,
 * back from the Trash.
 *
 * Decisions: A-BUD-28, A-BUD-44 to 48.
 */
import {
  cardOf,
  cardsIn,
  cardsMeant,
  mark,
  markOf,
  move,
  moveAll,
  shuffle,
  tell,
  valueOf,
  type CardId,
  type Play,
  type Seat,
  type Verb,
} from '@scoresheet/rules-engine';
import { controllerOf, deck, hand, isDown, itemOn, party, trash } from '../field.js';
import { enter, hasRoom, isNameFree, leavePlay } from '../party.js';
import { forgetLastSeen, rememberSources } from '../stack/last-seen.js';
import { faceOfCard } from '../values.js';
import { inPartyMeant, seatsMeant } from './meant.js';

/** Cards in play of any kind, each to its owner's Trash. */
const trashVerb: Verb = (play, effect, instruction) => {
  const cards = cardsMeant(play, instruction, effect);
  rememberSources(play, cards);
  for (const id of cards) {
    const card = play.state.cards[id];
    if (!card) continue; // an item that went with its Buddy
    tell(play, 'trashed', { card: id, face: card.face });
    leavePlay(play, id, trash(card.owner));
  }
};

const trashItem: Verb = (play, effect, instruction) => {
  for (const buddy of inPartyMeant(play, effect, instruction)) {
    for (const id of [...cardsIn(play.state, itemOn(buddy))]) {
      const { owner, face } = cardOf(play.state, id);
      tell(play, 'trashed', { card: id, face });
      leavePlay(play, id, trash(owner));
    }
  }
};

const returnToHand: Verb = (play, effect, instruction) => {
  const cards = cardsMeant(play, instruction, effect);
  rememberSources(play, cards);
  for (const id of cards) {
    const { owner } = cardOf(play.state, id);
    tell(play, 'returned', { card: id, seat: owner });
    leavePlay(play, id, hand(owner));
  }
};

/** Puts cards under the effect's controller, if there is room and the name is free (A-BUD-45). */
const putIntoPlay: Verb = (play, effect, instruction) => {
  for (const id of cardsMeant(play, instruction, effect)) {
    const face = faceOfCard(play, cardOf(play.state, id));
    const fits = hasRoom(play, effect.controller) && isNameFree(play, face);
    if (face.type === 'buddy' && fits) enter(play, id, effect.controller);
  }
};

/** A Buddy changes sides as it is, with damage and item; without a place for it nothing happens. */
const takeControl: Verb = (play, effect, instruction) => {
  for (const id of inPartyMeant(play, effect, instruction))
    changeSides(play, id, effect.controller);
};

function changeSides(play: Play, id: CardId, seat: Seat): void {
  const isOwn = controllerOf(play.state, cardOf(play.state, id)) === seat;
  if (isOwn || !hasRoom(play, seat)) return;
  mark(play, id, 'defending', 0);
  move(play, id, party(seat), { sameObject: true });
  tell(play, 'control-taken', { card: id, seat });
}

/** Face up again with so many HP, or with all that is printed (A-BUD-44). */
const revive: Verb = (play, effect, instruction) => {
  for (const id of inPartyMeant(play, effect, instruction)) {
    if (!isDown(cardOf(play.state, id))) continue;
    mark(play, id, 'down', 0);
    forgetLastSeen(play, id);
    const whole = valueOf(play, id, 'hp');
    const hp = Math.min(Number(instruction.amount ?? whole), whole);
    mark(play, id, 'damage', Math.max(0, whole - hp));
    tell(play, 'revived', { card: id, hp });
  }
};

/** A Buddy that stops defending stands upright again and may be attacked. */
const stopDefending: Verb = (play, effect, instruction) => {
  for (const id of inPartyMeant(play, effect, instruction)) mark(play, id, 'defending', 0);
};

/** A refreshed Buddy may act once more this turn, unless it defends. */
const refresh: Verb = (play, effect, instruction) => {
  for (const id of inPartyMeant(play, effect, instruction)) {
    if (markOf(cardOf(play.state, id), 'defending') === 0) mark(play, id, 'acted', 0);
  }
};

/** Brings cards out of a pile into their owners' decks, which are shuffled. */
const shuffleBack: Verb = (play, effect, instruction) => {
  const owners = new Set<Seat>();
  for (const id of cardsMeant(play, instruction, effect)) {
    const { owner } = cardOf(play.state, id);
    move(play, id, deck(owner));
    owners.add(owner);
  }
  for (const owner of owners) shuffle(play, deck(owner));
};

const shuffleTrash: Verb = (play, effect, instruction) => {
  for (const seat of seatsMeant(play, effect, instruction)) {
    moveAll(play, trash(seat), deck(seat));
    shuffle(play, deck(seat));
  }
};

export const MOVING_VERBS: { readonly [verb: string]: Verb } = {
  trash: trashVerb,
  'trash-item': trashItem,
  return: returnToHand,
  'put-into-play': putIntoPlay,
  'take-control': takeControl,
  revive,
  'stop-defending': stopDefending,
  refresh,
  'shuffle-back': shuffleBack,
  'shuffle-trash': shuffleTrash,
};
