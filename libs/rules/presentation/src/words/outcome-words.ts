/** How a game has ended. */
import type { Outcome, Seat } from '@scoresheet/rules-engine';
import { seatWords, type NamedSeats } from './game-words.js';
import { joined, say, type Sentence } from './sentence.js';

export const outcomeWords = (words: NamedSeats, { places, reason }: Outcome): Sentence =>
  say`the game is over: ${placesWords(words, places)} (${reason.replaceAll('-', ' ')})`;

/** Who has won; at a table of three or more, in which order the others stand behind. */
export function placesWords(words: NamedSeats, [winners, ...others]: Outcome['places']): Sentence {
  if (winners === undefined) return say`no result`;
  if (others.length === 0) return say`a draw`;
  const won = winners.length === 1 ? 'wins' : 'share the first place';
  const seats = winners.length + others.flat().length;
  const behind = seats > 2 ? others : [];
  return joined([
    say`${seatsWords(words, winners)} ${won}`,
    ...behind.map((place) => say`, then ${seatsWords(words, place)}`),
  ]);
}

/** "seat 2", "seats 1 and 3", or their names. */
function seatsWords(words: NamedSeats, seats: readonly Seat[]): Sentence {
  const said = seats.map((seat) => seatWords(words, seat));
  if (words.seats !== undefined || said.length === 1) return joined(said, ' and ');
  const numbers = said.map((each) => ({ ...each, text: `${each.seat}` }));
  return say`seats ${joined(numbers, ' and ')}`;
}
