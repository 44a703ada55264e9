/** The tie-breaks that rules name, made ready for one event. */
import { contributionsOf, type Contributions } from '../contributions/contributions.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Explanation, FigureName } from '../explain/explanation.js';
import type { Figure } from '../figures/figure.js';
import type { GameRules, RateRules, TieBreakRules, UnplayedRounds } from '../rules.js';
import { buchholz } from '../tie-breaks/buchholz.js';
import { extendedStrengthOfSchedule } from '../tie-breaks/extended-strength-of-schedule.js';
import { gameWin } from '../tie-breaks/game-win.js';
import { headToHead } from '../tie-breaks/head-to-head.js';
import { konamiNumber } from '../tie-breaks/konami-number.js';
import { latePenalty } from '../tie-breaks/late-penalty.js';
import { moneyDifference } from '../tie-breaks/money-difference.js';
import { opponentsGameWin } from '../tie-breaks/opponents-game-win.js';
import { opponentsMatchWin } from '../tie-breaks/opponents-match-win.js';
import { opponentsOpponentsMatchWin } from '../tie-breaks/opponents-opponents-match-win.js';
import { sonnebornBerger } from '../tie-breaks/sonneborn-berger.js';
import { squaresOfRoundsLost } from '../tie-breaks/squares-of-rounds-lost.js';
import { strengthOfSchedule } from '../tie-breaks/strength-of-schedule.js';
import { wins } from '../tie-breaks/wins.js';

export type TieBreak = TieBreakOfEach | TieBreakAmongLevel;

/** A number that everybody has, whoever else is level. */
export interface TieBreakOfEach {
  readonly of: 'each';
  readonly figure: Figure;
  /** Whether more of it is ahead, or less. */
  readonly ahead: 'more' | 'less';
}

/** A number that some have only among those with whom they are level. More is ahead. */
export interface TieBreakAmongLevel {
  readonly of: 'those-level';
  readonly name: FigureName;
  explain(level: readonly number[]): readonly Explanation[] | undefined;
}

export const tieBreaksOf = (
  crosstable: Crosstable,
  rules: readonly TieBreakRules[],
): readonly TieBreak[] => {
  const bases = basesOf(crosstable);
  return rules.map((rule): TieBreak => {
    if (rule.kind === 'head-to-head') {
      const explain = (level: readonly number[]) => headToHead(crosstable, level);
      return { of: 'those-level', name: 'head-to-head', explain };
    }
    const ahead = rule.kind === 'late-penalty' ? 'less' : 'more';
    return { of: 'each', figure: figureOfRule(crosstable, bases, rule), ahead };
  });
};

/** What several tie-breaks of one set of rules are made of: worked out once for all of them. */
interface Bases {
  opponentsMatchWin(rate: RateRules): Figure;
  gameWin(games: GameRules): Figure;
  strengthOfSchedule(): Figure;
  contributions(unplayed: UnplayedRounds): Contributions;
}

const basesOf = (crosstable: Crosstable): Bases => ({
  opponentsMatchWin: once((rate) => opponentsMatchWin(crosstable, rate)),
  gameWin: once((games) => gameWin(crosstable, games)),
  strengthOfSchedule: once<void, Figure>(() => strengthOfSchedule(crosstable)),
  contributions: once((unplayed) => contributionsOf(crosstable, unplayed)),
});

function once<Rules, Made>(make: (rules: Rules) => Made): (rules: Rules) => Made {
  const known = new Map<Rules, Made>();
  return (rules) => {
    const made = known.get(rules) ?? make(rules);
    known.set(rules, made);
    return made;
  };
}

function figureOfRule(
  crosstable: Crosstable,
  bases: Bases,
  rule: Exclude<TieBreakRules, { readonly kind: 'head-to-head' }>,
): Figure {
  switch (rule.kind) {
    case 'opponents-match-win':
      return rule.met === 'each'
        ? bases.opponentsMatchWin(rule.rate)
        : opponentsMatchWin(crosstable, rule.rate, rule.met);
    case 'opponents-opponents-match-win':
      return opponentsOpponentsMatchWin(crosstable, bases.opponentsMatchWin(rule.rate));
    case 'game-win':
      return bases.gameWin(rule.games);
    case 'opponents-game-win':
      return opponentsGameWin(crosstable, bases.gameWin(rule.games), rule.met);
    case 'strength-of-schedule':
      return bases.strengthOfSchedule();
    case 'extended-strength-of-schedule':
      return extendedStrengthOfSchedule(crosstable, bases.strengthOfSchedule());
    case 'buchholz':
      return buchholz(crosstable, bases.contributions(rule.unplayed), rule.cut);
    case 'sonneborn-berger':
      return sonnebornBerger(crosstable, bases.contributions(rule.unplayed), rule.cut);
    case 'konami-number':
      return konamiNumber(crosstable, rule.rate, rule.layout);
    case 'squares-of-rounds-lost':
      return squaresOfRoundsLost(crosstable);
    case 'late-penalty':
      return latePenalty(crosstable);
    case 'money-difference':
      return moneyDifference(crosstable);
    case 'wins':
      return wins(crosstable);
  }
}
