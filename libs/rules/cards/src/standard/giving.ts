/**
 * Cards of the hand that are discarded as a part of a price. Which they are is named when the deed is
 * announced, behind its targets: `foe=c9 give=hand1-4`.
 */
import {
  cardsIn,
  combinations,
  move,
  targetsNamed,
  type CardId,
  type Place,
  type Seat,
} from '@scoresheet/rules-engine';
import { cost, type CostEntry } from '../entries/cost.js';
import { integer } from '../shape/shape.js';

interface DiscardCost extends Pick<CostEntry<'discard', number>, 'refused'> {
  from(seat: Seat): Place;
  to(seat: Seat): Place;
}

const MOST_DISCARDED = 3;

/** The card that is played lies in the hand as well, and does not pay for itself. */
export const discardCost = ({ from, to, ...refused }: DiscardCost): CostEntry<'discard'> =>
  cost('discard', {
    means: 'Cards of the hand.',
    takes: integer(1, MOST_DISCARDED),
    says: (paid) => `discard ${paid === 1 ? 'a card' : `${paid} cards`}`,
    canPay: ({ state }, paid, { seat, card }) =>
      paid <= cardsIn(state, from(seat)).filter((id) => id !== card).length,
    pay(play, _, { seat, named = [] }) {
      for (const id of named) move(play, id, to(seat));
    },
    ...refused,
  });

const GIVE = 'give';

export const isGiving = (word: string): boolean => word.startsWith(`${GIVE}=`);

/**
 * Each way to give so many of the cards, as it ends the words of an option. Most prices ask for
 * none, so the cards are looked up for those that do.
 */
export const givings = (count: number, cards: () => readonly CardId[]): readonly string[] =>
  count === 0 ? NOTHING : combinations(cards(), count).map((ids) => ` ${GIVE}=${ids.join(',')}`);

const NOTHING = [''];

interface Announced {
  readonly chosen: { readonly [name: string]: readonly CardId[] };
  readonly given: readonly CardId[];
}

/** Reads the words of an option back. */
export function readAnnounced(words: readonly string[]): Announced {
  const { [GIVE]: given = [], ...chosen } = targetsNamed(words);
  return { chosen, given };
}
