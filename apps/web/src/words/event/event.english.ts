/** Words of everything about events, in English; each part of the pages has a file of its own. */
import { bracketEnglish } from './bracket.english.js';
import { entrantsEnglish } from './entrants.english.js';
import { eventsEnglish } from './events.english.js';
import { frameEnglish } from './frame.english.js';
import { listsEnglish } from './lists.english.js';
import { momentEnglish } from './moment.english.js';
import { organiserEnglish } from './organiser.english.js';
import { ownEnglish } from './own.english.js';
import { playerEnglish } from './player.english.js';
import { printEnglish } from './print.english.js';
import { roundEnglish } from './round.english.js';
import { staffEnglish } from './staff.english.js';
import { standingsEnglish } from './standings.english.js';
import { wallEnglish } from './wall.english.js';
import { webhooksEnglish } from './webhooks.english.js';

export const eventEnglish = {
  ...bracketEnglish,
  ...entrantsEnglish,
  ...eventsEnglish,
  ...frameEnglish,
  ...listsEnglish,
  ...momentEnglish,
  ...organiserEnglish,
  ...ownEnglish,
  ...playerEnglish,
  ...printEnglish,
  ...roundEnglish,
  ...staffEnglish,
  ...standingsEnglish,
  ...wallEnglish,
  ...webhooksEnglish,
};
