import { wholeNumber } from './setting.js';

const MAX_BOT_MATCHES = 100;

export const demoSettings = {
  SCORESHEET_BOT_MATCHES: wholeNumber('SCORESHEET_BOT_MATCHES', 0, MAX_BOT_MATCHES).default(2),
};
