/**
 * All that Buddyfight ever asks a fighter, each with its words beside the step that asks it; what
 * most effects ask is ready.
 *
 * Decisions: A-BFT-43, A-BFT-62, A-BFT-66, A-BFT-67.
 */
import { no } from '@scoresheet/rules-engine';
import { ready, type DecisionKind } from '@scoresheet/rules-presentation';
import { autoDecision } from './acts/auto.js';
import { callWhereDecision } from './acts/effect-call.js';
import { payGaugeDecision } from './acts/pay-gauge.js';
import { counterattackDecision } from './combat/battle.js';
import { moveDecision } from './combat/move.js';
import { penetrateDecision } from './combat/penetrate.js';
import { refuseTarget } from './effects/refuse-target.js';
import { mayReplaceDecision, replaceDecision } from './effects/saves.js';
import { shiftDecision } from './effects/verbs/shift.js';
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
  chooseAutoDecision,
  dropMonsterDecision,
  penetrateDecision,
  counterattackDecision,
  mayReplaceDecision,
  replaceDecision,
  ready.search('A-BFT-67', 'deck', {
    says: 'Take one of the cards that the text lets you look for, or nothing.',
    refuseElsewhere: () => no('A-BFT-67', 'You look through no cards now.'),
  }),
  ready.look('A-BFT-67', 'deck'),
  shiftDecision,
  ready.discard('A-BFT-66', {
    hint: 'Nothing is shown before everybody has chosen (A-BFT-66).',
  }),
  ready.putUnder('A-BFT-66', 'deck', {
    hint: 'Nothing goes before everybody has chosen; the last one named lies undermost (A-BFT-66).',
  }),
  ready.may('A-BFT-62'),
  ready.target('A-BFT-43', {
    refuse: (reading, _, { choice }) => refuseTarget(reading, choice),
  }),
] as const satisfies readonly DecisionKind[];

export type DecisionName = (typeof DECISIONS)[number]['kind'];
