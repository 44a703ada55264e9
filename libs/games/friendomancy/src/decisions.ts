/**
 * All that Friendomancy ever asks a seat, each with its words beside the step that asks it; what
 * effects ask is ready.
 *
 * Rule: R-FRI-58; decisions A-FRI-54, A-FRI-59.
 */
import { ready, type DecisionKind } from '@scoresheet/rules-presentation';
import {
  aboutDecision,
  answerDecision,
  criteriaDecision,
  disputeDecision,
  questionDecision,
  readingDecision,
  reasonDecision,
} from './disputes/dispute-decisions.js';
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
  ready.may('A-FRI-59', { hint: 'Without a yes nothing happens (A-FRI-59).' }),
  ready.discard('R-FRI-58'),
  ready.lookAndTake('A-FRI-54', 'deck', {
    hint: 'You alone see them. Take one that the text lets you take, or nothing; a Foe waits aside (A-FRI-54).',
  }),
  ready.putBack('A-FRI-54', 'deck'),
  ready.putUnder('A-FRI-63', 'deck'),
  ready.target('A-FRI-59', {
    hint: 'Only what may be chosen is listed; a Foe may stand for a Friend (R-FRI-22, A-FRI-59).',
    phrases: [{ says: 'chooses the player {seat}', id: 'player-{seat}', when: ['target'] }],
    says: 'Choose among what is offered, as many as the text says.',
  }),
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
