/** How a match may read the holes in the rules: the values of each option, the usual one first. */
import type { Json, Rules } from '@scoresheet/rules-engine';
import { MAX_TRIGGERS } from './effects/triggers.js';
import { FOE_CHOICES } from './setup/foe-list.js';

/** Format a where nobody sits there to name one (A-FRI-01). */
export const LEFT_TO_JUDGE = 'asked';

export const OPTIONS: Rules['options'] = {
  judge: ['none', 'sits'], // A-FRI-01
  format: ['a', 'b', 'c', LEFT_TO_JUDGE], // R-FRI-35, A-FRI-01, A-FRI-40
  draftOrder: ['asked', 'asSeated'], // A-FRI-01, A-FRI-47
  turnOrder: ['asked', 'asSeated'], // A-FRI-01, A-FRI-47
  foes: FOE_CHOICES, // A-FRI-44
  endTrigger: ['emptied', 'onlyByDraw'], // A-FRI-07
  attacksPerFriend: [1, 2, 3], // A-FRI-16
  foeFee: ['perAct', 'perCard'], // A-FRI-25
  sacrificeAtWill: ['no', 'yes'], // A-FRI-31
  draftLook: ['atEnd', 'asDrawn'], // A-FRI-46
  triggersPerAct: MAX_TRIGGERS, // A-FRI-64
  actsPerStep: [200, 20], // A-FRI-64
  extraTurns: [10, 1], // A-FRI-64
  maxRounds: [300, 30], // A-FRI-64
  maxSeats: [5, 8], // A-FRI-41
  disputes: ['written', 'spoken'], // A-FRI-66 to 68
};

/** Seats at most: as many as the printed rules speak of, or as the players say. */
export const mostSeats = (options: { readonly [name: string]: Json }): number =>
  Number(options['maxSeats'] ?? USUAL_MOST_SEATS);
export const USUAL_MOST_SEATS = 5;
