/** What is said on the front of an event: to everybody, and to who looks on, in German. */
import type { frontEnglish } from './front.english.js';

export const frontGerman: typeof frontEnglish = {
  now: {
    organise: 'Turnier leiten',
    told: 'Durchsagen',
    erased: 'Dieser Text wurde gelöscht.',
    latest: 'Neueste Ergebnisse',
    allPairings: 'Alle Paarungen',
    noneYet: 'Noch ist kein Tisch dieser Runde fertig.',
  },
  looksOn: {
    first:
      'Die erste Runde wird gelost. Sobald sie veröffentlicht ist, stehen hier ihre Paarungen.',
    between:
      'Runde {{round}} ist zu Ende. Sobald sie veröffentlicht sind, stehen hier die nächsten Paarungen.',
    drawn: 'Runde {{round}} ist gelost. Sobald sie veröffentlicht ist, stehen hier ihre Paarungen.',
    PAUSED: 'Das Turnier ist unterbrochen.',
    FINISHED: 'Das Turnier ist zu Ende. Die Tabelle ist endgültig.',
    CANCELLED: 'Das Turnier ist abgesagt. Was gespielt wurde, bleibt in der Akte.',
    all: 'Die ganze Tabelle',
  },
};
