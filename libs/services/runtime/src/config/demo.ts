import { wholeNumber } from './setting.js';

const MAX_BOT_MATCHES = 100;
const MAX_BOT_ENTRANTS = 256;
/** Small enough to be watched, and with a cut. */
const USUAL_BOT_ENTRANTS = 8;

export const demoSettings = {
  SCORESHEET_BOT_MATCHES: wholeNumber('SCORESHEET_BOT_MATCHES', 0, MAX_BOT_MATCHES).default(2),
  SCORESHEET_BOT_ENTRANTS: wholeNumber('SCORESHEET_BOT_ENTRANTS', 0, MAX_BOT_ENTRANTS).optional(),
};

interface DemoEnvironment {
  readonly SCORESHEET_BOT_MATCHES: number;
  readonly SCORESHEET_BOT_ENTRANTS?: number | undefined;
}

/** Who wants no bots at tables wants none in a tournament, unless it is said. */
export const botEntrantsOf = (env: DemoEnvironment): number =>
  env.SCORESHEET_BOT_ENTRANTS ?? (env.SCORESHEET_BOT_MATCHES === 0 ? 0 : USUAL_BOT_ENTRANTS);
