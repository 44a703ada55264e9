/**
 * III. Activate: the turn player plays cards and uses abilities until they end the phase.
 *
 * Rules: R-FUZ-40, R-FUZ-72; decisions A-FUZ-38, A-FUZ-77 (asked even if nothing fits), A-FUZ-79.
 */
import {
  cardOf,
  cardsIn,
  type Frame,
  type Option,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { hand } from '../field.js';
import { playCard, waysToPlay } from './play-card.js';
import { useAbility, waysToUse } from './use-ability.js';
import { END } from './validate.js';

export const MAX_ACTS_PER_PHASE = 200; // A-FUZ-79

export interface ActivateFrame extends Frame {
  readonly kind: 'activate';
  readonly seat: Seat;
  /** Cards played and abilities used so far; absent for none. */
  acts?: number;
}

export const activate: Step<ActivateFrame> = {
  open: ['seat', 'acts'],

  proceed: (_, { seat }) => [{ seat, kind: 'activate' }],

  options: (play, frame) => ({ pick: 'one', from: [...acts(play, frame), { id: END }] }),

  answered(play, frame, { chosen: [choice] }) {
    const [verb, card, ...words] = (choice?.id ?? END).split(' ');
    if (verb === END || card === undefined) return 'done';
    frame.acts = (frame.acts ?? 0) + 1;
    if (verb === 'play') playCard(play, frame.seat, card, words);
    else useAbility(play, frame.seat, card, words);
    return undefined;
  },
};

function acts(play: Reading, { seat, acts: done = 0 }: ActivateFrame): readonly Option[] {
  if (done >= MAX_ACTS_PER_PHASE) return [];
  const inHand = cardsIn(play.state, hand(seat)).map((id) => cardOf(play.state, id));
  return [...inHand.flatMap((card) => waysToPlay(play, seat, card)), ...waysToUse(play, seat)];
}
