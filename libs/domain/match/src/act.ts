/** Answers a decision that the rules wait for. */
import type { Act } from '@scoresheet/contracts-messages';
import { run, stepOf, type Asked, type Frame, type State } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { conflict, refused, type Conflict, type Refused } from './aggregate.js';
import type { Deciding } from './environment.js';
import { isNo, PAUSED, seatInGame, type Judged } from './judged.js';
import type { MatchSeat, MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

export function act(deciding: Deciding, state: MatchState, command: Act): Judged {
  const own = seatInGame(state, command);
  if (isNo(own)) return own;
  if (state.paused) return PAUSED;
  const { table } = own;
  const open = openDecision(table, own.seat, command.decision);
  if (isNo(open)) return open;
  const { asked, frame } = open;
  const { rules } = pinnedRules(deciding, state.terms);
  const isOpen = stepOf(rules, frame).openChoices?.includes(asked.kind) ?? false;
  const { decision, choice } = command;
  const action = { seat: asked.seat, decision, choice };
  const ran = run({ rules, state: table }, action, deciding.source.chance);
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
  { seat }: MatchSeat,
  decision: string,
): { readonly asked: Asked; readonly frame: Frame } | Refused | Conflict {
  const frame = table.stack.at(-1);
  const asked = frame?.asks?.find(({ id }) => id === decision);
  if (!frame || !asked) return closedOrUnknown(table, decision);
  if (asked.seat === seat) return { asked, frame };
  return refused(
    'other-seats-decision',
    `Decision ${decision} is seat ${asked.seat}'s, not yours.`,
  );
}

/** Ids count up (`d1`, `d2`), so the counter tells which have been open. */
function closedOrUnknown(table: State, decision: string): Refused | Conflict {
  const number = /^d([1-9][0-9]{0,8})$/.exec(decision)?.[1];
  const wasOpen = number !== undefined && Number(number) <= table.asked;
  return wasOpen
    ? conflict(`Decision ${decision} is not open any more: look again.`)
    : refused('unknown-decision', `There is no decision ${decision} in this match.`);
}
