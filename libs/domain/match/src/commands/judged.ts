/** What a command comes to before its event is written, and the checks that commands share. */
import type { Command, MatchEventType, Role } from '@scoresheet/contracts-messages';
import type { JsonObject } from '@scoresheet/domain-record';
import { JUDGE, type Seat, type State } from '@scoresheet/rules-engine';
import type { RecordedFact } from '../fold/match-facts.js';
import { seatOf, statusOf, type MatchSeat, type MatchState } from '../fold/match-state.js';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';

/** The command is carried out: `state` holds its facts, its name is not yet noted there. */
export interface Done {
  readonly state: MatchState;
  readonly type: MatchEventType;
  readonly action: JsonObject;
  readonly facts: readonly RecordedFact[];
}

export type Judged = Done | Refused | Conflict;

export const isNo = <T extends object>(
  found: T | Refused | Conflict,
): found is Refused | Conflict => 'outcome' in found;

export const MATCH_UNKNOWN = refused('unknown-match', 'There is no such match: check its id.');

export const MATCH_OVER = refused('match-over', 'The match is over: nothing more happens in it.');
export const MATCH_NOT_SUSPENDED = refused(
  'match-not-suspended',
  'The match is not suspended: end it by a ruling.',
);
export const PAUSED = refused(
  'match-paused',
  'A judge has paused the match: wait until it is resumed. Your decisions stay open.',
);
const NOT_SEATED = refused(
  'not-seated',
  'You have no seat in this match: only its players can do this.',
);

export const roleRefusal = ({ role }: Command): Refused | undefined =>
  role === 'player'
    ? undefined
    : refused('wrong-role', `Only players can do this, and you are here as ${WHO[role]}.`);

const WHO = {
  player: 'a player',
  judge: 'a judge',
  organiser: 'an organiser',
  clock: 'the clock',
  house: 'the house',
} as const satisfies { [role in Role]: string };

/** A lobby command names the last event that its sender knew. */
export function lobbyRefusal(
  state: MatchState,
  { expectedSeq }: { readonly expectedSeq: number },
): Refused | Conflict | undefined {
  if (state.table !== null) {
    return refused('match-not-open', 'The match has begun: seats and decks are fixed.');
  }
  if (statusOf(state) === 'over') return MATCH_OVER;
  return seqRefusal(state, { expectedSeq });
}

/** The command is about the match as its sender knew it, and no other. */
export function seqRefusal(
  state: MatchState,
  { expectedSeq }: { readonly expectedSeq: number },
): Refused | Conflict | undefined {
  if (expectedSeq > state.seq) {
    return refused(
      'unknown-seq',
      `The match has no event ${expectedSeq} yet: name the last one you know.`,
    );
  }
  if (expectedSeq === state.seq) return undefined;
  return conflict(`The match has moved on to event ${state.seq}: look again, then decide.`);
}

/** The sender's seat. */
export function seatOfSender(state: MatchState, command: Command): MatchSeat | Refused {
  return roleRefusal(command) ?? seatOf(state, command.actor) ?? NOT_SEATED;
}

/** The sender's seat in a game that is being played. */
export function seatInGame(
  state: MatchState,
  command: Command,
): { readonly seat: MatchSeat; readonly table: State } | Refused {
  const seat = seatOfSender(state, command);
  if (isNo(seat)) return seat;
  const game = runningGame(state);
  return isNo(game) ? game : { seat, table: game.table };
}

/** The seat for which the sender answers: the own one, or the JUDGE's. */
export function answeringSeat(
  state: MatchState,
  command: Command,
): { readonly seat: Seat; readonly table: State } | Refused {
  if (!isJudgeOf(state, command)) {
    const own = seatInGame(state, command);
    return isNo(own) ? own : { seat: own.seat.seat, table: own.table };
  }
  const game = runningGame(state);
  return isNo(game) ? game : { seat: JUDGE, table: game.table };
}

/** The game's JUDGE may be anybody, a judge of the platform too (R-FRI-75 asks for no more). */
export const maySitAsJudge = ({ role }: Pick<Command, 'role'>): boolean =>
  role === 'player' || role === 'judge';

export const isJudgeOf = ({ judge }: MatchState, command: Command): boolean =>
  judge === command.actor && maySitAsJudge(command);

function runningGame({ table, closed }: MatchState): { readonly table: State } | Refused {
  if (closed !== null || table?.outcome) return MATCH_OVER;
  if (table !== null) return { table };
  return refused(
    'match-not-running',
    'The match has not begun yet: take a seat, get ready, and wait for the others.',
  );
}
