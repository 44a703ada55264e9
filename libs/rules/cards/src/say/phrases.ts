/** Pieces of sentences that the cards of any game say in the same way; games build on them. */
import type { Condition } from '@scoresheet/rules-engine';
import type {
  Clause,
  FilterWords,
  InstructionSaid,
  Reference,
  ValueWords,
  VerbWords,
} from './card-words.js';

export const order = (text: string): Clause => ({ order: text });

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "1 card", "2 cards", "X cards". */
export const cards = ({ number }: Pick<InstructionSaid, 'number'>): string =>
  `${number} ${number === '1' ? 'card' : 'cards'}`;

/** "2 Energy", of what nobody counts in cards. */
export const so =
  (what: string) =>
  ({ number }: Pick<InstructionSaid, 'number'>): string =>
    `${number} ${what}`;

export const cardsByChance = (said: Pick<InstructionSaid, 'number'>): string =>
  `${cards(said)} chosen at random`;

/**
 * What a seat does: an order to who plays the card ("draw"), a statement about anybody else
 * ("draws"), whom `called` names by the instruction's `who`.
 */
export const seatDoes =
  (called: (who: string) => string) =>
  (you: string, they: string, what: (said: InstructionSaid) => string): VerbWords =>
  (said) => {
    const { who } = said.instruction;
    if (typeof who !== 'string' || who === 'you') return order(`${you} ${what(said)}`);
    return { statement: `${called(who)} ${they} ${what(said)}` };
  };

/** "This Hero gets +2 ATK until the turn ends". */
export const gets: VerbWords = ({ to, change }) => ({
  statement: `${to.subject} ${to.many ? 'get' : 'gets'} ${change}`,
});

/** "its owner's hand", of several "their owners' hands". */
export const ownersOf = ({ many }: Reference, pile: string, piles = `${pile}s`): string =>
  many ? `their owners' ${piles}` : `its owner's ${pile}`;

/** "put it into its owner's deck", "return them to their owners' hands". */
export const toOwners =
  (put: string, into: string, pile: string, piles?: string): VerbWords =>
  ({ to }) =>
    order(`${put} ${to.object} ${into} ${ownersOf(to, pile, piles)}`);

/** "at least 3", "exactly 2"; without a bound any number is enough. */
export function within({ atLeast, atMost }: Condition): string {
  if (atMost === undefined) return `at least ${atLeast ?? 0}`;
  if (atLeast === undefined) return `at most ${atMost}`;
  return atLeast === atMost ? `exactly ${atMost}` : `${atLeast} to ${atMost}`;
}

/** "+1", "-1", "+X". */
export const signed = (by: string): string => (by.startsWith('-') ? by : `+${by}`);

/** A value that goes up and down: "+2 ATK". */
export const stat = (name: string): ValueWords => ({
  name,
  change: (by) => `${signed(by)} ${name}`,
});

/** A value that a card has or has not, whatever the number. */
export const trait = (name: string): ValueWords => ({ name, change: () => name });

/** Words for whose a card is: yours, that of `theirs` ("another player's"), or of the `enemy`. */
export const side =
  (theirs: string, enemy: string): FilterWords =>
  (wanted, { elsewhere }) => {
    if (wanted === 'yours') return elsewhere ? { whose: 'your' } : { yours: true };
    return elsewhere ? { whose: theirs } : { before: enemy };
  };

/** Cards in somebody's hand or pile: "in your hand", "in a hand". */
export const inPile =
  (pile: string): ((whose: string) => string) =>
  (whose) =>
    `in ${whose || 'a'} ${pile}`;
