/** What is said of running an event, in English. */
import { organiserPeopleEnglish } from './organiser/people.english.js';
import { organiserPlayersEnglish } from './organiser/players.english.js';
import { organiserRoundEnglish } from './organiser/round.english.js';
import { organiserStepsEnglish } from './organiser/steps.english.js';

export const organiserEnglish = {
  organiser: {
    ...organiserStepsEnglish,
    ...organiserRoundEnglish,
    ...organiserPlayersEnglish,
    ...organiserPeopleEnglish,
  },
};
