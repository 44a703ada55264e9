/**
 * Draw Step: a card off the own deck, a card off a Pool, or one to three cards off a Pool into the
 * deck. Skipped where there is nothing to take.
 *
 * Rules: R-FRI-50, R-FRI-59; decisions A-FRI-10 to 12, A-FRI-24, A-FRI-39.
 */
import {
  isAllowed,
  no,
  refusedBy,
  resolveTriggers,
  type Guard,
  type Option,
  type Reading,
  type Refusal,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { deck, deckSize, pool, POOLS, POOL_WORDS, poolSize, type Pool } from '../field.js';
import { addToDeck, drawCards } from '../piles.js';
import { isInStep, type StepFrame } from './frames.js';

const MOST_ADDED = 3; // R-FRI-50
const COUNTS = Array.from({ length: MOST_ADDED }, (_, fewer) => fewer + 1);

const TOO_FEW = no('A-FRI-24', 'The Pool does not hold so many cards.');

/** Conditions for so many cards of a Pool to be added to the deck. */
const ADDED: readonly Guard<number, Pool>[] = [
  {
    rule: 'A-FRI-12',
    says: 'At least one card goes into the deck.',
    holds: (_, count) => count !== 0,
  },
  {
    rule: 'R-FRI-50',
    says: 'At most three cards go into the deck.',
    holds: (_, count) => !(count > MOST_ADDED), // what is no number is not too many
  },
  { ...TOO_FEW, holds: ({ state }, count, name) => count <= poolSize(state, name) },
];

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
  idle: DRAW_DECK,
  isOpen: true,

  options: (reading, { seat }: StepFrame) => ({ pick: 'one', from: ways(reading, seat) }),

  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first = '', second = ''] = choice?.id.split(' ') ?? [];
    frame.stage = 'after';
    if (verb === 'add') addToDeck(play, seat, second as Pool, Number(first));
    else drawCards(play, seat, first === 'deck' ? deck(seat) : pool(first as Pool), 1);
  },

  refuse: (reading, _, { verb, words }) => refuseDraw(reading, verb, words),
  refuseElsewhere(reading, seat) {
    const { state } = reading;
    const isOver = isInStep(state, seat, 'main-step') || isInStep(state, seat, 'end-step');
    if (!isOver) return undefined;
    return isNothingThere(reading, seat)
      ? no(
          'A-FRI-11',
          'Your deck and the Pools hold no face-down card: the Draw Step is skipped then.',
        )
      : no('R-FRI-50', 'You draw or add once in your turn, in its Draw Step.');
  },
});

export const drawStep: Step<StepFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    const isOver = frame.stage === 'after' || isNothingThere(play, frame.seat);
    if (!isOver) return [drawStepDecision.asks(frame.seat)];
    return resolveTriggers(play) ? 'on' : 'done';
  },

  ...answering(drawStepDecision),

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

const isNothingThere = ({ state }: Reading, seat: Seat): boolean =>
  deckSize(state, seat) === 0 && POOLS.every((name) => poolSize(state, name) === 0);

function ways(reading: Reading, seat: Seat): readonly Option[] {
  const { state } = reading;
  const ids = [
    ...(deckSize(state, seat) > 0 ? [DRAW_DECK] : []),
    ...POOLS.filter((name) => poolSize(state, name) > 0).map((name) => `draw ${name}`),
    ...POOLS.flatMap((name) =>
      COUNTS.filter((count) => isAllowed(ADDED, reading, count, name)).map(
        (count) => `add ${count} ${name}`,
      ),
    ),
  ];
  return ids.map((id) => ({ id }));
}

function refuseDraw(reading: Reading, verb: string, [count, name]: readonly string[]): Refusal {
  if (verb === 'draw') return no('A-FRI-24', 'There is no face-down card to draw there.');
  if (verb !== 'add') return no('R-FRI-50', 'Draw from your deck or a Pool, or add from a Pool.');
  return refusedBy(ADDED, reading, Number(count), name as Pool) ?? TOO_FEW;
}
