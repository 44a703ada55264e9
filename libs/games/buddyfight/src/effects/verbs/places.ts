/**
 * What an instruction does to the place of a card. Cards of the field go through what may happen
 * instead, all at once; cards of other places are simply moved.
 *
 * Rules: B29, B34; decisions A-BFT-46, A-BFT-48, A-BFT-67.
 */
import { forms, phrases, returnVerb, verb } from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsMeant,
  move,
  place,
  tell,
  type CardId,
  type Play,
  type Verb,
} from '@scoresheet/rules-engine';
import { destroy, takeOff, type Destination } from '../../combat/leave.js';
import { isOnField } from '../../field.js';
import { onFieldMeant, THE_FIELD } from './meant.js';

const { cards } = forms;
const { order, toOwners } = phrases;

const putInto =
  (to: Destination): Verb =>
  (play, effect, instruction) => {
    const cards = cardsMeant(play, instruction, effect);
    const isThere = (id: CardId): boolean => isOnField(cardOf(play.state, id));
    const onField = cards.filter(isThere);
    for (const id of cards.filter((each) => !onField.includes(each))) carry(play, id, to);
    takeOff(play, onField, to);
  };

/** Brings a card to its owner's place, wherever it came from. */
function carry(play: Play, id: CardId, to: Destination): void {
  const { owner, place: from } = cardOf(play.state, id);
  tell(play, 'put', { seat: owner, from, to });
  const isUnder = to === 'deck-bottom';
  move(play, id, place(isUnder ? 'deck' : to, owner), { under: isUnder });
}

export const PLACES = [
  verb('destroy', {
    means: 'Destroys cards of the field.',
    takes: { to: cards },
    reaches: THE_FIELD,
    does: (play, effect, instruction) => destroy(play, onFieldMeant(play, effect, instruction)),
    says: ({ to }) => order(`destroy ${to.object}`),
  }),

  returnVerb(putInto('hand')),

  verb('put-into-drop', {
    means: "Puts cards into their owners' drop zones.",
    takes: { to: cards },
    does: putInto('drop'),
    says: toOwners('put', 'into', 'drop zone'),
  }),

  verb('put-into-gauge', {
    means: "Puts cards into their owners' gauges.",
    takes: { to: cards },
    does: putInto('gauge'),
    says: toOwners('put', 'into', 'gauge'),
  }),

  verb('put-on-deck', {
    means: "Puts cards on top of their owners' decks.",
    takes: { to: cards },
    does: putInto('deck'),
    says: toOwners('put', 'on top of', 'deck'),
  }),

  verb('put-under-deck', {
    means: "Puts cards under their owners' decks.",
    takes: { to: cards },
    does: putInto('deck-bottom'),
    says: toOwners('put', 'under', 'deck'),
  }),
];
