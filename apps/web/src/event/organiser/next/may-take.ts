/** Who is offered the step that comes next; the server decides who may take it. */
import type { Roles } from '../../roles.js';
import type { NextStep } from '../lead/leaders-documents.js';

const OF_ROUNDS: readonly NextStep['is'][] = [
  'DRAW_ROUND',
  'REVIEW_ROUND',
  'PUBLISH_ROUND',
  'START_ROUND',
  'CLOSE_ROUND',
];

export function mayTake(roles: Roles, step: NextStep['is'] | undefined): boolean {
  if (step === 'ENTER_RESULTS') return roles.isScorer;
  if (step !== undefined && OF_ROUNDS.includes(step)) return roles.runsRounds;
  return roles.isOrganiser;
}
