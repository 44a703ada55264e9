/** What is said of moments of an event, in German. */
import type { momentEnglish } from './moment.english.js';

export const momentGerman: typeof momentEnglish = {
  moment: {
    title: 'Die Zeitachse',
    slider: 'Stand von welchem Augenblick',
    now: 'Jetzt',
    isNow: 'aktueller Stand',
    at: 'Stand {{time}} (Ereignis {{seq}})',
    round: 'Runde',
  },
};
