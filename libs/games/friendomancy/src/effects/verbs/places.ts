/**
 * What an instruction can do to the place of a card. Cards go under others, into Discard Piles and
 * hands from wherever a text finds them; only what is on the Board is sacrificed or taken over.
 *
 * Rules: R-FRI-10, R-FRI-26, R-FRI-58, R-FRI-60, R-FRI-67, R-FRI-68, R-FRI-77;
 * decisions A-FRI-19, A-FRI-32, A-FRI-55, A-FRI-61.
 */
import {
  forms,
  phrases,
  shuffleBackVerb,
  verbsOfCards,
  type By,
  type InstructionSaid,
} from '@scoresheet/rules-cards';
import {
  cardOf,
  shuffle,
  zoneOf,
  type Card,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
} from '@scoresheet/rules-engine';
import {
  banish,
  loseCard,
  putOnBoard,
  returnCard,
  sacrificeCard,
  send,
  tuckUnder,
  type Tucked,
} from '../../board.js';
import {
  controllerOf,
  deck,
  faceDown,
  hand,
  isFaceUpFoe,
  isOnBoard,
  ownerOf,
  under,
} from '../../field.js';
import { takeControl } from './control.js';
import { discardCard } from './discard.js';
import { anywhereMeant, BOARD, inPlayMeant } from './meant.js';

const { name } = forms;
const { order, toOwners } = phrases;

const inPlay = verbsOfCards({ meant: inPlayMeant, reaches: BOARD });
const anywhere = verbsOfCards({ meant: anywhereMeant });

type CardAct = (play: Play, id: CardId, by: By) => void;

/** A Foe that is taken along like a card leaves the game (A-FRI-55). */
const butFoes =
  (act: CardAct): CardAct =>
  (play, id, by) => {
    const card = cardOf(play.state, id);
    if (isFaceUpFoe(card)) banish(play, card);
    else act(play, id, by);
  };

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

const goUnder =
  (how: Tucked): CardAct =>
  (play, id, { effect, instruction }) => {
    const above = aboveMeant(play, effect, instruction);
    if (above) tuckUnder(play, id, above.id, how);
  };

/** Into the Discard Pile, which is called to lose it on the Board, and to discard it elsewhere. */
const remove: CardAct = (play, id) => {
  const card = cardOf(play.state, id);
  const zone = zoneOf(card.place);
  if (zone === 'board' || zone === 'foes') loseCard(play, id);
  else if (zone !== 'discard') discardCard(play, controllerOf(play.state, card), id);
};

const take: CardAct = (play, id, { effect }) => void send(play, id, hand(effect.controller));

const putDown: CardAct = (play, id, { effect }) => void putOnBoard(play, id, effect.controller);

const shuffleBack: CardAct = (play, id) => {
  const seat = ownerOf(play.state, cardOf(play.state, id));
  send(play, id, deck(seat));
  shuffle(play, deck(seat));
};

const belowSaid = ({ instruction }: Pick<InstructionSaid, 'instruction'>): string =>
  `under ${instruction['under'] === 'self' ? 'this card' : 'the other'}`;

export const PLACES = [
  anywhere.toEach('remove', {
    means: "Puts cards into their owners' Discard Piles.",
    does: remove,
    says: toOwners('put', 'into', 'Discard Pile'),
  }),

  anywhere.toEach('return', {
    means: "Returns cards to their controllers' hands.",
    does: returnCard,
    says({ to }) {
      const hand = to.many ? "their controllers' hands" : "its controller's hand";
      return order(`return ${to.object} to ${hand}`);
    },
  }),

  /** A player can sacrifice only what they control (R-FRI-68). */
  inPlay.toEach('sacrifice', {
    means: 'Sacrifices own cards.',
    does(play, id, { effect }) {
      if (isOwn(play, id, effect)) sacrificeCard(play, id);
    },
    says: 'sacrifice',
  }),

  takeControl,

  anywhere.toEach('tuck', {
    means: 'Puts cards under another card.',
    takes: { under: name },
    does: goUnder(under),
    says: (said) => order(`put ${said.to.object} ${belowSaid(said)}`),
  }),

  /** A card goes under as a text may state: face down (R-FRI-60). */
  anywhere.toEach('hide', {
    means: 'Puts cards face down under another card.',
    takes: { under: name },
    does: goUnder(faceDown),
    says: (said) => order(`put ${said.to.object} face down ${belowSaid(said)}`),
  }),

  anywhere.toEach('take', {
    means: 'Takes cards out of a pile into the own hand.',
    does: butFoes(take),
    says: ({ to }) => order(`take ${to.object} into your hand`),
  }),

  anywhere.toEach('put-on-board', {
    means: 'Puts cards out of a pile on the own Board.',
    does: butFoes(putDown),
    says: ({ to }) => order(`put ${to.object} on the Board on your side`),
  }),

  shuffleBackVerb({ meant: anywhereMeant, goesBack: butFoes(shuffleBack) }),
];
