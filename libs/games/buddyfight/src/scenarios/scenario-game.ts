/**
 * How judges speak of Buddyfight: the words of the scenarios in this folder (rules/testing says
 * what each table means).
 */
import { printedCards, withTrialCards, wordsOf, type PrintedCards } from '@scoresheet/rules-cards';
import { cardOf, cardsIn, push, setCounter, type Play, type Seat } from '@scoresheet/rules-engine';
import { scenarioWords } from '@scoresheet/rules-presentation';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/card-set.js';
import { DECISIONS } from '../decisions.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { VALUES } from '../effects/values.js';
import { buddyZone } from '../field.js';
import { buddyfight } from '../game.js';
import { POSITIONS } from '../primer/positions.js';
import { PHASES, phaseFrame, type Phase } from '../turn/phases.js';
import { turnFrame } from '../turn/turn.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

const rules = withTrialCards(buddyfight, readCards(trialCards));

const codeOf = (name: string): string =>
  Object.values(rules.faces).find((face) => face.name === name)?.code ?? '';

/** Begins a phase at its first stage; `stage` skips what comes before. */
const phase =
  (name: Phase, stage = 'begin') =>
  (play: Play, seat: Seat): void => {
    const index = PHASES.indexOf(name);
    setCounter(play, 0, 'active', seat);
    setCounter(play, 0, 'phase', index + 1);
    push(play, turnFrame(buddiesAt(play), seat, index + 1));
    push(play, phaseFrame(name, seat, stage));
  };

/** The Buddy that each fighter chose lies in its Buddy Zone, or is none. */
function buddiesAt({ state }: Play): readonly string[] {
  const codes = [1, 2].map((seat) => {
    const [id] = cardsIn(state, buddyZone(seat));
    return id === undefined ? '' : cardOf(state, id).face;
  });
  return ['', ...codes];
}

export const scenarioGame = {
  rules,
  seats: ['south', 'north'],
  filler: codeOf('Dead Weight'),
  marks: { resting: 'resting', doubled: 'doubled' },
  values: {},
  counters: {},
  usual: { deck: 10, life: 10, flag: ['Open House'] },
  usualTable: { turn: 3 },
  situations: {
    'start phase': phase('start'),
    charge: phase('start', 'charge'),
    'main phase': phase('main'),
    'attack phase': phase('attack'),
    attacks: phase('attack', 'attacks'),
    'final phase': phase('final'),
    'end phase': phase('end'),
  },
  phases: {
    ...Object.fromEntries(PHASES.map((name) => [`${name} phase`, name])),
    turn: 'turn',
  },
  ...scenarioWords({ decisions: DECISIONS, positions: POSITIONS, readyDecks: READY_DECKS }),
  changes: wordsOf(VALUES),
  readCards,
};
