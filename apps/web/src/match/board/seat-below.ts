/** Which seat is drawn below: the own one, or the one to which somebody has turned the board. */
import type { MatchFields } from '../match-documents.js';

const NAME = 'below';

type Seated = Pick<MatchFields, 'ownSeat' | 'seats'>;

/** `?below=2`; a seat that the match has not is passed over. */
export function seatBelow(search: URLSearchParams, { ownSeat, seats }: Seated): number {
  const asked = seats.find(({ seat }) => String(seat) === search.get(NAME));
  // The JUDGE sits at no side of the table, and a spectator at none either.
  return asked?.seat ?? (ownSeat || 1);
}

/** The address with the board turned on to the next seat. */
export function turnedRound(search: URLSearchParams, match: Seated): URLSearchParams {
  const turned = new URLSearchParams(search);
  const next = (seatBelow(search, match) % match.seats.length) + 1;
  turned.set(NAME, String(next));
  return turned;
}
