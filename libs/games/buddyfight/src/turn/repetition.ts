/**
 * A fighter takes the same option at the same decision at most twice a turn, with the same own view
 * of the table; where only forced effects and passes led back to the same whole situation for the
 * third time, the game is a draw.
 *
 * Decision: A-BFT-69.
 */
import type { RepetitionRules } from '@scoresheet/rules-engine';

export const REPETITION: RepetitionRules = {
  within: 'turn',
  // Counters that number what has been done would make every situation a new one.
  apart: ['attacks', 'autos', 'uses '],
  passing: {
    act: 'pass',
    answer: 'pass',
    auto: 'no',
    'may-replace': 'no',
    attack: 'end-attacks',
    move: 'stay',
  },
  spentAfter: 2,
};
