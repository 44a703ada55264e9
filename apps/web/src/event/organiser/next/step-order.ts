/** The command of a step; some steps are no command, but work at the page. */
import { sendOrder, type OrderFate } from '../../orders/send-order.js';
import type { NextStep } from '../lead/leaders-documents.js';
import {
  CLOSE_ROUND,
  DRAW_ROUND,
  PUBLISH_ROUND,
  REVIEW_ROUND,
  START_ROUND,
} from '../round/round-documents.js';
import {
  ANNOUNCE,
  BEGIN_CHECK_IN,
  BEGIN_PHASE,
  FINISH,
  OPEN_REGISTRATION,
  RESUME,
} from './life-documents.js';

type Send = () => Promise<OrderFate>;

interface StepAsked {
  readonly step: Pick<NextStep, 'is' | 'phase' | 'round'>;
  /** Of entry, where that is by code. */
  readonly code?: string;
}

/** The command of a step; undefined where whoever leads has something else to do first. */
export function stepOrder(tournament: string, { step, code }: StepAsked): Send | undefined {
  const at = { tournament, phase: step.phase ?? 1, round: step.round ?? 1 };
  switch (step.is) {
    case 'ANNOUNCE':
      return () => sendOrder(ANNOUNCE, { tournament });
    case 'OPEN_REGISTRATION':
      return () => sendOrder(OPEN_REGISTRATION, { tournament, code: code ?? null });
    case 'BEGIN_CHECK_IN':
      return () => sendOrder(BEGIN_CHECK_IN, { tournament });
    case 'BEGIN_PHASE':
      return () => sendOrder(BEGIN_PHASE, { tournament, phase: at.phase });
    case 'DRAW_ROUND':
      return () => sendOrder(DRAW_ROUND, at);
    case 'REVIEW_ROUND':
      return () => sendOrder(REVIEW_ROUND, at);
    case 'PUBLISH_ROUND':
      return () => sendOrder(PUBLISH_ROUND, at);
    case 'START_ROUND':
      return () => sendOrder(START_ROUND, at);
    case 'CLOSE_ROUND':
      return () => sendOrder(CLOSE_ROUND, at);
    case 'RESUME':
      return () => sendOrder(RESUME, { tournament });
    case 'FINISH':
      return () => sendOrder(FINISH, { tournament });
    case 'ENTER_RESULTS':
      return undefined;
  }
}
