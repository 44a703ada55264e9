/** The tie-breaks that rules name, made ready for one event. */
import { contributionsOf, type Contribution } from '../contributions/contributions.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Explanation, FigureName } from '../explain/explanation.js';
import type { Figure } from '../figures/figure.js';
import type { TieBreakRules, UnplayedRounds } from '../rules.js';
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

export function tieBreaksOf(
  crosstable: Crosstable,
  rules: readonly TieBreakRules[],
): readonly TieBreak[] {
  const contributions = new Map<UnplayedRounds, readonly (readonly Contribution[])[]>();
  const contributionsBy = (unplayed: UnplayedRounds): readonly (readonly Contribution[])[] => {
    const known = contributions.get(unplayed) ?? contributionsOf(crosstable, unplayed);
    contributions.set(unplayed, known);
    return known;
  };
  return rules.map((rule): TieBreak => {
    if (rule.kind === 'head-to-head') {
      const explain = (level: readonly number[]) => headToHead(crosstable, level);
      return { of: 'those-level', name: 'head-to-head', explain };
    }
    if (rule.kind === 'buchholz') {
      const figure = buchholz(crosstable, contributionsBy(rule.unplayed), rule.cut);
      return { of: 'each', figure, ahead: 'more' };
    }
    if (rule.kind === 'sonneborn-berger') {
      const figure = sonnebornBerger(crosstable, contributionsBy(rule.unplayed), rule.cut);
      return { of: 'each', figure, ahead: 'more' };
    }
    const ahead = rule.kind === 'late-penalty' ? 'less' : 'more';
    return { of: 'each', figure: figureOfRule(crosstable, rule), ahead };
  });
}

type OtherRules = Exclude<
  TieBreakRules,
  { readonly kind: 'head-to-head' | 'buchholz' | 'sonneborn-berger' }
>;

function figureOfRule(crosstable: Crosstable, rule: OtherRules): Figure {
  switch (rule.kind) {
    case 'opponents-match-win':
      return opponentsMatchWin(crosstable, rule.rate, rule.met);
    case 'opponents-opponents-match-win':
      return opponentsOpponentsMatchWin(crosstable, rule.rate);
    case 'game-win':
      return gameWin(crosstable, rule.games);
    case 'opponents-game-win':
      return opponentsGameWin(crosstable, rule.games, rule.met);
    case 'strength-of-schedule':
      return strengthOfSchedule(crosstable);
    case 'extended-strength-of-schedule':
      return extendedStrengthOfSchedule(crosstable);
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
