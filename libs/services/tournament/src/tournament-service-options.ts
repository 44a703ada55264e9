import type { DeciderOptions } from '@scoresheet/services-decider';

export const TOURNAMENT_SERVICE_OPTIONS = Symbol('TOURNAMENT_SERVICE_OPTIONS');

export type TournamentServiceOptions = DeciderOptions;
