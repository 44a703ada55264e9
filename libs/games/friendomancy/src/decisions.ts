/** All that Friendomancy ever asks a seat, each with its words beside the step that asks it. */
import type { DecisionKind } from '@scoresheet/rules-presentation';
import {
  aboutDecision,
  answerDecision,
  criteriaDecision,
  disputeDecision,
  questionDecision,
  readingDecision,
  reasonDecision,
} from './disputes/dispute-decisions.js';
import { discardDecision, mayDecision, targetDecision } from './effect-decisions.js';
import { draftDecision } from './setup/draft.js';
import { draftOrderDecision, turnOrderDecision } from './setup/orders.js';
import { placeFoeDecision } from './setup/place-foes.js';
import { drawStepDecision } from './turn/draw-step.js';
import { endStepDecision } from './turn/end-step.js';
import { mainDecision } from './turn/main-step.js';

export const DECISIONS = [
  draftOrderDecision,
  turnOrderDecision,
  draftDecision,
  placeFoeDecision,
  drawStepDecision,
  mainDecision,
  endStepDecision,
  disputeDecision,
  aboutDecision,
  questionDecision,
  answerDecision,
  reasonDecision,
  readingDecision,
  criteriaDecision,
  mayDecision,
  discardDecision,
  targetDecision,
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
