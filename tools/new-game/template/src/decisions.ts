/** All that Sample Game ever asks a seat, each with its words beside the step that asks it. */
import type { DecisionKind } from '@scoresheet/rules-presentation';
import { mainDecision } from './turn/main.js';

export const DECISIONS = [mainDecision] as const satisfies readonly DecisionKind[];
