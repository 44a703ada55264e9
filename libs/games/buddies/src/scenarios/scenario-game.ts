/**
 * How judges speak of Buddies: the words of the scenarios in this folder (rules/testing says what
 * each table means).
 */
import { printedCards, withTrialCards, wordsOf, type PrintedCards } from '@scoresheet/rules-cards';
import {
  push,
  setCounter,
  type CardId,
  type Play,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/card-set.js';
import { scenarioWords } from '@scoresheet/rules-presentation';
import { DECISIONS } from '../decisions.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { CARD_VALUES, RULES } from '../effects/values.js';
import { roundFrom } from '../field.js';
import { buddies } from '../game.js';
import { firstPlayerFrame } from '../setup/first-player.js';
import { openingHandFrame } from '../setup/opening-hand.js';
import { openingFrame, type OpeningFrame } from '../setup/setup.js';
import { startingBuddiesFrame } from '../setup/starting-buddies.js';
import type { StackItem } from '../stack/item.js';
import { windowOf } from '../stack/window-of.js';
import { PHASES, phaseFrame, type Phase } from '../turn/phases.js';
import { turnFrame } from '../turn/turn.js';
import { dfLeft, hpLeft } from '../values.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const VALUES: { readonly [words: string]: (reading: Reading, card: CardId) => number } = {
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
    damage: 'damage',
    absorbed: 'absorbed',
    acted: 'acted',
    entered: 'entered',
    defending: 'defending',
    down: 'down',
    'lent by': 'lent',
  },
  values: VALUES,
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
  namedAfter: (state: State) => (windowOf(state)?.items ?? []) as unknown as readonly StackItem[],
  ...scenarioWords({ decisions: DECISIONS, readyDecks: READY_DECKS }),
  changes: [...wordsOf(CARD_VALUES), ...wordsOf(RULES)],
  readCards,
};

function beginPhase(play: Play, seat: Seat, phase: Phase): void {
  const index = PHASES.indexOf(phase);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'phase', index + 1);
  push(play, turnFrame(seat, index + 1));
  push(play, phaseFrame(phase, seat));
}

function beginSetup(play: Play, stage: OpeningFrame['stage'], seat: Seat): void {
  const frame: OpeningFrame = { ...openingFrame(), stage, hands: play.state.seats, first: seat };
  setCounter(play, 0, 'turn', 0);
  push(play, frame);
  if (stage === 'hands') push(play, openingHandFrame(seat));
  else if (stage === 'buddies') push(play, firstPlayerFrame());
  else push(play, startingBuddiesFrame(roundFrom(play.state, seat)));
}
