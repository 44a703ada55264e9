/**
 * III. Activate: the turn player plays cards and uses abilities until they end the phase.
 *
 * Rules: R-FUZ-40, R-FUZ-72; decisions A-FUZ-38, A-FUZ-77 (asked even if nothing fits), A-FUZ-79.
 */
import {
  cardOf,
  cardsIn,
  no,
  type Frame,
  type Option,
  type Reading,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { answering, decision } from '@scoresheet/rules-presentation';
import { hand } from '../field.js';
import { PLAYS, USES } from './activate-phrases.js';
import { END, ENDS_THE_PHASE } from './answers.js';
import { playCard } from './play-card.js';
import { refuseActivate } from './refuse-activate.js';
import { useAbility, waysToUse } from './use-ability.js';
import { waysToPlay } from './ways-to-play.js';

export const MAX_ACTS_PER_PHASE = 200; // A-FUZ-79

export interface ActivateFrame extends Frame {
  readonly kind: 'activate';
  readonly seat: Seat;
  /** Cards played and abilities used so far; absent for none. */
  acts?: number;
}

export const activateDecision = decision('activate', {
  title: 'Activate: play cards, use abilities',
  hint: 'Cards cost Energy; new Heroes go to the Vault, the place there does not matter. "end the phase" goes on to moving and attacking; unspent Energy is kept (R-FUZ-30, R-FUZ-38, R-FUZ-40).',
  hidden: 'ends the Activate phase',
  about: 'the Activate phase',
  phrases: [ENDS_THE_PHASE, ...PLAYS, ...USES],
  wishes: [
    { zone: 'hand', says: 'play it', id: 'play {card}' },
    { zone: 'field', says: 'use its ability', id: 'use {card} 0' },
  ],
  idle: END,
  isOpen: false,

  options: (play, frame: ActivateFrame) => ({
    pick: 'one',
    from: [...acts(play, frame), { id: END }],
  }),

  answered(play, frame, { chosen: [choice] }) {
    const [verb, card, ...words] = (choice?.id ?? END).split(' ');
    if (verb === END || card === undefined) return 'done';
    frame.acts = (frame.acts ?? 0) + 1;
    if (verb === 'play') playCard(play, frame.seat, card, words);
    else useAbility(play, frame.seat, card, words);
    return undefined;
  },

  /** A phase without end is cut off, whatever could be played in it. */
  refuse(reading, seat, said) {
    const { acts = 0 } = (reading.state.stack.at(-1) ?? {}) as Partial<ActivateFrame>;
    return acts < MAX_ACTS_PER_PHASE
      ? refuseActivate(reading, seat, said)
      : no('A-FUZ-79', `After ${MAX_ACTS_PER_PHASE} cards and abilities the phase only ends.`);
  },
});

export const activate: Step<ActivateFrame> = {
  open: ['seat', 'acts'],
  proceed: (_, { seat }) => [activateDecision.asks(seat)],
  ...answering(activateDecision),
};

function acts(play: Reading, { seat, acts: done = 0 }: ActivateFrame): readonly Option[] {
  if (done >= MAX_ACTS_PER_PHASE) return [];
  const inHand = cardsIn(play.state, hand(seat)).map((id) => cardOf(play.state, id));
  return [...inHand.flatMap((card) => waysToPlay(play, seat, card)), ...waysToUse(play, seat)];
}
