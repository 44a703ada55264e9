/**
 * The hundred that each player has listed: secret while the game is played, and open to all from
 * its end on, whatever ended it. A seat's list is known by the cards that it brought.
 *
 * Decision: A-FRI-45.
 */
import { seatsOf, tell, type Play, type Seat, type State } from '@scoresheet/rules-engine';

/** A list in the order of the codes: how its cards lie, or were listed, is nobody's to know. */
const listOf = ({ cards }: State, seat: Seat): readonly string[] =>
  Object.values(cards)
    .filter(({ owner }) => owner === seat)
    .map(({ face }) => face)
    .sort();

export function openLists(play: Play): void {
  for (const seat of seatsOf(play.state)) {
    tell(play, 'list-opened', { seat, cards: listOf(play.state, seat) });
  }
}
