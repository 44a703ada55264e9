/** What the viewer is asked just now, and the choice that is being made for it. */
import type { LookedAt } from '../use-match.js';
import type { Shown } from '../use-shown.js';
import { ownDecision } from './own-decision.js';
import { sendChoice } from './send-choice.js';
import { useChoice } from './use-choice.js';

/** Whoever looks at the past is asked nothing. */
export function useOwnDecision({ match, game, store }: LookedAt, { at }: Shown) {
  const newest = store.momentAt(store.lastSeq());
  const decision = at === undefined ? ownDecision(newest?.table, match.ownSeat) : undefined;
  const choice = useChoice(game, decision, (id, answer) =>
    sendChoice({ match: match.id, decision: id, choice: answer }),
  );
  return { decision, choice };
}
