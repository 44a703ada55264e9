/**
 * An event as it is shown: beats, each with what acts and what it happens to, in the order of the
 * facts: the attack, then the damage, then what is gone. The table after them is shown last.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { Json } from '@scoresheet/rules-engine';

export interface Beat {
  /** What happened, in the game's word: `attack-declared`. */
  readonly what: string;
  /** Cards or seats (`seat-2`) from which it comes. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** How much, where it is a number. */
  readonly amount?: number;
}

export type Fields = { readonly [field: string]: Json | undefined };

/** Fields of a story that name what acts, and what it happens to, whatever the game. */
export const ACTS = ['attacker', 'attackers', 'source', 'by'];
const SUFFERS = ['target', 'targets', 'card', 'cards', 'victim'];

/** So many beats of one event are shown at most: a long chain is told by the log. */
const MOST_BEATS = 6;

export const beatsOf = (facts: readonly Json[]): readonly Beat[] =>
  facts.flatMap((fact) => beatOf(fact as Fields)).slice(0, MOST_BEATS);

function beatOf(fact: Fields): readonly Beat[] {
  if (fact['kind'] !== 'happened') return [];
  const from = namesIn(fact, ACTS);
  const to = [...namesIn(fact, SUFFERS), ...seatHit(fact)];
  const { amount } = fact;
  if (from.length === 0 && typeof amount !== 'number') return [];
  if (to.length === 0) return [];
  return [
    withoutUndefined({
      what: String(fact['what']),
      from,
      to,
      amount: typeof amount === 'number' ? amount : undefined,
    }),
  ];
}

export const namesIn = (fact: Fields, fields: readonly string[]): readonly string[] =>
  fields
    .flatMap((field) => fact[field] ?? [])
    .filter((name): name is string => typeof name === 'string');

/** A seat is what something happens to where no card is. */
const seatHit = (fact: Fields): readonly string[] =>
  typeof fact['seat'] === 'number' && typeof fact['amount'] === 'number'
    ? [`seat-${fact['seat']}`]
    : [];
