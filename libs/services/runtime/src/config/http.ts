import { MAX_PORT, text, wholeNumber } from './setting.js';

export const httpSettings = {
  SCORESHEET_HOST: text('SCORESHEET_HOST', 'an address').default('127.0.0.1'),
  /** 0: any that is free. */
  SCORESHEET_PORT: wholeNumber('SCORESHEET_PORT', 0, MAX_PORT).default(4000),
};
