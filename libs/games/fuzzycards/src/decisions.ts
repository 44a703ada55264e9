/** All that Fuzzycards ever asks a seat, each with its words beside the step that asks it. */
import type { DecisionKind, TellsAbout } from '@scoresheet/rules-presentation';
import { bridgeDecision } from './combat/bridge.js';
import {
  lookDecision,
  mayDecision,
  putBackDecision,
  searchDecision,
  targetDecision,
} from './effect-decisions.js';
import { turnOrderDecision } from './setup/genesis-flip.js';
import { mulliganDecision } from './setup/mulligan.js';
import { activateDecision } from './turn/activate.js';
import { discardDecision } from './turn/exodus.js';
import { settleDecision } from './turn/settle.js';
import { validateDecision } from './turn/validate.js';

export const DECISIONS = [
  turnOrderDecision,
  mulliganDecision,
  activateDecision,
  settleDecision,
  validateDecision,
  bridgeDecision,
  discardDecision,
  targetDecision,
  mayDecision,
  searchDecision,
  lookDecision,
  putBackDecision,
] as const satisfies readonly (DecisionKind & TellsAbout)[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
