/** What is said of the front of an event to who looks on, in German. */
import type { looksOnEnglish } from './looks-on.english.js';

export const looksOnGerman: typeof looksOnEnglish = {
  first: 'Die erste Runde wird gelost. Sobald sie veröffentlicht ist, stehen hier ihre Paarungen.',
  between:
    'Runde {{round}} ist zu Ende. Sobald sie veröffentlicht sind, stehen hier die nächsten Paarungen.',
  drawn: 'Runde {{round}} ist gelost. Sobald sie veröffentlicht ist, stehen hier ihre Paarungen.',
  PAUSED: 'Das Turnier ist unterbrochen.',
  FINISHED: 'Das Turnier ist zu Ende. Die Tabelle ist endgültig.',
  CANCELLED: 'Das Turnier ist abgesagt. Was gespielt wurde, bleibt in der Akte.',
  all: 'Die ganze Tabelle',
};
