/**
 * What an instruction can do to the place of a card.
 *
 * Rules: R-FRI-10, R-FRI-60, R-FRI-67, R-FRI-68, R-FRI-77; decisions A-FRI-19, A-FRI-55, A-FRI-61.
 */
import {
  cardOf,
  cardsMeant,
  move,
  shuffle,
  type Card,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Verb,
} from '@scoresheet/rules-engine';
import {
  loseCard,
  moveOwned,
  putOnBoard,
  returnCard,
  sacrificeCard,
  takeControl,
  tuckUnder,
} from '../board.js';
import { controllerOf, deck, faceDown, hand, isOnBoard, ownerOf } from '../field.js';
import { inPlayMeant } from './meant.js';

type CardAct = (play: Play, id: CardId, effect: Effect, instruction: Instruction) => void;

/** Something done to each card in play that is meant and that is still there when its turn comes. */
function toCards(act: CardAct): Verb {
  return (play, effect, instruction) => {
    for (const id of inPlayMeant(play, effect, instruction)) {
      if (play.state.cards[id]) act(play, id, effect, instruction);
    }
  };
}

/** Out of a pile, wherever it lies. */
function fromPile(act: CardAct): Verb {
  return (play, effect, instruction) => {
    for (const id of cardsMeant(play, instruction, effect)) act(play, id, effect, instruction);
  };
}

const isOwn = (play: Play, id: CardId, { controller }: Effect): boolean => {
  const card = cardOf(play.state, id);
  return isOnBoard(card) && controllerOf(play.state, card) === controller;
};

/** The card in play under which others go; undefined where it has gone. */
function aboveMeant({ state }: Play, effect: Effect, { under }: Instruction): Card | undefined {
  const [upper] = under === 'self' ? [effect.card] : (effect.chosen[String(under)] ?? []);
  const above = state.cards[upper ?? ''];
  return above && isOnBoard(above) ? above : undefined;
}

export const MOVING_VERBS: { readonly [verb: string]: Verb } = {
  remove: toCards(loseCard),
  return: toCards(returnCard),
  /** Only what one controls can be sacrificed (R-FRI-68). */
  sacrifice: toCards((play, id, effect) => {
    if (isOwn(play, id, effect)) sacrificeCard(play, id);
  }),
  'take-control': toCards((play, id, { controller }) => takeControl(play, id, controller)),
  tuck: toCards((play, id, effect, instruction) => {
    const above = aboveMeant(play, effect, instruction);
    if (above) tuckUnder(play, id, above.id);
  }),
  /** As a text may state: face down (R-FRI-60). */
  hide: toCards((play, id, effect, instruction) => {
    const above = aboveMeant(play, effect, instruction);
    if (above) tuckUnder(play, id, above.id, faceDown);
  }),
  take: fromPile((play, id, { controller }) => void moveOwned(play, id, hand(controller))),
  'put-on-board': fromPile((play, id, { controller }) => void putOnBoard(play, id, controller)),
  'shuffle-back': fromPile((play, id) => {
    const seat = ownerOf(play.state, cardOf(play.state, id));
    move(play, id, deck(seat));
    shuffle(play, deck(seat));
  }),
};
