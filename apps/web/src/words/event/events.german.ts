/** What is said of the calendar of events and of a new event, in German. */
import type { eventsEnglish } from './events.english.js';

export const eventsGerman: typeof eventsEnglish = {
  events: {
    title: 'Turniere',
    new: 'Neues Turnier',
    newNeeds: 'Wer ein Konto hat, kann ein Turnier veranstalten.',
    newHow: 'Anmelden oder Konto anlegen',
    words: 'Titel',
    game: 'Spiel',
    anyGame: 'Alle Spiele',
    play: 'Wo gespielt wird',
    anyPlay: 'Überall',
    mine: 'Nur meine',
    own: 'deins',
    lists: { running: 'Läuft gerade', coming: 'Kommt', over: 'Vorbei' },
    more: {
      running: 'Weitere, die laufen',
      coming: 'Weitere, die kommen',
      over: 'Weitere, die vorbei sind',
    },
    empty: {
      running: 'Gerade läuft kein Turnier.',
      coming: 'Kein Turnier ist angekündigt.',
      over: 'Noch ist kein Turnier zu Ende.',
      sought: 'Kein Turnier passt zu deiner Suche.',
    },
    places_one: '{{places}} von {{count}} Platz vergeben',
    places_other: '{{places}} von {{count}} Plätzen vergeben',
    full: 'voll',
    waiting: '{{count}} auf der Warteliste',
    preset: {
      'swiss-cut': {
        name: 'Schweizer System, dann K. o.',
        says: 'So viele Runden, wie die Zahl der Spieler braucht, dann ein K.-o.-Baum der höchstens 8 Besten.',
      },
      'swiss-3': {
        name: 'Schweizer System, 3 Runden',
        says: 'Alle spielen jede Runde. Für bis zu 8 Spieler.',
      },
      'swiss-4': {
        name: 'Schweizer System, 4 Runden',
        says: 'Alle spielen jede Runde. Für bis zu 16 Spieler.',
      },
      'swiss-5': {
        name: 'Schweizer System, 5 Runden',
        says: 'Alle spielen jede Runde. Für bis zu 32 Spieler.',
      },
      'round-robin': {
        name: 'Jeder gegen jeden',
        says: 'Alle treffen auf alle. Für höchstens 8 Spieler.',
      },
      'single-elimination': {
        name: 'K. o.',
        says: 'Wer ein Match verliert, ist ausgeschieden.',
      },
      'double-elimination': {
        name: 'Doppel-K. o.',
        says: 'Wer zwei Matches verliert, ist ausgeschieden.',
      },
      pods: {
        name: 'Vierertische',
        says: 'Drei Runden; Tische zu dritt oder zu fünft, wo es mit vieren nicht aufgeht.',
      },
    },
    standings: {
      'magic/1': 'Punkte, Siege der Gegner, eigene Partien, Partien der Gegner',
      'magic-online/2': 'Ebenso, mindestens ein Drittel, ohne Punkte für unentschiedene Partien',
      'magic-online/1': 'Ebenso, mindestens ein Drittel; Freilose der Gegner zählen nicht',
      'pokemon/1': 'Punkte, Siege der Gegner, Siege von deren Gegnern',
      'konami/2': 'Punkte, eine Zahl aus Gegnern und verlorenen Runden',
      'konami/1': 'Punkte, eine Zahl aus Gegnern, ohne verlorene Runden',
      'netrunner-single/1': 'Punkte für Partien, Stärke der Gegner; eine Partie je Match',
      'netrunner/1': 'Punkte für Partien, Stärke der Gegner; zwei Partien je Match',
      'fide/2': 'Schach: Buchholz, Sonneborn-Berger, seit 2026',
      'fide/1': 'Schach: Buchholz, Sonneborn-Berger, bis 2026',
      'fide-round-robin/1': 'Schach, jeder gegen jeden: Sonneborn-Berger, Siege',
      'pods/1': 'Punkte nach dem Platz am Tisch',
      'friendomancy/1': 'Punkte für allein gewonnene Tische, dann der Unterschied an Money',
    },
    make: {
      heading: 'Neues Turnier',
      says: 'Ein Titel genügt: Alles andere ist wie üblich eingestellt. Bis du es ankündigst, siehst nur du das Turnier.',
      title: 'Titel',
      format: 'Modus',
      place: 'Wo gespielt wird',
      places: { PLATFORM: 'Hier', TABLES: 'Am Tisch' },
      placesSay: {
        PLATFORM: 'Jeder Tisch ist ein Match auf diesem Server und meldet sich selbst.',
        TABLES: 'Gespielt wird mit gedruckten Karten, und wer gewonnen hat, wird gemeldet.',
      },
      more: 'Partien, Zeit, Plätze, Teilnahme, Listen, Wertung',
      minutes: 'Minuten einer Runde',
      minutesHint:
        'Leer: so lange, wie die Tische brauchen. Im K.-o.-Baum läuft keine Uhr: Dort hat jedes Match einen Sieger.',
      capacity: 'Plätze',
      capacityHint: 'Wer kommt, wenn alle vergeben sind, wartet und rückt nach.',
      entry: 'Wer mitmachen darf',
      entries: { OPEN: 'Alle', BY_CODE: 'Wer einen Code kennt' },
      entriesSay: {
        OPEN: 'Wer das Turnier findet, kann sich anmelden.',
        BY_CODE: 'Den Code bestimmst du, wenn du die Anmeldung öffnest.',
      },
      checkIn: 'Anwesenheit prüfen',
      checkInSays:
        'Vor der ersten Runde sagen alle, dass sie da sind. Wer das nicht tut, ist raus.',
      draws: 'Unentschieden nach Absprache',
      drawsSay: 'Zwei Spieler dürfen sich ohne Partie auf Unentschieden einigen.',
      lists: 'Decklisten sehen andere',
      listsOpen: {
        NEVER: 'nie',
        TO_OPPONENT: 'der Gegner am Tisch',
        FROM_START: 'alle, ab der ersten Runde',
        FROM_CUT: 'alle, ab dem K.-o.-Baum',
        AT_END: 'alle, am Ende',
      },
      standings: 'Wer bei gleichen Punkten vorn liegt',
      description: 'Beschreibung',
      descriptionHint: 'Wo und wann, was es kostet, was es zu gewinnen gibt.',
      upTo_one: '{{count}} Platz',
      upTo_other: '{{count}} Plätze',
      press: 'Turnier anlegen',
      going: 'Das Turnier wird angelegt …',
      kept: 'Was du getippt hast, bleibt erhalten.',
      signInFirst: 'Melde dich zuerst unten an. Was du getippt hast, bleibt.',
      whyAccount:
        'Ein Turnier gehört zu einem Konto, damit du es von jedem Gerät aus leiten kannst. Melde dich hier an oder leg eins an; ein Name und ein Passwort genügen.',
      problems: {
        title: 'Gib dem Turnier einen Titel.',
        unprintable: 'Nimm die Steuerzeichen heraus: Niemand kann sie drucken.',
        capacity: 'Schreib eine ganze Zahl von {{least}} bis {{most}}.',
        minutes:
          'Schreib ganze Minuten von {{least}} bis {{most}}, oder nichts für Runden ohne Uhr.',
      },
    },
  },
};
