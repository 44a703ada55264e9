/**
 * How judges speak of Friendomancy: the words of the scenarios in this folder (rules/testing says
 * what each table means).
 */
import {
  printedCards,
  push,
  seatsOf,
  setCounter,
  tableCounter,
  withTrialCards,
  type Play,
  type PrintedCards,
  type Seat,
} from '@scoresheet/rules-engine';
import { faceOf } from '../cards/card.js';
import { readCardFile } from '../cards/read-card-file.js';
import { READY_DECKS } from '../decks/ready-decks.js';
import { turnPlace } from '../field.js';
import { friendomancy } from '../game.js';
import { draftFrame } from '../setup/draft.js';
import { openingFrame, type OpeningStage } from '../setup/setup.js';
import { stepFrame, STEPS, turnFrame, type StepName, type TurnStage } from '../turn/frames.js';
import { ruleFor } from '../values.js';
import { VALUES } from '../cards/selector-shape.js';
import trialCards from './trial.cards.json' with { type: 'json' };

const readCards = (json: unknown): PrintedCards => printedCards(readCardFile(json), faceOf);

export const scenarioGame = {
  rules: withTrialCards(friendomancy, readCards(trialCards)),
  seats: ['south', 'north', 'east', 'west', 'attic', 'cellar', 'porch', 'garden'],
  usualSeats: 2,
  filler: 'fa-wh01',
  places: Object.fromEntries(
    ['Friend', 'Magic', 'Curse', 'Whatever'].flatMap((word, index) => [
      [`on the ${word} Pool`, { zone: 'foes', slot: index + 1 }],
      [`aside the ${word} Pool`, { zone: 'aside', slot: index + 1 }],
    ]),
  ),
  marks: { attacks: 'attacks', new: 'new', worn: 'worn', 'first taker': 'owner' },
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
  idle: ['draw deck', 'end', 'keep', 'no'],
  waits: { discard: 'discard', target: 'target' },
  phrases: [
    { says: 'plays {card}', id: 'play {card}', from: 'hand' },
    {
      says: 'attacks the player {seat} with {card}',
      also: ['attacks {seat} with {card}'],
      id: 'attack {card} player-{seat}',
    },
    { says: 'attacks {target} with {card}', id: 'attack {card} {target}' },
    { says: 'sacrifices {card}', id: 'sacrifice {card}' },
    { says: 'ends the step', also: ['passes'], id: 'end' },
    { says: 'keeps the hand', id: 'keep' },
    { says: 'swaps {card}', also: ['discards {card}'], id: 'discard {card}', from: 'hand' },
    { says: 'draws from the deck', id: 'draw deck' },
    { says: 'draws from the {pool}', id: 'draw {pool}', words: poolWords() },
    {
      says: 'adds {count} from the {pool}',
      also: ['adds {count} cards from the {pool}', 'adds {count} card from the {pool}'],
      id: 'add {count} {pool}',
      words: countWords(),
    },
    ...[1, 2, 3, 4].map(drafts),
    { says: 'disputes {row}', id: 'dispute {row}', words: rowWords() },
    { says: 'reads it as {reading}', id: '{reading}', words: readingWords(), when: ['reading'] },
    { says: 'gives it to the {pool}', id: '{pool}', words: poolWords(), when: ['place-foe'] },
    { says: 'gives no reason', id: '', when: ['reason'] },
    { says: 'means decision {number}', id: '{number}', when: ['about'] },
    { says: 'writes {words}', id: '{words}', when: ['question', 'answer', 'reason'] },
    { says: 'decides for {criteria...}', id: '{criteria}', words: criteriaWords() },
    { says: 'names {seats...}', id: 'player-{seats}', when: ['draft-order', 'turn-order'] },
    { says: 'says yes', id: 'yes' },
    { says: 'says no', id: 'no' },
    { says: 'discards {cards...}', id: '{cards}', when: ['discard'] },
    { says: 'chooses the player {seat}', id: 'player-{seat}', when: ['target'] },
    { says: 'chooses {card}', id: '{card}', when: ['target'] },
    { says: 'chooses {cards...}', id: '{cards}', when: ['target'] },
  ],
  changes: VALUES,
  readCards,
  decks: Object.fromEntries(READY_DECKS.map(({ name, cards }) => [name, cards])),
};

function poolWords(): Readonly<Record<string, string>> {
  return {
    'Friend Pool': 'friends',
    'Magic Pool': 'spells',
    'Curse Pool': 'curses',
    'Whatever Pool': 'whatevers',
  };
}

/** Pools, and how many cards of one are added. */
function countWords(): Readonly<Record<string, string>> {
  const numbers = ['0', '1', '2', '3', '4'].map((words) => [words, words] as const);
  return { ...poolWords(), ...Object.fromEntries(numbers) };
}

/** `takes 4 friends 2 curses`, in any order: so many out of so many Pools. */
function drafts(pools: number) {
  const parts = Array.from({ length: pools }, (_, index) => `{count${index}} {pool${index}}`);
  const last = parts.length > 1 ? ` and ${parts.at(-1)}` : '';
  const others = [parts.join(', '), `${parts.slice(0, -1).join(', ')}${last}`];
  return {
    says: `takes ${parts.join(' ')}`,
    also: pools > 1 ? others.map((list) => `takes ${list}`) : [],
    id: `take ${parts.join(' ')}`,
    words: draftWords(),
  };
}

/** Words for as many cards of a Pool as anybody could want. */
function draftWords(): Readonly<Record<string, string>> {
  const counts = Array.from({ length: 24 }, (_, index) => String(index + 1));
  const pools = Object.values(poolWords());
  return Object.fromEntries([
    ...[...counts, ...pools].map((word) => [word, word]),
    ...pools.map((pool) => [pool.replace(/s$/, ''), pool]),
  ]);
}

function rowWords(): Readonly<Record<string, string>> {
  return { 'the attacks of a Friend': 'attacksPerFriend', 'something in words': 'inWords' };
}

function readingWords(): Readonly<Record<string, string>> {
  return { one: '1', two: '2', three: '3' };
}

function criteriaWords(): Readonly<Record<string, string>> {
  return { Fun: 'fun', Clear: 'clear', Funny: 'funny', Fairness: 'consistentAndFair' };
}

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
