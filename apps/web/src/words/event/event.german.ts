/** Words of everything about events, in German; each part of the pages has a file of its own. */
import { bracketGerman } from './bracket.german.js';
import { entrantsGerman } from './entrants.german.js';
import { eventsGerman } from './events.german.js';
import { frameGerman } from './frame.german.js';
import { listsGerman } from './lists.german.js';
import { momentGerman } from './moment.german.js';
import { organiserGerman } from './organiser.german.js';
import { ownGerman } from './own.german.js';
import { playerGerman } from './player.german.js';
import { printGerman } from './print.german.js';
import { roundGerman } from './round.german.js';
import { staffGerman } from './staff.german.js';
import { standingsGerman } from './standings.german.js';
import { wallGerman } from './wall.german.js';
import { webhooksGerman } from './webhooks.german.js';

export const eventGerman = {
  ...bracketGerman,
  ...entrantsGerman,
  ...eventsGerman,
  ...frameGerman,
  ...listsGerman,
  ...momentGerman,
  ...organiserGerman,
  ...ownGerman,
  ...playerGerman,
  ...printGerman,
  ...roundGerman,
  ...staffGerman,
  ...standingsGerman,
  ...wallGerman,
  ...webhooksGerman,
};
