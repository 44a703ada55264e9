/** What is said of running an event, in German. */
import type { organiserEnglish } from './organiser.english.js';
import { organiserPeopleGerman } from './organiser/people.german.js';
import { organiserPlayersGerman } from './organiser/players.german.js';
import { organiserRoundGerman } from './organiser/round.german.js';
import { organiserStepsGerman } from './organiser/steps.german.js';

export const organiserGerman: typeof organiserEnglish = {
  organiser: {
    ...organiserStepsGerman,
    ...organiserRoundGerman,
    ...organiserPlayersGerman,
    ...organiserPeopleGerman,
  },
};
