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
import { deck, deckSize, pool, POOLS, poolSize, type Pool } from '../field.js';
import { addToDeck, drawCards } from '../piles.js';
import type { StepFrame } from './frames.js';

const MOST_ADDED = 3; // R-FRI-50

export const drawStep: Step<StepFrame> = {
  open: ['seat', 'stage'],
  openChoices: ['draw-step'],

  proceed(play, frame) {
    const isOver = frame.stage === 'after' || ways(play, frame.seat).length === 0;
    if (!isOver) return [{ seat: frame.seat, kind: 'draw-step' }];
    return resolveTriggers(play) ? 'on' : 'done';
  },

  options: (reading, { seat }) => ({ pick: 'one', from: ways(reading, seat) }),

  answered(play, frame, { seat, chosen: [choice] }) {
    const [verb, first = '', second = ''] = choice?.id.split(' ') ?? [];
    frame.stage = 'after';
    if (verb === 'add') addToDeck(play, seat, second as Pool, Number(first));
    else drawCards(play, seat, first === 'deck' ? deck(seat) : pool(first as Pool), 1);
  },

  left: (_, frame, seat) => (frame.seat === seat ? 'done' : undefined),
};

function ways({ state }: Reading, seat: Seat): readonly Option[] {
  const filled = POOLS.filter((name) => poolSize(state, name) > 0);
  const ids = [
    ...(deckSize(state, seat) > 0 ? ['draw deck'] : []),
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
