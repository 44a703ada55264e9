/**
 * Options that event 0 leaves to the JUDGE, who names them on sitting down, before anybody hands a
 * deck in: lists of Friendomancy need the format (A-FRI-01, A-FRI-40). What was named once stays.
 */
import type { Ruleset } from '@scoresheet/rules-engine';
import type { MatchOptions } from '../rules/game-entry.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';

/** How the match reads its rules: as event 0 says, and as its JUDGE has named since. */
export const optionsOf = ({ terms, named }: Pick<MatchState, 'terms' | 'named'>): MatchOptions =>
  Object.keys(named).length === 0 ? terms.options : { ...terms.options, ...named };

/** What a JUDGE has to name before the match can go on; nothing where none sits. */
export function unnamedOptions(ruleset: Ruleset, state: MatchState): readonly string[] {
  const options = optionsOf(state);
  if (!ruleset.judgeSits(options)) return [];
  return Object.entries(ruleset.leftToJudge).flatMap(([name, left]) =>
    options[name] === left ? [name] : [],
  );
}

/** Why a JUDGE who names these options cannot sit down. */
export function namingRefusal(
  ruleset: Ruleset,
  state: MatchState,
  named: MatchOptions,
): Refused | undefined {
  const wanted = unnamedOptions(ruleset, state);
  const more = Object.keys(named).find((name) => !wanted.includes(name));
  if (more !== undefined) {
    return refused('unknown-option', `The option '${more}' is not yours to choose: leave it out.`);
  }
  for (const name of wanted) {
    const value = named[name];
    const left = ruleset.leftToJudge[name];
    if (value === undefined || value === left) {
      const values = (ruleset.options[name] ?? []).filter((each) => each !== left);
      const words = values.map((each) => JSON.stringify(each)).join(', ');
      const says = `This match leaves '${name}' to you: choose ${words} as you sit down.`;
      return refused('option-unnamed', says);
    }
    const problem = ruleset.optionProblem(name, value);
    if (problem !== undefined) return refused('unknown-option', problem);
  }
  return undefined;
}

/** Nobody can hand a deck in before it is known what decks there may be. */
export function unnamedRefusal(ruleset: Ruleset, state: MatchState): Refused | undefined {
  const [name] = unnamedOptions(ruleset, state);
  return name === undefined
    ? undefined
    : refused(
        'option-unnamed',
        `The JUDGE has not chosen '${name}' yet: take your seat after that.`,
      );
}
