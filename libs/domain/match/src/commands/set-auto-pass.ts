/**
 * A seat gives its standing instruction to pass, in place of the one before, or takes it back. Both
 * are the same event to everybody else. If the seat is asked for a response at that moment, this
 * passes it.
 */
import type { AutoPassUntil, SetAutoPass } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import type { Deciding } from '../rules/environment.js';
import type { GameEntry } from '../rules/game-entry.js';
import { isNo, PAUSED, seatInGame, type Judged } from './judged.js';
import { evolveMatch, type AutoPassChanged } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { pinnedRules } from '../rules/pinned-rules.js';

export function setAutoPass(deciding: Deciding, state: MatchState, command: SetAutoPass): Judged {
  const own = seatInGame(state, command);
  if (isNo(own)) return own;
  if (state.paused) return PAUSED;
  const { seat, conceded, timedOut } = own.seat;
  if (conceded || timedOut)
    return refused('already-conceded', 'The match goes on without you: there is nothing to pass.');
  const { until } = command;
  const entry = pinnedRules(deciding, state.terms);
  const liftedBy = until === null ? [] : cardsOf(entry, until);
  if ('outcome' in liftedBy) return liftedBy;
  const changed: AutoPassChanged = { kind: 'auto-pass-changed', seat, until, liftedBy };
  evolveMatch(state, changed);
  return {
    state,
    type: 'auto-pass-changed',
    action: actionOf(command, { seat }),
    facts: [changed],
  };
}

/** Codes of the cards of which one, when it is played, lifts the instruction. */
function cardsOf({ title, ruleset }: GameEntry, until: AutoPassUntil): readonly string[] | Refused {
  if (until.kind !== 'card-played') return [];
  const faces = Object.values(ruleset.faces);
  const codes = faces.filter(({ type }) => type === until.card).map(({ code }) => code);
  if (codes.length > 0) return codes.sort();
  const kinds = [...new Set(faces.map(({ type }) => type))].sort().join(', ');
  return refused(
    'unknown-card-kind',
    `${title} has no cards of the kind '${until.card}': name one of ${kinds}.`,
  );
}
