/** The draws of a tournament: who plays whom, as pure algorithms over plain data. */
export type { Bracket, BracketMatch, Source } from './elimination/bracket.js';
export { bracketState, changedMatches, type BracketState } from './elimination/bracket-state.js';
export { decidedState, isBracketOver } from './elimination/decided-course.js';
export type { DecidedPlay, StepIn, Walkover } from './elimination/decided-play.js';
export { doubleElimination } from './elimination/double-elimination.js';
export {
  dueDecisions,
  openMatchesOf,
  type Absence,
  type Decision,
} from './elimination/due-decisions.js';
export type { MatchState, Play, Result } from './elimination/match-state.js';
export type { Place } from './elimination/places.js';
export { singleElimination } from './elimination/single-elimination.js';
export { drawPods, type DrawnPods } from './pods/draw-pods.js';
export { finalPod } from './pods/final-pod.js';
export type { PodEntrant } from './pods/pod-field.js';
export { podSeats, type TimesAtPlace } from './pods/pod-seats.js';
export { podSizes, type PodLimits, type PodSizes } from './pods/pod-sizes.js';
export {
  roundRobin,
  roundRobinLength,
  roundRobinRound,
  type RoundRobinOptions,
  type RoundRobinRound,
} from './round-robin/round-robin.js';
export { withNextSeeds } from './seeds/next-seeds.js';
export { seedOrder, type SeedRefusal, type Seeding } from './seeds/seed-order.js';
export { costOf, drawSwiss } from './swiss/draw.js';
export { leastSquares } from './swiss/large/neighbours.js';
export type { Priority, SwissCost } from './swiss/priorities.js';
export type { Float, Pair, SwissDraw, SwissEntrant, SwissProblem } from './swiss/problem.js';
export { repairSwiss } from './swiss/repair.js';
export {
  whyOpponent,
  type Alternative,
  type OpponentReasons,
  type Reason,
} from './swiss/why-opponent.js';
export { numberTables, type TableNumbering } from './table-numbers.js';
