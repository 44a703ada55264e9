/**
 * Control of Buddies, for good or for this turn.
 *
 * Decisions: A-BUD-28, A-BUD-46, A-BUD-50.
 */
import { takingControl } from '@scoresheet/rules-cards';
import { cardOf, markOf, tell, type CardId, type Play, type Seat } from '@scoresheet/rules-engine';
import { controllerOf, isIn, partyOf, seatsIn } from '../../field.js';
import { comeBack, hasRoom, joinSide } from '../../party.js';
import { inPartyMeant } from './meant.js';

export const { takeControl, giveBack } = takingControl({
  meant: inPartyMeant,
  change: takeOver,
  goesHome,
  inPlay: ({ state }) => seatsIn(state).flatMap((seat) => partyOf(state, seat)),
});

/** Without a place for the Buddy nothing happens. */
function takeOver(play: Play, id: CardId, seat: Seat): void {
  const isOwn = controllerOf(play.state, cardOf(play.state, id)) === seat;
  if (isOwn || !hasRoom(play, seat)) return;
  joinSide(play, id, seat);
  tell(play, 'control-taken', { card: id, seat });
}

/** All that is lent goes home at one moment, so what is lent there itself takes no place. */
function goesHome(play: Play, id: CardId, home: Seat): void {
  const seat: Seat = isIn(play.state, home) ? home : cardOf(play.state, id).owner;
  const staying = partyOf(play.state, seat).filter((card) => markOf(card, 'lent') === 0);
  if (comeBack(play, id, seat, staying.length)) tell(play, 'control-taken', { card: id, seat });
}
