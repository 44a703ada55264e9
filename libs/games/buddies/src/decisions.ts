/**
 * All that Buddies ever asks a seat, each with its words beside the step that asks it; what effects
 * ask is ready.
 *
 * Rule: R-BUD-63; decisions A-BUD-49, A-BUD-62, A-BUD-70.
 */
import { ready, type DecisionKind } from '@scoresheet/rules-presentation';
import { firstPlayerDecision } from './setup/first-player.js';
import { extraCardDecision, redrawDecision } from './setup/opening-hand.js';
import { startingBuddyDecision } from './setup/starting-buddies.js';
import { mayDecision } from './stack/resolve.js';
import { respondDecision } from './stack/respond.js';
import { discardDecision } from './turn/end.js';

export const DECISIONS = [
  redrawDecision,
  extraCardDecision,
  firstPlayerDecision,
  startingBuddyDecision,
  respondDecision,
  discardDecision,
  mayDecision,
  ready.putUnder('A-BUD-60', 'deck', {
    hint: 'Nothing goes before everybody has chosen; the last one named lies undermost (A-BUD-60).',
  }),
  ready.search('A-BUD-62', 'deck'),
  ready.lookAndTake('A-BUD-62', 'deck'),
  ready.putBack('A-BUD-62', 'deck'),
  ready.replace('A-BUD-70', {
    title: 'Several texts change the same damage',
    phrases: [
      { says: 'lets {card} break', id: 'break {card}' },
      { says: 'lets {card} halve it', id: 'halve {card}' },
    ],
  }),
  ready.orderTriggers('A-BUD-49'),
  ready.target('R-BUD-63', {
    hint: 'Only what may be chosen is listed (R-BUD-63, A-BUD-49).',
    phrases: [
      { says: 'chooses the deck of {seat}', id: 'deck-{seat}', when: ['target'] },
      { says: 'chooses {seat}', id: 'player-{seat}', when: ['target'] },
    ],
  }),
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
