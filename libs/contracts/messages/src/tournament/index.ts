/** Messages of tournaments. */
export * from './entrants.js';
export * from './life.js';
export * from './lists.js';
export * from './results.js';
export * from './rounds.js';
export * from './staff.js';
export * from './tournament-command.js';
export * from './tournament-limits.js';
export type { TournamentRefusalCode } from './tournament-refusals.js';
export type { ListsOpen, PhaseAsked, TournamentAsked } from './tournament-terms.js';
