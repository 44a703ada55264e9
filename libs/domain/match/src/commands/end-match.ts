/**
 * A ruling ends the match: somebody has won, all have drawn, or there is no result. It may come
 * before the game has begun, when one seat waits for somebody who never comes.
 */
import type { EndMatch } from '@scoresheet/contracts-messages';
import type { Seat } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { closeMatch } from './close-match.js';
import type { Deciding } from '../rules/environment.js';
import { MATCH_OVER, type Judged } from './judged.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { emptySeatRefusal, judgeRefusal, staffRefusal } from './ruling.js';

const WINNER_MISSING = refused('winner-unclear', 'Name the seat that has won.');
const WINNER_UNWANTED = refused('winner-unclear', 'Only a win has a winner: name no seat.');

export function endMatch(deciding: Deciding, state: MatchState, command: EndMatch): Judged {
  const refusal = senderRefusal(state, command) ?? winnerRefusal(state, command);
  if (refusal) return refusal;
  if (statusOf(state) === 'over') return MATCH_OVER;
  const outcome = { places: placesOf(state, command), reason: 'ruled' };
  return {
    state,
    type: 'match-ended',
    action: actionOf(command),
    facts: closeMatch(deciding, state, { kind: 'match-ended', outcome }),
  };
}

/**
 * Who has won is a judge's to say; that a match is not played on, an organiser's as well, and the
 * house's where the table of its tournament waits for it no more.
 */
function senderRefusal(state: MatchState, command: EndMatch): Refused | undefined {
  if (command.result !== 'no-result') return judgeRefusal(state, command);
  const isHouses = command.role === 'house' && state.terms.table !== undefined;
  return isHouses ? undefined : staffRefusal(state, command);
}

function winnerRefusal(state: MatchState, { result, winner }: EndMatch): Refused | undefined {
  if (result !== 'win') return winner === undefined ? undefined : WINNER_UNWANTED;
  return winner === undefined ? WINNER_MISSING : emptySeatRefusal(state, winner);
}

function placesOf({ seats }: MatchState, { result, winner }: EndMatch): Seat[][] {
  const all = seats.map(({ seat }) => seat);
  switch (result) {
    case 'win':
      return [all.filter((seat) => seat === winner), all.filter((seat) => seat !== winner)];
    case 'draw':
      return [all];
    case 'no-result':
      return [];
  }
}
