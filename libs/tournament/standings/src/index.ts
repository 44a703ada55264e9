/** Standings of a tournament: exact, by released sets of rules, and explained down to results. */
export type {
  ByeEntry,
  ByeKind,
  Entrant,
  EntrantHistory,
  History,
  HowDecided,
  MatchEntry,
  MissedEntry,
  PodEntry,
  RoundEntry,
} from './history.js';
export type { StandingsRules } from './rules.js';
export { isStandingsPreset, PRESETS, presetNamed, type PresetName } from './presets/presets.js';
export { magicStyle } from './presets/magic.js';

export { computeStandings, type Standing, type TieBreakValue } from './standings/standings.js';
export { matchPoints } from './standings/match-points.js';
export { explainStanding, type Ahead, type StandingExplained } from './explain/explain-standing.js';
export type { Explanation, FigureName, Made, Part, Term } from './explain/explanation.js';
export {
  compareRationals,
  formatDecimal,
  formatPercent,
  formatRational,
  parseRational,
  type Rational,
} from './rational/rational.js';

export { cutBy, type Cut } from './cut/cut-by.js';
export {
  headCountOf,
  isRoundTable,
  planFor,
  ROUND_TABLES,
  roundsFor,
  type RoundPlan,
  type RoundTable,
} from './round-counts/round-tables.js';
