/**
 * Control of cards on the Board, for good or for this turn. A lent card whose player has left stays
 * where it is.
 *
 * Decisions: A-FRI-37, A-FRI-55, A-FRI-61.
 */
import { takingControl } from '@scoresheet/rules-cards';
import { takeControl as takeOver } from '../../board.js';
import { inPlay, isIn } from '../../field.js';
import { BOARD, inPlayMeant } from './meant.js';

export const { takeControl, giveBack } = takingControl({
  reaches: BOARD,
  meant: inPlayMeant,
  inPlay: ({ state }) => inPlay(state),
  change(play, card, seat) {
    if (isIn(play.state, seat)) takeOver(play, card, seat);
  },
});
