/**
 * What an instruction can do to the place of a card. Cards go under others, into Discard Piles and
 * hands from wherever a text finds them; only what is on the Board is sacrificed or taken over.
 *
 * Rules: R-FRI-10, R-FRI-26, R-FRI-58, R-FRI-60, R-FRI-67, R-FRI-68, R-FRI-77;
 * decisions A-FRI-19, A-FRI-32, A-FRI-55, A-FRI-61.
 */
import { forms, phrases, verb, type InstructionSaid } from '@scoresheet/rules-cards';
import {
  cardOf,
  shuffle,
  zoneOf,
  type Card,
  type CardId,
  type Effect,
  type Instruction,
  type Play,
  type Verb,
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

const { cards, name } = forms;
const { order, ownersOf } = phrases;

type CardAct = (play: Play, id: CardId, effect: Effect, instruction: Instruction) => void;

/** Something done to each card that is meant and that is still there when its turn comes. */
const toEach =
  (meant: typeof anywhereMeant) =>
  (act: CardAct): Verb =>
  (play, effect, instruction) => {
    for (const id of meant(play, effect, instruction)) {
      if (play.state.cards[id]) act(play, id, effect, instruction);
    }
  };

const inPlay = toEach(inPlayMeant);
const anywhere = toEach(anywhereMeant);

/** A Foe that is taken along like a card leaves the game (A-FRI-55). */
const butFoes =
  (act: CardAct): CardAct =>
  (play, id, effect, instruction) => {
    const card = cardOf(play.state, id);
    if (isFaceUpFoe(card)) banish(play, card);
    else act(play, id, effect, instruction);
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

const goUnder = (how: Tucked): Verb =>
  anywhere((play, id, effect, instruction) => {
    const above = aboveMeant(play, effect, instruction);
    if (above) tuckUnder(play, id, above.id, how);
  });

/** Into the Discard Pile, which is called to lose it on the Board, and to discard it elsewhere. */
const remove: CardAct = (play, id) => {
  const card = cardOf(play.state, id);
  const zone = zoneOf(card.place);
  if (zone === 'board' || zone === 'foes') loseCard(play, id);
  else if (zone !== 'discard') discardCard(play, controllerOf(play.state, card), id);
};

const take: CardAct = (play, id, { controller }) => void send(play, id, hand(controller));

const putDown: CardAct = (play, id, { controller }) => void putOnBoard(play, id, controller);

const shuffleBack: CardAct = (play, id) => {
  const seat = ownerOf(play.state, cardOf(play.state, id));
  send(play, id, deck(seat));
  shuffle(play, deck(seat));
};

const belowSaid = ({ instruction }: Pick<InstructionSaid, 'instruction'>): string =>
  `under ${instruction['under'] === 'self' ? 'this card' : 'the other'}`;

export const PLACES = [
  verb('remove', {
    means: "Puts cards into their owners' Discard Piles.",
    takes: { to: cards },
    does: anywhere(remove),
    says: ({ to }) => order(`put ${to.object} into ${ownersOf(to, 'Discard Pile')}`),
  }),

  verb('return', {
    means: "Returns cards to their controllers' hands.",
    takes: { to: cards },
    does: anywhere(returnCard),
    says({ to }) {
      const hand = to.many ? "their controllers' hands" : "its controller's hand";
      return order(`return ${to.object} to ${hand}`);
    },
  }),

  /** A player can sacrifice only what they control (R-FRI-68). */
  verb('sacrifice', {
    means: 'Sacrifices own cards.',
    takes: { to: cards },
    reaches: BOARD,
    does: inPlay((play, id, effect) => {
      if (isOwn(play, id, effect)) sacrificeCard(play, id);
    }),
    says: ({ to }) => order(`sacrifice ${to.object}`),
  }),

  takeControl,

  verb('tuck', {
    means: 'Puts cards under another card.',
    takes: { to: cards, under: name },
    does: goUnder(under),
    says: (said) => order(`put ${said.to.object} ${belowSaid(said)}`),
  }),

  /** A card goes under as a text may state: face down (R-FRI-60). */
  verb('hide', {
    means: 'Puts cards face down under another card.',
    takes: { to: cards, under: name },
    does: goUnder(faceDown),
    says: (said) => order(`put ${said.to.object} face down ${belowSaid(said)}`),
  }),

  verb('take', {
    means: 'Takes cards out of a pile into the own hand.',
    takes: { to: cards },
    does: anywhere(butFoes(take)),
    says: ({ to }) => order(`take ${to.object} into your hand`),
  }),

  verb('put-on-board', {
    means: 'Puts cards out of a pile on the own Board.',
    takes: { to: cards },
    does: anywhere(butFoes(putDown)),
    says: ({ to }) => order(`put ${to.object} on the Board on your side`),
  }),

  verb('shuffle-back', {
    means: "Shuffles cards into their owners' decks.",
    takes: { to: cards },
    does: anywhere(butFoes(shuffleBack)),
    says: ({ to }) => order(`shuffle ${to.object} into ${ownersOf(to, 'deck')}`),
  }),
];
