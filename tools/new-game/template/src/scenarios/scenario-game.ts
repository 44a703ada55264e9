/**
 * How judges speak of Sample Game: the words of the scenarios in this folder (rules/testing says
 * what each table means).
 */
import { printedCards } from '@scoresheet/rules-cards';
import { push, setCounter, type Play, type Seat } from '@scoresheet/rules-engine';
import { scenarioWords } from '@scoresheet/rules-presentation';
import { readCardFile } from '../cards/card-set.js';
import { faceOf } from '../cards/card.js';
import { DECISIONS } from '../decisions.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { opponentOf } from '../field.js';
import { sampleGame } from '../game.js';
import { mainFrame } from '../turn/main.js';
import { turnFrame } from '../turn/turn.js';

export const scenarioGame = {
  rules: sampleGame,
  seats: ['south', 'north'],
  filler: 'fs-01',
  marks: {},
  usual: { deck: 5 },
  usualTable: { turn: 3 },
  situations: {
    main: (play: Play, seat: Seat) => {
      setCounter(play, 0, 'active', seat);
      push(play, turnFrame(opponentOf(seat)));
      push(play, mainFrame(seat));
    },
    'the turn': (play: Play, seat: Seat) => push(play, turnFrame(seat)),
  },
  phases: { main: 'main', turn: 'turn' },
  ...scenarioWords({ decisions: DECISIONS, readyDecks: READY_DECKS }),
  readCards: (json: unknown) => printedCards(readCardFile(json), faceOf),
};
