/** What is said of who plays, in German. */
import type { entrantsEnglish } from './entrants.english.js';

export const entrantsGerman: typeof entrantsEnglish = {
  entrants: {
    search: 'Spieler nach Name oder Nummer finden',
    wait_one: '{{count}} wartet',
    wait_other: '{{count}} warten',
    none: 'Noch hat sich niemand angemeldet.',
    notFound: 'So heißt niemand.',
    number: 'Nr.',
    name: 'Spieler',
    state: 'Stand',
    pages: 'Weitere Spieler',
    back: 'Zurück',
    on: 'Weitere',
    is: {
      waiting: 'wartet auf einen Platz',
      dropped: 'ausgestiegen',
      disqualified: 'disqualifiziert',
      other: '{{status}}',
    },
    present: 'da',
    notYet: 'noch nicht da',
    hasList: 'Deck abgegeben',
    all: 'Alle Spieler',
    unknown: 'Bei diesem Turnier gibt es keinen Spieler Nr. {{number}}.',
    player: 'Alle Turniere dieses Spielers',
    noRounds: 'Noch ist keine Runde veröffentlicht.',
  },
};
