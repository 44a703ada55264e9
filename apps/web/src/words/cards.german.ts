/** What the pages of cards and the print sheet say in German. */
import type { cardsEnglish } from './cards.english.js';

export const cardsGerman: typeof cardsEnglish = {
  cards: {
    title: 'Karten',
    of: 'Karten von {{game}}',
    says: 'Jede gedruckte Karte, zum Lesen, Finden und Drucken.',
    games: 'Spiele',
    find: 'Suchen',
    words: 'Name oder Text',
    any: 'Alle',
    aspects: { type: 'Typ', strip: 'Art', cost: 'Kosten', keyword: 'Schlüsselwort', set: 'Set' },
    found_one: '{{count}} Karte',
    found_other: '{{count}} Karten',
    none: 'So eine Karte gibt es nicht.',
    clear: 'Alle Karten zeigen',
    pages: 'Seiten der Liste',
    page: 'Seite {{page}} von {{pages}}',
    back: 'Zurück',
    on: 'Weiter',
    cost: 'Kosten {{cost}}',
    set: 'Set',
    code: 'Nummer',
    ready: 'Fertige Decks mit dieser Karte',
    own: 'Deine Decks mit dieser Karte',
    copies: '{{count}} ×',
    before: 'Karte davor',
    after: 'Nächste Karte',
    all: 'Alle Karten',
    build: 'Ein Deck damit beginnen',
    print: 'Diese drucken',
    printMost:
      'Höchstens {{most}} Karten werden auf einmal gedruckt: Schränke die Suche dafür ein.',
    unknown: {
      title: 'Diese Karte gibt es nicht',
      says: 'Vielleicht ist die Adresse vertippt, oder die Karte ist aus einem anderen Set.',
    },
  },
  glossary: {
    of: 'Wörter von {{game}}',
    says: 'Was die Wörter der Karten bedeuten, jedes mit einer Karte, auf der es steht.',
    find: 'Ein Wort suchen',
    found_one: '{{count}} Wort',
    found_other: '{{count}} Wörter',
    none: 'So ein Wort gibt es nicht.',
    onCard: 'Was ihre Wörter bedeuten',
  },
  print: {
    title: 'Druckbogen',
    says_one:
      '{{count}} Karte zu 63 × 88 mm; Seiten A4: {{pages}}. Drucke mit 100 %, ohne Ränder des Druckers, und schneide an den Marken.',
    says_other:
      '{{count}} Karten zu 63 × 88 mm; Seiten A4: {{pages}}. Drucke mit 100 %, ohne Ränder des Druckers, und schneide an den Marken.',
    now: 'Drucken',
    empty: 'Es ist nichts zum Drucken gewählt. Wähle zuerst Karten oder ein Deck.',
    missing: 'Weggelassen, weil dieses Spiel keine solche Karte hat: {{codes}}',
    sheet: 'Seite {{page}}',
  },
};
