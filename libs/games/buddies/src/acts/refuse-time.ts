/** What is not done now: in another's turn, in another phase, over a stack that waits. */
import { no, tableCounter, type Reading, type Refusal, type Seat } from '@scoresheet/rules-engine';
import { active } from '../field.js';
import { windowOf } from '../stack/window-of.js';
import { PHASE_NUMBER, type Phase } from '../turn/phases.js';

/** Decisions A-BUD-36, A-BUD-37. */
export function refuseTime(
  { state }: Reading,
  seat: Seat,
  phase: Phase,
  rule: string,
): Refusal | undefined {
  if (active(state) !== seat) return no(rule, 'That is done in your own turn only.');
  if (tableCounter(state, 'phase') !== PHASE_NUMBER[phase]) {
    return no(rule, `That is done in the ${phase === 'player' ? 'Player' : 'Buddies'} phase only.`);
  }
  const waits = (windowOf(state)?.items ?? []).length > 0;
  return waits ? no('A-BUD-37', 'First what waits on the stack has to take effect.') : undefined;
}
