/**
 * The same whole situation for the third time in one turn: what was freely done in it is offered no
 * more; where only forced effects and passes led back to it the game is a draw.
 *
 * Cards are spent and attackers rest, so no situation comes back but by an ability that may be used
 * again and again: they are counted from the first use of one.
 *
 * Decision: A-BFT-69.
 */
import type { RepetitionRules } from '@scoresheet/rules-engine';
import { readWay } from '../acts/way.js';
import { faceOfCard } from '../values.js';

export const REPETITION: RepetitionRules = {
  within: 'turn',
  apart: ['autos', 'uses '],
  passing: { act: 'pass', answer: 'pass', auto: 'no', 'may-replace': 'no' },

  begins(reading, choice) {
    if (typeof choice !== 'string' || !choice.startsWith('use ')) return false;
    const { card: id, ability } = readWay(choice);
    const card = reading.state.cards[id];
    const used = card && faceOfCard(reading, card).abilities[ability];
    return used !== undefined && used.once === undefined;
  },
};
