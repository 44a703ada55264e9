/**
 * Who may attack whom: standing monsters in any area, and the item while the own center is empty;
 * any monster of the other fighter, and the fighter itself while its center is empty.
 *
 * Rules: B15, B16, B18 to B20; decisions A-BFT-22, A-BFT-52.
 */
import {
  isAllowed,
  tableCounter,
  type Card,
  type CardId,
  type Guard,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  active,
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
import { PHASES } from '../turn/phases.js';
import { has } from '../values.js';

const FIRST_TURN = 1;
const FIRST_TURN_ATTACKS = 1; // B15

const isFirstTurn = ({ state }: Reading): boolean =>
  firstTurnLimit.of(state) && tableCounter(state, 'turn') === FIRST_TURN;

export const ONE_AT_FIRST: Guard<Seat, unknown> = {
  rule: 'B15',
  says: 'One attack in the first turn of the game.',
  holds: (reading, seat) =>
    seat !== active(reading.state) ||
    !isFirstTurn(reading) ||
    tableCounter(reading.state, 'attacks') < FIRST_TURN_ATTACKS,
};

export const IN_PHASE: Guard<Seat, unknown> = {
  rule: 'B14',
  says: 'You attack in your attack phase.',
  holds: ({ state }, seat) =>
    seat === active(state) && PHASES[tableCounter(state, 'phase') - 1] === 'attack',
};

/** Conditions for a fighter to attack at all. */
const ATTACKS_NOW = [ONE_AT_FIRST, IN_PHASE];

/** The condition for so many cards to attack as one. */
export const LINKED: readonly Guard<number, unknown>[] = [
  {
    rule: 'B15',
    says: 'No link attack in the first turn of the game.',
    holds: (reading, cards) => cards === 1 || !isFirstTurn(reading),
  },
];

/** Whose card attacks, and whether others attack with it. */
interface Attacking {
  readonly seat: Seat;
  readonly isLink: boolean;
}

const isItemFree = ({ state }: Reading, card: Card, { seat }: Attacking): boolean =>
  !isItem(card) || isCenterEmpty(state, seat);
const WHILE_EMPTY = 'An item attacks while your own center is empty.';

/** Conditions for a card on one's field to attack. */
export const ATTACKS: readonly Guard<Card, Attacking>[] = [
  {
    rule: 'B18',
    says: 'Only standing cards attack.',
    holds: (_, card) => !isResting(card),
  },
  {
    rule: 'A-BFT-22',
    says: WHILE_EMPTY,
    holds: (reading, card, by) => !by.isLink || isItemFree(reading, card, by),
  },
  {
    rule: 'B18',
    says: WHILE_EMPTY,
    holds: isItemFree,
  },
  {
    rule: 'B18',
    says: 'It cannot attack.',
    holds: (reading, card) =>
      (isInArea(card) || isItem(card)) && !has(reading, card.id, 'cannotAttack'),
  },
];

/** Ids of monsters, and the word for the fighter. */
export function targetsFor({ state }: Reading, seat: Seat): readonly string[] {
  const other = opponentOf(seat);
  const fighter = isCenterEmpty(state, other) ? [fighterWord(other)] : [];
  return [...monstersOf(state, other).map(({ id }) => id), ...fighter];
}

/** `attack c4 c9`, a link attack as `attack c4,c6 c9`. */
export function waysToAttack(reading: Reading, seat: Seat): readonly Option[] {
  if (!isAllowed(ATTACKS_NOW, reading, seat, seat)) return [];
  const cards = cardsOnField(reading.state, seat)
    .filter((card) => isAllowed(ATTACKS, reading, card, { seat, isLink: false }))
    .map(({ id }) => id);
  const groups = groupsOf(cards).filter(({ length }) => isAllowed(LINKED, reading, length, seat));
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
