/**
 * What an instruction does to the place of a card. Cards of the field go through what may happen
 * instead, all at once; cards of other places are simply moved.
 *
 * Rules: B29, B34; decisions A-BFT-46, A-BFT-48, A-BFT-67.
 */
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
import { destroy, takeOff, type Destination } from '../combat/leave.js';
import { isOnField } from '../field.js';
import { onFieldMeant } from './meant.js';

const destroyVerb: Verb = (play, effect, instruction) =>
  destroy(play, onFieldMeant(play, effect, instruction));

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

export const MOVING_VERBS: { readonly [verb: string]: Verb } = {
  destroy: destroyVerb,
  return: putInto('hand'),
  'put-into-drop': putInto('drop'),
  'put-into-gauge': putInto('gauge'),
  'put-on-deck': putInto('deck'),
  'put-under-deck': putInto('deck-bottom'),
};
