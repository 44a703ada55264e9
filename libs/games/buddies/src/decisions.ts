/** All that Buddies ever asks a seat, each with its words beside the step that asks it. */
import type { DecisionKind } from '@scoresheet/rules-presentation';
import {
  orderTriggersDecision,
  replaceDecision,
  searchDecision,
  targetDecision,
} from './effect-decisions.js';
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
  searchDecision,
  replaceDecision,
  orderTriggersDecision,
  targetDecision,
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
