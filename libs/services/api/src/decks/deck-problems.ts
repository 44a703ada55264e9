/** Everything that is wrong with a deck, in the words of its game. */
import type { MatchOptions } from '@scoresheet/domain-match';
import type { OfferedGame } from '../api-parts.js';
import { clientError } from '../transport/masked-error.js';
import type { DeckProblemType } from './deck-problem.type.js';

/** A card that the game does not have is a problem of no rule; the rules are asked about the others. */
export function deckProblems(
  { title, ruleset, checkDeck }: OfferedGame,
  cards: readonly string[],
  options: MatchOptions = {},
): readonly DeckProblemType[] {
  // Own fields only: `constructor` is no card.
  const isKnown = (code: string) => Object.hasOwn(ruleset.faces, code);
  const unknown = [...new Set(cards)].filter((code) => !isKnown(code));
  const problems = checkDeck(cards.filter(isKnown), options);
  return [
    ...unknown.map((code) => ({ rule: null, says: `${title} has no card ${code}.` })),
    ...problems.map(({ rule, says }) => ({ rule, says })),
  ];
}

/** Options as somebody sent them. Refuses what no match could be opened with. */
export function askedOptions({ title, ruleset }: OfferedGame, given: unknown): MatchOptions {
  const options = (given ?? {}) as MatchOptions;
  if (typeof options !== 'object' || Array.isArray(options)) {
    throw clientError('BAD_USER_INPUT', 'Options are an object; see `Game.options`.');
  }
  for (const [name, value] of Object.entries(options)) {
    const problem = Object.hasOwn(ruleset.options, name)
      ? ruleset.optionProblem(name, value)
      : `${title} has no option '${name}'.`;
    if (problem !== undefined) throw clientError('BAD_USER_INPUT', problem);
  }
  return options;
}
