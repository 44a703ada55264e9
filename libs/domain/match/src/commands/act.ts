/** Answers a decision that the rules wait for. */
import type { Act } from '@scoresheet/contracts-messages';
import { JUDGE, type Asked, type Seat, type State } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { closedOrUnknown } from './closed-decision.js';
import type { Deciding } from '../rules/environment.js';
import { answeringSeat, isNo, PAUSED, type Judged } from './judged.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Conflict, type Refused } from './not-accepted.js';
import { pinnedRules } from '../rules/pinned-rules.js';

export function act(deciding: Deciding, state: MatchState, command: Act): Judged {
  const own = answeringSeat(state, command);
  if (isNo(own)) return own;
  if (state.paused) return PAUSED;
  const { table } = own;
  const open = openDecision(table, own.seat, command.decision);
  if (isNo(open)) return open;
  const { asked } = open;
  const { ruleset } = pinnedRules(deciding, state.terms);
  const isOpen = ruleset.isOpenChoice(table, asked);
  const { decision, choice } = command;
  const action = { seat: asked.seat, decision, choice };
  const ran = ruleset.run(table, action, deciding.source.chance);
  if ('refusal' in ran) {
    return { outcome: 'refused', code: 'against-the-rules', ...ran.refusal };
  }
  const { seat, kind } = asked;
  const known = isOpen ? { seat, asked: kind, open: true as const } : { seat, asked: kind };
  return {
    state,
    type: 'decision-answered',
    action: actionOf(command, known),
    facts: ran.facts,
  };
}

function openDecision(
  table: State,
  seat: Seat,
  decision: string,
): { readonly asked: Asked } | Refused | Conflict {
  const asked = table.stack.at(-1)?.asks?.find(({ id }) => id === decision);
  if (!asked) return closedOrUnknown(table, decision);
  if (asked.seat === seat) return { asked };
  return refused(
    'other-seats-decision',
    `Decision ${decision} is ${asked.seat === JUDGE ? 'the JUDGE' : `seat ${asked.seat}`}'s, not yours.`,
  );
}
