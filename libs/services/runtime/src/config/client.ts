import { text } from './setting.js';

/** What the command line and bots read; a server does not look at it. */
export const clientSettings = {
  SCORESHEET_TOKEN: text('SCORESHEET_TOKEN', 'a personal token').optional(),
};
