/** What is said of the deck lists of an event, in German. */
import type { listsEnglish } from './lists.english.js';

export const listsGerman: typeof listsEnglish = {
  lists: {
    title: 'Decklisten',
    none: 'Die Listen sind offen, und niemand hat eine abgegeben.',
    closed: {
      never: 'Die Listen dieses Turniers bleiben geschlossen. Die eigene steht auf deiner Seite.',
      'to-opponent':
        'Eine Liste sieht, wer mit ihrem Spieler an einem Tisch sitzt, und sonst niemand.',
      'at-end': 'Die Listen werden für alle offen, wenn das Turnier vorbei ist.',
      'from-phase': 'Die Listen werden für alle offen, wenn Phase {{phase}} beginnt.',
      unknown: 'Die Listen sind nicht offen.',
    },
    find: 'Name oder Karte',
    found_one: '{{count}} Liste',
    found_other: '{{count}} Listen',
    cards: 'Karten',
    asDeck: 'Als Deck öffnen',
    shares: 'Was gespielt wird',
    card: 'Karte',
    inDecks: 'Decks',
    copies: 'Exemplare',
  },
};
