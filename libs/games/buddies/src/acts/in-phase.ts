/** What is done in a phase of the own turn, and not over a stack that waits. */
import { tableCounter, type Guard, type Seat } from '@scoresheet/rules-engine';
import { active } from '../field.js';
import { windowOf } from '../stack/window-of.js';
import { PHASE_NUMBER } from '../turn/phases.js';

const PHASE_NAMES = { player: 'Player', buddies: 'Buddies' } as const;

/**
 * Conditions for a seat to do something that a rule leaves to the turn player in that phase.
 * Decisions A-BUD-36, A-BUD-37.
 */
export const inPhase = (
  phase: keyof typeof PHASE_NAMES,
  rule: string,
): readonly Guard<Seat, unknown>[] => [
  {
    rule,
    says: 'That is done in your own turn only.',
    holds: ({ state }, seat) => active(state) === seat,
  },
  {
    rule,
    says: `That is done in the ${PHASE_NAMES[phase]} phase only.`,
    holds: ({ state }) => tableCounter(state, 'phase') === PHASE_NUMBER[phase],
  },
  {
    rule: 'A-BUD-37',
    says: 'First what waits on the stack has to take effect.',
    holds: ({ state }) => (windowOf(state)?.items ?? []).length === 0,
  },
];
