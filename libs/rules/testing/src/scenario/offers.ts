/** What is offered, in a judge's words. */
import { isListed, type Decision, type Option } from '@scoresheet/rules-engine';
import { likenessOf } from './card-names.js';
import type { Table } from './names.js';
import { inWords, sayingsOf, type Calling } from './sayings.js';

/** An option as it is offered. */
export interface Offer {
  readonly option: Option;
  /** Means this option, or one that is like it in everything. */
  readonly says: string;
  /** All the usual words for it. */
  readonly usual: readonly string[];
  /** The usual words, which another card of that name may be meant by as well. */
  readonly plainly: string;
}

/** All that is offered, each in words by which it is understood when they are said back. */
export const offersOf = (table: Table, decision: Decision): readonly string[] =>
  isListed(decision.options)
    ? offered(table, decision).map(({ says }) => says)
    : [rangeOf(decision.options)];

const rangeOf = (options: Exclude<Decision['options'], { readonly from: unknown }>): string =>
  options.pick === 'number'
    ? `${options.min} to ${options.max}`
    : `${options.min} to ${options.max} characters`;

export function offered(table: Table, decision: Decision): readonly Offer[] {
  const { options, kind } = decision;
  if (!isListed(options)) return [];
  const all = options.from.map((option) => {
    const sayings = sayingsOf(table, option, kind);
    const as = (calling: Calling): readonly string[] => [
      ...new Set(sayings.map((saying) => inWords(saying, calling))),
    ];
    if (sayings.length === 0) throw new Error(noWords(option, kind));
    return { option, usual: as('usual'), printed: as('printed'), precise: as('precise') };
  });
  const meantBy = new Map<string, Set<string>>();
  for (const { option, usual, printed, precise } of all) {
    const likeness = optionLikeness(table, option.id);
    for (const words of [...usual, ...printed, ...precise]) {
      meantBy.set(words, (meantBy.get(words) ?? new Set()).add(likeness));
    }
  }
  const isClear = (words: string): boolean => meantBy.get(words)?.size === 1;
  return all.map(({ option, usual, precise }) => {
    const [plainly = ''] = usual;
    return { option, usual, plainly, says: [...usual, ...precise].find(isClear) ?? plainly };
  });
}

/** An id is no wording: a judge who reads the scenario would not understand it. */
const noWords = ({ id }: Option, kind: Decision['kind']): string =>
  `'${id}' has no words: give the decision '${kind}' a phrase for it`;

/** The option with each card's id replaced by all that can be seen of the card. */
export const optionLikeness = (table: Table, id: string): string =>
  JSON.stringify(
    id.split(/([ ,=])/).map((word) => (table.state.cards[word] ? likenessOf(table, word) : word)),
  );
