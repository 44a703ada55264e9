import { wholeNumber, type Given } from './setting.js';

const MOST = 16;

export const processSettings = {
  SCORESHEET_MATCH_SERVICES: wholeNumber('SCORESHEET_MATCH_SERVICES', 1, MOST).default(1),
  SCORESHEET_TOURNAMENT_SERVICES: wholeNumber('SCORESHEET_TOURNAMENT_SERVICES', 1, MOST).default(1),
  SCORESHEET_PROJECTORS: wholeNumber('SCORESHEET_PROJECTORS', 1, MOST).default(1),
};

/** How many of each are started together, where the services are processes of their own. */
export interface ProcessesConfig {
  readonly matchServices: number;
  readonly tournamentServices: number;
  readonly projectors: number;
}

export const processesOf = (given: Given<typeof processSettings>): ProcessesConfig => ({
  matchServices: given.SCORESHEET_MATCH_SERVICES,
  tournamentServices: given.SCORESHEET_TOURNAMENT_SERVICES,
  projectors: given.SCORESHEET_PROJECTORS,
});
