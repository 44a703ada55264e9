/**
 * Who may attack whom: standing monsters in any area, and the item while the own center is empty;
 * any monster of the other fighter, and the fighter itself while its center is empty.
 *
 * Rules: B15, B16, B18 to B20; decisions A-BFT-22, A-BFT-52.
 */
import {
  tableCounter,
  type Card,
  type CardId,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  cardsOnField,
  fighterWord,
  isCenterEmpty,
  isInArea,
  isItem,
  isResting,
  monstersOf,
  opponentOf,
} from '../field.js';
import { firstTurnLimit } from '../readings.js';
import { has } from '../values.js';

const FIRST_TURN = 1;
const FIRST_TURN_ATTACKS = 1; // B15

export const isFirstTurn = ({ state }: Reading): boolean =>
  firstTurnLimit.of(state) && tableCounter(state, 'turn') === FIRST_TURN;

/** The one attack of the first turn has been made (B15). */
export const isFirstTurnSpent = (reading: Reading): boolean =>
  isFirstTurn(reading) && tableCounter(reading.state, 'attacks') >= FIRST_TURN_ATTACKS;

/** Cards of the seat that may attack now, in the order in which they came. */
function attackersOf(reading: Reading, seat: Seat): readonly Card[] {
  return cardsOnField(reading.state, seat).filter((card) => mayAttack(reading, seat, card));
}

export function mayAttack(reading: Reading, seat: Seat, card: Card): boolean {
  if (isResting(card) || has(reading, card.id, 'cannotAttack')) return false;
  return isInArea(card) || (isItem(card) && isCenterEmpty(reading.state, seat));
}

/** Ids of monsters, and the word for the fighter. */
export function targetsFor({ state }: Reading, seat: Seat): readonly string[] {
  const other = opponentOf(seat);
  const fighter = isCenterEmpty(state, other) ? [fighterWord(other)] : [];
  return [...monstersOf(state, other).map(({ id }) => id), ...fighter];
}

/** `attack c4 c9`, a link attack as `attack c4,c6 c9`. */
export function waysToAttack(reading: Reading, seat: Seat): readonly Option[] {
  if (isFirstTurnSpent(reading)) return [];
  const cards = attackersOf(reading, seat).map(({ id }) => id);
  const groups = isFirstTurn(reading) ? cards.map((id) => [id]) : groupsOf(cards);
  const targets = targetsFor(reading, seat);
  return groups.flatMap((group) =>
    targets.map((to) => ({ id: `attack ${group.join(',')} ${to}`, card: group[0] as CardId, to })),
  );
}

/** Every set of at least one, single attackers first. */
function groupsOf(cards: readonly CardId[]): readonly (readonly CardId[])[] {
  let groups: readonly (readonly CardId[])[] = [];
  for (const id of cards) groups = [...groups, [id], ...groups.map((group) => [...group, id])];
  return groups.toSorted((a, b) => a.length - b.length);
}
