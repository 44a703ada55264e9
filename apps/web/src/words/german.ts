/** What the application says in German. */
import type { english } from './english.js';
import { verifyGerman } from './verify.german.js';

export const german: typeof english = {
  shell: {
    skip: 'Zum Inhalt',
    places: 'Seiten',
    to: {
      matches: 'Spiele',
      play: 'Spielen',
      decks: 'Decks',
      cards: 'Karten',
      rules: 'Regeln',
      verify: 'Prüfen',
    },
  },
  settings: {
    title: 'Einstellungen',
    theme: 'Hell oder dunkel',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
  },
  state: {
    loading: 'Wird geladen …',
    unreachable: 'Der Server ist nicht zu erreichen.',
    lost: 'keine Verbindung',
    again: 'Noch einmal versuchen',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    says: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
    back: 'Zu den Spielen',
  },
  pageError: {
    title: 'Diese Seite lässt sich nicht zeigen',
    says: 'Nichts ist verloren: Jede angenommene Handlung steht im Protokoll. Lade die Seite neu.',
    newVersion: 'Es gibt eine neue Fassung von Scoresheet. Lade die Seite neu, um sie zu bekommen.',
    reload: 'Neu laden',
  },
  seat: {
    free: 'frei',
    number: 'Platz {{seat}}',
    guest: 'ein Gast',
    you: '{{name}} (du)',
    asked: 'gefragt',
    clock: 'Uhr von {{name}}',
  },
  match: {
    close: 'Schließen',
    unknown: {
      title: 'Dieses Spiel gibt es nicht',
      says: 'Vielleicht ist die Adresse vertippt, oder das Spiel ist privat.',
    },
  },
  lobby: {
    says: 'Das Spiel beginnt, wenn alle Plätze besetzt und bereit sind.',
    closed: 'Dieses Spiel wurde geschlossen, bevor es begann.',
    ready: 'bereit',
    waits: 'nicht bereit',
  },
  log: { title: 'Protokoll', turn: 'Zug {{turn}}', goTo: 'Zum Ereignis' },
  bar: {
    send: 'Senden',
    undo: 'Zurück',
    take: 'Nehmen',
    number: 'Zahl',
    write: 'Deine Worte',
    tray: 'Karten zur Wahl',
    sent: 'Gesendet. Es fehlt noch das Protokoll …',
    conflict: 'Das war nicht mehr offen. Sieh noch einmal hin und entscheide dann.',
    paused: 'Ein Schiedsrichter hat das Spiel angehalten.',
    offline: 'Keine Verbindung. Nichts ist verloren; die Seite versucht es weiter.',
  },
  replay: {
    title: 'Ablauf',
    back: 'Ein Ereignis zurück',
    on: 'Ein Ereignis weiter',
    play: 'Abspielen',
    stop: 'Anhalten',
    scrub: 'Ereignis',
    at: 'Ereignis {{seq}} von {{last}}',
    behind: '{{count}} Ereignisse im Rückstand',
    live: 'Live',
    speed: 'Tempo',
  },
  front: {
    title: 'Spiele',
    says: 'Jede Handlung jedes Spiels steht im Protokoll. Sieh einem zu, oder geh eines durch, das zu Ende ist.',
    lists: { running: 'Im Gange', open: 'Freie Plätze', over: 'Gerade beendet' },
    empty: {
      running: 'Gerade spielt niemand.',
      open: 'Kein Spiel wartet auf Mitspieler.',
      over: 'Noch ist kein Spiel zu Ende.',
    },
    won: '{{name}} hat gewonnen',
    events: '{{count}} Ereignisse',
  },
  ...verifyGerman,
};
