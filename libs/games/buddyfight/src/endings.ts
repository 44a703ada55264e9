/**
 * Who has lost, and who leads before. A fighter loses at a resolution check with no life or no card in the deck; both at
 * once is a draw.
 *
 * Rules: R-BFT-18, B24; decisions A-BFT-11, A-BFT-49, A-BFT-68, A-BFT-69.
 */
import {
  end,
  placesBy,
  seatCounter,
  seatsOf,
  type Play,
  type Rules,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import { lifeOf } from './combat/damage.js';
import { deckSize, opponentOf } from './field.js';

/** The ways to end, and what each means (R-BFT-18, B24; decisions A-BFT-11, A-BFT-68, A-BFT-69). */
export const ENDINGS = {
  'life-lost': 'no life was left',
  'deck-empty': 'no card was left in the deck',
  'lifelink-lost': 'Lifelink cost the game',
  'both-lost': 'both lost at once',
  conceded: 'the other gave up',
  'draw-by-turn-limit': 'the game took too many turns',
  'draw-by-loop': 'effects set each other off without an end',
} satisfies Endings;
type Ending = keyof typeof ENDINGS;

/** Why the fighter loses at the next check; undefined while it does not. */
function lossOf(state: State, seat: Seat): Ending | undefined {
  if (lifeOf(state, seat) <= 0) return 'life-lost';
  if (deckSize(state, seat) === 0) return 'deck-empty';
  return seatCounter(state, seat, 'doomed') > 0 ? 'lifelink-lost' : undefined;
}

export const hasLoser = (state: State): boolean =>
  seatsOf(state).some((seat) => lossOf(state, seat) !== undefined);

/** Ends the game if somebody has lost; true where it did. */
export function endIfLost(play: Play): boolean {
  const losers = seatsOf(play.state).filter((seat) => lossOf(play.state, seat) !== undefined);
  const [loser] = losers;
  if (loser === undefined) return false;
  const winners = seatsOf(play.state).filter((seat) => !losers.includes(seat));
  if (winners.length === 0) endAsDraw(play, 'both-lost');
  else end(play, { places: [winners, losers], reason: lossOf(play.state, loser) as Ending });
  return true;
}

/** More life leads when time is called, nothing else does: ../README.md, "When time is called". */
export const leads: NonNullable<Rules['leads']> = ({ state }) =>
  placesBy(seatsOf(state), (seat) => lifeOf(state, seat));

/** Who gives up has lost, at any time (A-BFT-68). */
export const left = (play: Play, seat: Seat): void =>
  end(play, { places: [[opponentOf(seat)], [seat]], reason: 'conceded' satisfies Ending });

export const endAsDraw = (play: Play, reason: Ending): void =>
  end(play, { places: [seatsOf(play.state)], reason });
