/**
 * What an instruction can do to the place of a card: out of play, into play, to the other side,
 * back from the Trash.
 *
 * Decisions: A-BUD-45, A-BUD-47, A-BUD-48.
 */
import {
  forms,
  phrases,
  returnVerb,
  shuffleBackVerb,
  verb,
  verbsOfCards,
} from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsIn,
  cardsMeant,
  faceOfCard,
  move,
  shuffle,
  tell,
  zoneOf,
  type CardId,
  type Play,
} from '@scoresheet/rules-engine';
import { deck, hand, isInParty, itemOn, trash } from '../../field.js';
import { enter, hasRoom, isNameFree, leavePlay } from '../../party.js';
import { rememberSources } from '../../stack/last-seen.js';
import { takeControl } from './control.js';
import { anywhereMeant, inPartyMeant } from './meant.js';

const { cards } = forms;
const { order, toOwners } = phrases;

function putIntoTrash(play: Play, id: CardId): void {
  const { owner, face } = cardOf(play.state, id);
  tell(play, 'trashed', { card: id, face });
  leavePlay(play, id, trash(owner));
}

/** Out of play, or from where it lies: what is in the Trash leaves nothing behind. */
function putIntoDeck(play: Play, id: CardId): void {
  const { owner, place } = cardOf(play.state, id);
  if (zoneOf(place) === 'trash') move(play, id, deck(owner));
  else leavePlay(play, id, deck(owner));
}

export const PLACES = [
  verb('trash', {
    means: "Puts cards into their owners' Trash.",
    takes: { to: cards },
    does(play, effect, instruction) {
      const gone = cardsMeant(play, instruction, effect);
      rememberSources(play, gone);
      // An item among them may have gone with its Buddy.
      for (const id of gone) if (play.state.cards[id]) putIntoTrash(play, id);
    },
    says: toOwners('put', 'into', 'Trash', 'Trash'),
  }),

  verbsOfCards({ meant: inPartyMeant }).toEach('trash-item', {
    means: 'Puts the Items of Buddies into the Trash.',
    does(play, buddy) {
      for (const id of [...cardsIn(play.state, itemOn(buddy))]) putIntoTrash(play, id);
    },
    says: ({ to }) => order(`put ${to.possessive} Item into the Trash`),
  }),

  returnVerb((play, effect, instruction) => {
    const gone = cardsMeant(play, instruction, effect);
    rememberSources(play, gone);
    for (const id of gone) {
      const { owner } = cardOf(play.state, id);
      tell(play, 'returned', { card: id, seat: owner });
      leavePlay(play, id, hand(owner));
    }
  }),

  /** Nothing happens where there is no room, or where the name, or the card, is in play (A-BUD-45). */
  verb('put-into-play', {
    means: 'Puts Buddies into the own party without cost.',
    takes: { to: cards },
    does(play, effect, instruction) {
      for (const id of cardsMeant(play, instruction, effect)) {
        const card = cardOf(play.state, id);
        if (isInParty(card)) continue;
        const face = faceOfCard(play, card);
        const fits = hasRoom(play, effect.controller) && isNameFree(play, face);
        if (face.type === 'buddy' && fits) enter(play, id, effect.controller);
      }
    },
    says: ({ to }) => order(`put ${to.object} into play on your side`),
  }),

  takeControl,

  shuffleBackVerb({
    meant: anywhereMeant,
    goesBack: putIntoDeck,
    shuffled: (play, owner) => shuffle(play, deck(owner)),
  }),
];
