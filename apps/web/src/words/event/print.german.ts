/** What is said of sheets to print, in German. */
import type { printEnglish } from './print.english.js';

export const printGerman: typeof printEnglish = {
  sheets: {
    what: 'Was gedruckt wird',
    paper: 'Papier',
    print: 'Drucken',
    preview: 'So wird es gedruckt',
    size: { a4: 'A4', letter: 'Letter' },
    view: {
      names: 'Paarungen nach Namen',
      tables: 'Paarungen nach Tischen',
      slips: 'Ergebniszettel',
      standings: 'Tabelle',
      numbers: 'Tischnummern',
      check: 'Listen für eine Deckkontrolle',
      bracket: 'K.-o.-Baum',
    },
    hint: {
      names: 'Die zuletzt veröffentlichte Runde.',
      tables: 'Die zuletzt veröffentlichte Runde mit den Ergebnissen, die da sind.',
      slips:
        'Drucke mit 100 %. Schneide den Stapel in Viertel und lege einen Teil unter den anderen: oben links, oben rechts, unten links, unten rechts. Dann liegen die Zettel in der Reihenfolge der Tische.',
      standings: 'Die amtliche Tabelle aller geschlossenen Runden.',
      numbers:
        'Drucke mit 100 % und schneide wie bei den Zetteln. Der Code führt zu diesem Turnier.',
      check: 'Wähle die Tische auf der Seite des Stabs. Niemand außer dem Stab darf sie lesen.',
      bracket: 'Zum Aushängen und Eintragen. Ein großer kommt in Teilen zu 32.',
    },
    noRound: 'Es ist noch keine Runde veröffentlicht.',
    noTable: 'Es gibt keinen Tisch.',
    noCheck: 'Es ist kein Tisch gewählt. Wähle auf der Seite des Stabs unter Deckkontrollen.',
    thisMachine:
      'Diese Adresse führt von anderen Geräten nirgendwohin. Öffne die Seite unter der Adresse, die Spieler benutzen, und drucke dann.',
    byName: 'Runde {{round}} nach Namen',
    byTable: 'Runde {{round}} nach Tischen',
    round: 'Runde {{round}}',
    player: 'Spieler',
    players: 'Spieler',
    number: 'Nr.',
    table: 'Tisch',
    against: 'Gegen',
    result: 'Ergebnis',
    slipOf: 'Zettel für Tisch {{number}}',
    won: 'Gewonnen',
    place: 'Platz',
    score: 'Am Ende',
    signature: 'Unterschrift',
    drops: 'Steigt aus',
    drawn: 'Unentschiedene Partien',
    tableNumber: 'Nummer von Tisch {{number}}',
    checkOf: 'Deckkontrolle an Tisch {{table}}',
    cards_one: '{{count}} Karte',
    cards_other: '{{count}} Karten',
    bracketPart: 'K.-o.-Baum, Teil {{part}} von {{of}}',
  },
};
