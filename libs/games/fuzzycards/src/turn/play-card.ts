/**
 * Playing a card from hand: it is paid, goes where it was meant to, and does what it says.
 *
 * Rules: R-FUZ-02, R-FUZ-05, R-FUZ-09, R-FUZ-30 to 32, R-FUZ-40, R-FUZ-66;
 * decisions A-FUZ-14, A-FUZ-64, A-FUZ-65.
 */
import {
  abilitiesTimed,
  cardOf,
  faceOfCard,
  mark,
  move,
  push,
  resolveTriggers,
  seatCounter,
  setCounter,
  targetsNamed,
  tell,
  type CardFace,
  type CardId,
  type Place,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { carryOutFrame } from './carry-out.js';
import { field, relicsOn, resolving, slotNamed, type Row } from '../field.js';
import { costOf } from '../values.js';

export const energyOf = ({ state }: Reading, seat: Seat): number =>
  seatCounter(state, seat, 'energy');

/** The Vault, or with Rush the Altar and nothing else (R-FUZ-30, A-FUZ-14). */
export const rowToEnter = ({ keywords }: CardFace): Row =>
  (keywords['rush'] ?? 0) > 0 ? 'altar' : 'vault';

export const eventIndex = (face: CardFace): number => abilitiesTimed(face, 'event')[0] ?? -1;

export function playCard(play: Play, seat: Seat, id: CardId, words: readonly string[]): void {
  const card = cardOf(play.state, id);
  const face = faceOfCard(play, card);
  setCounter(play, seat, 'energy', energyOf(play, seat) - costOf(play, card));
  tell(play, 'card-played', { seat, face: face.code });
  switch (face.type) {
    case 'event':
      return playEvent(play, seat, id, words);
    case 'equip-relic':
      enter(play, id, relicsOn(words[0] as CardId), 0);
      break;
    default:
      enter(play, id, field(seat), slotNamed(words[0] as string) as number);
  }
  check(play);
  resolveTriggers(play);
}

/**
 * Puts a card on the field: it is fresh, and its On Deploy abilities are set off (R-FUZ-66). The
 * state is checked by whoever knows that no other card enters with it (A-FUZ-58).
 */
export function enter(play: Play, card: CardId, to: Place, slot: number): void {
  const id = move(play, card, to, { slot });
  if (slot > 0) mark(play, id, 'fresh', 1);
  tell(play, 'entered', { card: id });
}

/** An Event lies open and out of reach while it resolves (A-FUZ-64). */
function playEvent(play: Play, seat: Seat, card: CardId, words: readonly string[]): void {
  const face = faceOfCard(play, cardOf(play.state, card));
  const id = move(play, card, resolving(seat));
  const source = { card: id, face: face.code, ability: eventIndex(face), controller: seat };
  push(play, carryOutFrame(source, targetsNamed(words), id));
}
