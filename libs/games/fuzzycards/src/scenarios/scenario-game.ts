/**
 * How judges speak of Fuzzycards: the words of the scenarios in this folder
 * (rules/testing says what each table means).
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
} from '@scoresheet/rules-engine';
import { READY_DECKS } from '../decks/ready-decks.js';
import { slotName, SLOTS } from '../field.js';
import { fuzzycards } from '../game.js';
import { genesisFlipFrame } from '../setup/genesis-flip.js';
import { mulliganFrame } from '../setup/mulligan.js';
import { openingFrame, type OpeningFrame } from '../setup/opening.js';
import { turnFrame } from '../turn/turn-frame.js';
import { PHASES, type Phase, type PhaseFrame } from '../turn/turn.js';
import { hpLeft, keyword } from '../values.js';
import { KEYWORDS, faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/read-card-file.js';
import { VALUES } from '../cards/selector-shape.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const POSITIONS = [...SLOTS.altar, ...SLOTS.vault];
const spoken = (slot: number): string => slotName(slot).replace('-', ' ');
const perPosition = <T>(value: (slot: number) => T): { readonly [words: string]: T } =>
  Object.fromEntries(POSITIONS.map((slot) => [spoken(slot), value(slot)]));

const CARD_VALUES: { readonly [words: string]: (reading: Reading, card: CardId) => number } = {
  'HP left': hpLeft,
  ...Object.fromEntries(
    KEYWORDS.map((name) => [
      `has ${name}`,
      (reading: Reading, card: CardId) => keyword(reading, card, name),
    ]),
  ),
};

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

/** `moves A`, `moves A and B`, `moves A, B and C`. */
function moves(count: number) {
  const blanks = Array.from({ length: count }, (_, index) => `{card${index + 1}}`);
  const before = blanks.slice(0, -1).join(', ');
  return {
    says: `moves ${before && `${before} and `}${blanks.at(-1)}`,
    id: `settle ${blanks.join(' ')}`,
    anyOrder: true,
  };
}

export const scenarioGame = {
  rules: withTrialCards(fuzzycards, readCards(trialCards)),
  seats: ['south', 'north'],
  filler: 'gen-128',
  places: perPosition((slot) => ({ zone: 'field', slot })),
  marks: {
    damage: 'damage',
    fresh: 'fresh',
    attacked: 'attacked',
    unveiled: 'unveiled',
    struck: 'struck',
    used: 'used',
  },
  values: CARD_VALUES,
  usual: { life: 33, energy: 3, scroll: 20 },
  usualTable: { turn: 3 },
  situations: {
    ...Object.fromEntries(
      PHASES.map((phase) => [phase, (play: Play, seat: Seat) => beginPhase(play, seat, phase)]),
    ),
    mulligan: (play: Play, seat: Seat) => beginMulligan(play, seat),
    'genesis flip': (play: Play) => push(play, genesisFlipFrame()),
  },
  phases: { ...Object.fromEntries(PHASES.map((phase) => [phase, phase])), turn: 'turn' },
  idle: ['end', 'stay', 'keep', 'no', 'nothing'],
  waits: { 'choice of turn order': 'turn-order', discard: 'discard', target: 'target' },
  phrases: [
    { says: 'ends the phase', also: ['passes'], id: 'end' },
    { says: 'plays {card} at nobody', id: 'play {card} *=none', from: 'hand' },
    { says: 'uses {card} at nobody', id: 'use {card} 0 *=none' },
    {
      says: 'plays {card} at {target}',
      also: ['on', 'targeting'].map((aim) => `plays {card} ${aim} {target}`),
      id: 'play {card} *={target}',
      from: 'hand',
    },
    { says: 'plays {card} with {ally} at {foe}', id: 'play {card} ally={ally} foe={foe}' },
    { says: 'plays {card} at {one}, then {other}', id: 'play {card} *={one} *={other}' },
    {
      says: 'plays {card} to {position}',
      also: ['in', 'into', 'on'].map((where) => `plays {card} ${where} {position}`),
      id: 'play {card} {position}',
      words: perPosition(slotName),
      from: 'hand',
    },
    {
      says: 'plays {card} on {hero}',
      also: ['equips {hero} with {card}', 'equips {card} on {hero}', 'plays {card} at {hero}'],
      types: ['equip-relic'],
      id: 'play {card} {hero}',
      from: 'hand',
    },
    { says: 'plays {card}', id: 'play {card}', from: 'hand' },
    {
      says: 'uses {card} at {target}',
      also: ['on', 'targeting'].map((aim) => `uses {card} ${aim} {target}`),
      id: 'use {card} 0 *={target}',
    },
    { says: 'uses {card} secondly at {target}', id: 'use {card} 1 *={target}' },
    { says: 'uses {card} secondly', id: 'use {card} 1' },
    { says: 'uses {card}', id: 'use {card} 0' },
    { says: 'attacks life with {card}', id: 'attack {card} life' },
    { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
    { says: 'stays', also: ['ends the phase', 'passes', 'moves nothing'], id: 'stay' },
    ...[1, 2, 3, 4, 5, 6].map(moves),
    { says: 'crosses the bridge', also: ['bridges', 'uses Bridge'], id: 'bridge' },
    { says: 'keeps', id: 'keep' },
    { says: 'redraws', id: 'redraw' },
    { says: 'goes first', id: 'first' },
    { says: 'goes second', id: 'second' },
    { says: 'takes {face}', id: 'take {face}' },
    { says: 'takes nothing', id: 'nothing', when: ['search'] },
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
    { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  changes: [...VALUES, 'silenced'],
  readCards,
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards }) => [name, cards])),
};

function beginPhase(play: Play, seat: Seat, phase: Phase): void {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'phase', index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, { kind: phase, seat } as PhaseFrame);
}

function beginMulligan(play: Play, seat: Seat): void {
  const first = 1;
  setCounter(play, 0, 'turn', 0);
  setCounter(play, 0, 'first', first);
  push(play, dealt(openingFrame(first)));
  push(play, mulliganFrame(seat === first ? [1, 2] : [2]));
}

const dealt = (frame: OpeningFrame): OpeningFrame => ({ ...frame, stage: 'play' });
