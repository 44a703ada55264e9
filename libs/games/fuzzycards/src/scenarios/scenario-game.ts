/**
 * How judges speak of Fuzzycards: the words of the scenarios in this folder
 * (rules/testing says what each table means).
 */
import { printedCards, withTrialCards, wordsOf, type PrintedCards } from '@scoresheet/rules-cards';
import {
  push,
  setCounter,
  type CardId,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { scenarioWords } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { fuzzycards } from '../game.js';
import { POSITIONS } from '../primer/positions.js';
import { genesisFlipFrame } from '../setup/genesis-flip.js';
import { mulliganFrame } from '../setup/mulligan.js';
import { openingFrame, type OpeningFrame } from '../setup/opening.js';
import { turnFrame } from '../turn/turn-frame.js';
import { PHASES, phaseFrame, type Phase } from '../turn/turn.js';
import { hpLeft, keyword } from '../values.js';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/card-set.js';
import { KEYWORDS, VALUES } from '../effects/values.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const CARD_VALUES: { readonly [words: string]: (reading: Reading, card: CardId) => number } = {
  'HP left': hpLeft,
  ...Object.fromEntries(
    KEYWORDS.map(({ word }) => [
      `has ${word}`,
      (reading: Reading, card: CardId) => keyword(reading, card, word),
    ]),
  ),
};

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

export const scenarioGame = {
  rules: withTrialCards(fuzzycards, readCards(trialCards)),
  seats: ['south', 'north'],
  filler: 'gen-128',
  marks: {
    damage: 'damage',
    fresh: 'fresh',
    attacked: 'attacked',
    unveiled: 'unveiled',
    struck: 'struck',
    used: 'used',
    'lent by': 'lent',
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
  ...scenarioWords({ decisions: DECISIONS, positions: POSITIONS, readyDecks: READY_DECKS }),
  changes: [...wordsOf(VALUES), 'silenced'],
  readCards,
};

function beginPhase(play: Play, seat: Seat, phase: Phase): void {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'phase', index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, phaseFrame(phase, seat));
}

function beginMulligan(play: Play, seat: Seat): void {
  const first = 1;
  setCounter(play, 0, 'turn', 0);
  setCounter(play, 0, 'first', first);
  push(play, dealt(openingFrame(first)));
  push(play, mulliganFrame(seat === first ? [1, 2] : [2]));
}

const dealt = (frame: OpeningFrame): OpeningFrame => ({ ...frame, stage: 'play' });
