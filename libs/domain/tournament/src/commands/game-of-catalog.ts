/** A game of the catalog as a tournament needs it. */
import type { MatchOptions, RulesOf } from '@scoresheet/domain-match';
import type { Json } from '@scoresheet/rules-engine';
import type { Deciding, GameOfTournament } from './deciding.js';

export function gamesOf(rulesOf: RulesOf): Deciding['gameOf'] {
  return (name): GameOfTournament | undefined => {
    const entry = rulesOf(name);
    if (entry === undefined) return undefined;
    const { ruleset } = entry;
    return {
      ruleset: ruleset.id,
      minSeats: ruleset.minSeats,
      maxSeats: ruleset.mostSeats({}),
      optionProblem: (option, value) =>
        Object.hasOwn(ruleset.options, option)
          ? ruleset.optionProblem(option, value as Json)
          : `${entry.title} has no option '${option}'.`,
      listProblems: (cards, options) => listProblems(entry, cards, options),
    };
  };
}

function listProblems(
  { ruleset, checkDeck }: NonNullable<ReturnType<RulesOf>>,
  cards: readonly string[],
  options: MatchOptions,
): readonly string[] {
  const unknown = cards.filter((code) => !Object.hasOwn(ruleset.faces, code));
  if (unknown.length > 0) return unknown.map((code) => `There is no card ${code}.`);
  return checkDeck(cards, options).map(({ says }) => says);
}
