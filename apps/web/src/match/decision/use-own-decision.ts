/** What the viewer is asked just now, and the choice that is being made for it. */
import { sendCommand, UNTIL_HEARD } from '../../api/send-command.js';
import { ACT } from '../match-documents.js';
import type { LookedAt } from '../use-match.js';
import type { Shown } from '../use-shown.js';
import { ownDecisions } from './own-decision.js';
import { useChoice } from './use-choice.js';
import { useWhichDecision } from './which-decision.js';

/** Whoever looks at the past is asked nothing. */
export function useOwnDecision({ match, game, store }: LookedAt, { at }: Shown) {
  const newest = store.momentOf(store.steps().count - 1);
  const asked = at === undefined ? ownDecisions(newest?.table, match.ownSeat) : [];
  const { decision, another } = useWhichDecision(asked);
  const choice = useChoice(game, decision, (id, answer) =>
    sendCommand(ACT, { match: match.id, decision: id, choice: answer }, UNTIL_HEARD),
  );
  return { decision, another, choice };
}
