/** The holes in the rules that a match may read in more than one way. */
import { reading } from '@scoresheet/rules-presentation';

export const elimination = reading('elimination', {
  usual: 'empty',
  others: [['failedDraw', 'out is who cannot draw a card (A-BUD-01, A-BUD-67)']],
});

export const loopLimit = reading('loopLimit', {
  usual: 1000,
  others: [[100, 'a hundred cards on the stack in one turn end the game (A-BUD-64)']],
});

export const maxTurns = reading('maxTurns', {
  usual: 500,
  others: [[50, 'the game ends after fifty turns (A-BUD-64)']],
});

export const READINGS = [elimination, loopLimit, maxTurns];
