/**
 * Draw Step: a card off the own deck, a card off a Pool, or one to three cards off a Pool into the
 * deck. Skipped where there is nothing to take.
 *
 * Rules: R-FRI-50, R-FRI-59; decisions A-FRI-10 to 12, A-FRI-24, A-FRI-39.
 */
import {
  resolveTriggers,
  type Option,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { refuseDraw } from '../acts/refuse-take.js';
import { deck, deckSize, pool, POOLS, POOL_WORDS, poolSize, type Pool } from '../field.js';
import { addToDeck, drawCards } from '../piles.js';
import type { StepFrame } from './frames.js';

const MOST_ADDED = 3; // R-FRI-50

const DRAW_DECK = 'draw deck';

/** Pools, and how many cards of one are added. */
const COUNT_WORDS = {
  ...POOL_WORDS,
  ...Object.fromEntries(['0', '1', '2', '3', '4'].map((words) => [words, words] as const)),
};

export const drawStepDecision = decision('draw-step', {
  title: 'Draw Step',
  hint: 'Draw a card off your deck or a Pool, or add up to three of a Pool to your deck (R-FRI-50).',
  hidden: 'draws',
  phrases: [
    { says: 'draws from the deck', id: DRAW_DECK },
    { says: 'draws from the {pool}', id: 'draw {pool}', words: POOL_WORDS },
    {
      says: 'adds {count} from the {pool}',
      also: ['adds {count} cards from the {pool}', 'adds {count} card from the {pool}'],
      id: 'add {count} {pool}',
      words: COUNT_WORDS,
    },
  ],
  wishes: [],
  idle: DRAW_DECK,
  isOpen: true,

  options: (reading, { seat }: StepFrame) => ({ pick: 'one', from: ways(reading, seat) }),

  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first = '', second = ''] = choice?.id.split(' ') ?? [];
    frame.stage = 'after';
    if (verb === 'add') addToDeck(play, seat, second as Pool, Number(first));
    else drawCards(play, seat, first === 'deck' ? deck(seat) : pool(first as Pool), 1);
  },

  refuse: (_, __, { verb, words }) => refuseDraw([verb, ...words]),
});

export const drawStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    const isOver = frame.stage === 'after' || ways(play, frame.seat).length === 0;
    if (!isOver) return [drawStepDecision.asks(frame.seat)];
    return resolveTriggers(play) ? 'on' : 'done';
  },

  ...answering(drawStepDecision),

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

function ways({ state }: Reading, seat: Seat): readonly Option[] {
  const filled = POOLS.filter((name) => poolSize(state, name) > 0);
  const ids = [
    ...(deckSize(state, seat) > 0 ? [DRAW_DECK] : []),
    ...filled.map((name) => `draw ${name}`),
    ...filled.flatMap((name) =>
      Array.from(
        { length: Math.min(MOST_ADDED, poolSize(state, name)) },
        (_, fewer) => `add ${fewer + 1} ${name}`,
      ),
    ),
  ];
  return ids.map((id) => ({ id }));
}
