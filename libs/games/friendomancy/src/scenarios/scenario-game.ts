/**
 * How judges speak of Friendomancy: the words of the scenarios in this folder (rules/testing says
 * what each table means).
 */
import { printedCards, withTrialCards, wordsOf, type PrintedCards } from '@scoresheet/rules-cards';
import {
  push,
  seatsOf,
  setCounter,
  tableCounter,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { scenarioWords } from '@scoresheet/rules-presentation';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/card-set.js';
import { DECISIONS } from '../decisions.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { VALUES } from '../effects/values.js';
import { turnPlace } from '../field.js';
import { friendomancy } from '../game.js';
import { POSITIONS } from '../primer/positions.js';
import { draftFrame } from '../setup/draft-frame.js';
import { openingFrame, type OpeningStage } from '../setup/setup.js';
import { stepFrame, STEPS, turnFrame, type StepName, type TurnStage } from '../turn/frames.js';
import { ruleFor } from '../values.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

export const scenarioGame = {
  rules: withTrialCards(friendomancy, readCards(trialCards)),
  seats: ['south', 'north', 'east', 'west', 'attic', 'cellar', 'porch', 'garden'],
  usualSeats: 2,
  filler: 'fa-wh01',
  marks: {
    attacks: 'attacks',
    new: 'new',
    worn: 'worn',
    'first taker': 'owner',
    'lent by': 'lent',
  },
  counters: {
    Money: 'money',
    Things: 'things',
    'last round': 'lastRound',
    'acts done': 'acts',
  },
  usual: { deck: 10, money: 20 },
  usualTable: { round: 3 },
  situations: {
    ...Object.fromEntries(
      STEPS.map((step) => [
        step.replace('-', ' '),
        (play: Play, seat: Seat) => beginStep(play, seat, step),
      ]),
    ),
    turn: (play: Play, seat: Seat) => {
      takeSeats(play);
      push(play, turnFrame(seat));
    },
    draft: beginDraft,
    'draft order': (play: Play) => beginOpening(play, 'draft-order'),
    'Foes to be placed': (play: Play) => beginOpening(play, 'foes'),
    'turn order': (play: Play) => beginOpening(play, 'turn-order'),
  },
  phases: {
    ...Object.fromEntries(STEPS.map((step) => [step.replace('-', ' '), step])),
    turn: 'turn',
  },
  ...scenarioWords({ decisions: DECISIONS, positions: POSITIONS, readyDecks: READY_DECKS }),
  changes: wordsOf(VALUES),
  readCards,
};

/** Turns go round as the seats sit, where nothing else is said. */
function takeSeats(play: Play): void {
  for (const seat of seatsOf(play.state)) {
    if (turnPlace(play.state, seat) === 0) setCounter(play, seat, 'turnPlace', seat);
  }
}

/** Begins a step as a turn comes there: with its first Things, and the later steps to come. */
function beginStep(play: Play, seat: Seat, step: StepName): void {
  const next: Readonly<Record<StepName, TurnStage>> = {
    'draw-step': 'main-step',
    'main-step': 'end-step',
    'end-step': 'ending',
  };
  takeSeats(play);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'step', STEPS.indexOf(step) + 1);
  setCounter(play, 0, 'turn', Math.max(1, tableCounter(play.state, 'turn')));
  if (!play.state.players[seat]?.['things']) {
    setCounter(play, seat, 'things', ruleFor(play, seat, 'things'));
  }
  push(play, turnFrame(seat, next[step]));
  push(play, stepFrame(step, seat));
}

function beginDraft(play: Play): void {
  setCounter(play, 0, 'round', 0);
  push(play, openingFrame('foes'));
  push(play, draftFrame(play.state));
}

function beginOpening(play: Play, stage: OpeningStage): void {
  setCounter(play, 0, 'round', 0);
  push(play, openingFrame(stage));
}
