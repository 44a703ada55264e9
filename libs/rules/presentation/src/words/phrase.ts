/** How an answer is said: what a person says, and the id of the option that is meant. */

/**
 * One way to answer. `says` follows the name of a seat, `id` is the option's id; both hold the same
 * `{blanks}`:
 *
 *     { says: 'attacks {card} -> {target} with {attacker}', id: 'attack {attacker} {target}' }
 *
 * A blank is filled by a card (its printed name, or the label that `as` of a scenario gives it), the
 * name of a seat, or a word of `words`; in a scenario anything else is a slip of the pen and an
 * error. A blank that ends in `...` takes a list (`A, B` or `nothing`) and makes an answer of several
 * options, one for each. `*=` in an id stands for whatever the card that acts calls its target:
 * `play {card} *={target}`. `{number}` alone as `id` answers with a number. `{face}` is filled by the
 * name of a printed card and stands for its code.
 */
export interface Phrase {
  readonly says: string;
  readonly id: string;
  /** Other words for this phrase, with the same blanks: understood, and never printed. */
  readonly also?: readonly string[];
  /** The zone of the card that acts: whoever names it means the own one there, if there is one. */
  readonly from?: string;
  /** The types of the cards of which it is said; of all where it is silent. */
  readonly types?: readonly string[];
  /** The blanks of this id are one set, said in any order. So may those of `{a},{b}` in any id. */
  readonly anyOrder?: boolean;
  /** Kinds of decisions that the phrase is for; all where it is silent. */
  readonly when?: readonly string[];
  /** Words that a blank may be filled with, and what stands in the option's id: `altar 2: '5'`. */
  readonly words?: { readonly [words: string]: string };
}
