/**
 * How judges speak of Buddies: the words of the scenarios in this folder (rules/testing says what
 * each table means).
 */
import {
  printedCards,
  push,
  setCounter,
  withTrialCards,
  type CardId,
  type Play,
  type PrintedCards,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/read-card-file.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { roundFrom } from '../field.js';
import { buddies } from '../game.js';
import { firstPlayerFrame } from '../setup/first-player.js';
import { openingHandFrame } from '../setup/opening-hand.js';
import { openingFrame, type OpeningFrame } from '../setup/setup.js';
import { startingBuddiesFrame } from '../setup/starting-buddies.js';
import type { StackItem } from '../stack/item.js';
import { windowOf } from '../stack/window-of.js';
import { PHASES, type Phase, type PhaseFrame } from '../turn/phases.js';
import { turnFrame } from '../turn/turn.js';
import { dfLeft, hpLeft } from '../values.js';
import { VALUES } from '../cards/selector-shape.js';
import trialCards from './trial.cards.json' with { type: 'json' };

/** What waits on the stack, as players count it in a turn: "the 2nd". */
const PLACES_ON_STACK = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
const onStack = Object.fromEntries(PLACES_ON_STACK.map((word, index) => [word, `s${index + 1}`]));

/** A way to say who is meant, for playing a card and for each of a Buddy's abilities. */
const aimed = (says: string, id: string, from?: string) =>
  [
    {
      says: `${says} against the {item} on the stack`,
      also: ['against', 'at', 'on'].map((aim) => `${says} ${aim} {item}`),
      id: `${id} *={item}`,
      words: onStack,
    },
    { says: `${says} onto the deck of {seat}`, id: `${id} deck=deck-{seat}` },
    {
      says: `${says} at the deck of {seat}`,
      also: [`${says} at {seat}'s deck`, `${says} on the deck of {seat}`],
      id: `${id} *=deck-{seat}`,
    },
    {
      says: `${says} at the player {seat}`,
      also: [`${says} at {seat}`, `${says} on {seat}`],
      id: `${id} *=player-{seat}`,
    },
    { says: `${says} at nobody`, id: `${id} *=none` },
    {
      says: `${says} at {target}`,
      also: [`${says} on {target}`, `${says} targeting {target}`],
      id: `${id} *={target}`,
    },
    {
      says: `${says} at {one} and {other}`,
      also: [`${says} on {one} and {other}`],
      id: `${id} *={one},{other}`,
    },
    ...givenUp(`${says} at {target}`, `${id} *={target}`, [`${says} on {target}`]),
    ...givenUp(says, id),
    { says, id },
  ].map((phrase) => (from === undefined ? phrase : { ...phrase, from }));

/** Words for what a card costs besides Energy. */
const givenUp = (says: string, id: string, others: readonly string[] = []) =>
  ['{gift}', '{gift} and {more}'].map((gifts) => ({
    says: `${says} giving up ${gifts}`,
    also: [
      ...others.map((other) => `${other} giving up ${gifts}`),
      ...[says, ...others].map((other) => `${other} discarding ${gifts}`),
    ],
    id: `${id} give=${gifts.replace(' and ', ',')}`,
  }));

/** The first ability of a Buddy is its attack, where it has one. */
const ATTACKS = [
  { says: 'attacks the deck of {seat} with {card}', also: ["attacks {seat}'s deck with {card}"] },
  { says: 'attacks {target} with {card}', also: ['uses {card} to attack {target}'] },
].map((phrase, index) => ({
  ...phrase,
  id: ['use {card} 0 *=deck-{seat}', 'use {card} 0 *={target}'][index] as string,
}));

const CARD_VALUES: { readonly [words: string]: (reading: Reading, card: CardId) => number } = {
  'HP left': hpLeft,
  'DF left': dfLeft,
};

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

/** Cards in a deck are named as they are printed: nobody can tell one from another. */
const CODES = Object.fromEntries(
  Object.values(buddies.faces).map(({ name, code }) => [name, code]),
);

const SEAT_NAMES = ['south', 'north', 'east', 'west', 'porch', 'attic'];

export const scenarioGame = {
  rules: withTrialCards(buddies, readCards(trialCards)),
  seats: SEAT_NAMES,
  usualSeats: 2,
  filler: CODES['Puddle Duck'] as string,
  marks: {
    ...{ damage: 'damage', absorbed: 'absorbed', acted: 'acted', entered: 'entered' },
    ...{ defending: 'defending', down: 'down' },
  },
  values: CARD_VALUES,
  counters: {
    'Buddies played': 'buddiesPlayed',
    'Items played': 'itemsPlayed',
    'stack entries': 'stacked',
  },
  usual: { deck: 10 },
  usualTable: { turn: 3 },
  situations: {
    ...Object.fromEntries(
      PHASES.map((phase) => [
        `${phase} phase`,
        (play: Play, seat: Seat) => beginPhase(play, seat, phase),
      ]),
    ),
    turn: (play: Play, seat: Seat) => push(play, turnFrame(seat)),
    'opening hand': (play: Play, seat: Seat) => beginSetup(play, 'hands', seat),
    dice: (play: Play, seat: Seat) => beginSetup(play, 'buddies', seat),
    'starting Buddy': (play: Play, seat: Seat) => beginSetup(play, 'turns', seat),
  },
  phases: {
    ...Object.fromEntries(PHASES.map((phase) => [`${phase} phase`, phase])),
    turn: 'turn',
  },
  idle: ['keep', 'decline', 'no', 'nothing'],
  waits: { priority: 'respond', discard: 'discard', target: 'target' },
  namedAfter: (state: State) => (windowOf(state)?.items ?? []) as unknown as readonly StackItem[],
  phrases: [
    { says: 'passes', id: 'pass' },
    { says: 'burns a card', id: 'burn' },
    { says: 'keeps', id: 'keep' },
    { says: 'redraws', id: 'redraw' },
    { says: 'draws', id: 'draw' },
    { says: 'declines', id: 'decline' },
    { says: 'names {seat} to go first', id: 'seat {seat}' },
    { says: 'starts with {card}', id: 'start {card}', from: 'hand' },
    { says: 'withdraws {card}', id: 'withdraw {card}' },
    { says: 'defends with {card}', id: 'defend {card}' },
    {
      says: 'plays {card} against the {item} on the stack onto {buddy}',
      also: ['at', 'on', 'against'].map((aim) => `plays {card} ${aim} {item} and {buddy}`),
      id: 'play {card} *={item} *={buddy}',
      words: onStack,
    },
    ...aimed('plays {card}', 'play {card}', 'hand'),
    {
      says: 'plays {card} on {bearer}',
      also: ['equips {bearer} with {card}', 'equips {card} on {bearer}'],
      types: ['item'],
      id: 'play {card} {bearer}',
      from: 'hand',
    },
    ...aimed('uses {card}', 'use {card} 0'),
    ...ATTACKS,
    ...aimed('uses the second ability of {card}', 'use {card} 1'),
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
    { says: 'takes {face}', id: 'take {face}' },
    { says: 'takes nothing', id: 'nothing', when: ['search'] },
    { says: 'lets {card} break', id: 'break {card}' },
    { says: 'lets {card} halve it', id: 'halve {card}' },
    { says: 'puts {cards...} on the stack', id: '{cards} 0', when: ['order-triggers'] },
    { says: 'puts {cards...} on the stack', id: '{cards} 1', when: ['order-triggers'] },
    { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
    { says: '{card}', id: '{card} 0', when: ['order-triggers'] },
    { says: 'the second text of {card}', id: '{card} 1', when: ['order-triggers'] },
    { says: 'chooses the deck of {seat}', id: 'deck-{seat}', when: ['target'] },
    { says: 'chooses {seat}', id: 'player-{seat}', when: ['target'] },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  changes: VALUES,
  readCards,
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards }) => [name, cards])),
};

function beginPhase(play: Play, seat: Seat, phase: Phase): void {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'phase', index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, { kind: phase, seat, stage: 'begin' } as PhaseFrame);
}

function beginSetup(play: Play, stage: OpeningFrame['stage'], seat: Seat): void {
  const frame: OpeningFrame = { ...openingFrame(), stage, hands: play.state.seats, first: seat };
  setCounter(play, 0, 'turn', 0);
  push(play, frame);
  if (stage === 'hands') push(play, openingHandFrame(seat));
  else if (stage === 'buddies') push(play, firstPlayerFrame());
  else push(play, startingBuddiesFrame(roundFrom(play.state, seat)));
}
