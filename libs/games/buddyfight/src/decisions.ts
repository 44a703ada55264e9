/** All that Buddyfight ever asks a fighter, each with its words beside the step that asks it. */
import type { DecisionKind } from '@scoresheet/rules-presentation';
import { autoDecision } from './acts/auto.js';
import { callWhereDecision } from './acts/effect-call.js';
import { payGaugeDecision } from './acts/pay-gauge.js';
import { counterattackDecision } from './combat/battle.js';
import { moveDecision } from './combat/move.js';
import {
  discardDecision,
  lookDecision,
  mayReplaceDecision,
  replaceDecision,
  searchDecision,
  shiftDecision,
  targetDecision,
} from './effect-decisions.js';
import { dropMonsterDecision } from './timing/check.js';
import { answerDecision } from './timing/exchange.js';
import { actDecision } from './timing/play-timing.js';
import { chooseAutoDecision } from './timing/settle.js';
import { attackDecision } from './turn/attack.js';
import { chargeDecision } from './turn/start.js';

export const DECISIONS = [
  chargeDecision,
  attackDecision,
  moveDecision,
  actDecision,
  answerDecision,
  callWhereDecision,
  payGaugeDecision,
  autoDecision,
  mayReplaceDecision,
  replaceDecision,
  chooseAutoDecision,
  searchDecision,
  lookDecision,
  shiftDecision,
  discardDecision,
  dropMonsterDecision,
  counterattackDecision,
  targetDecision,
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
