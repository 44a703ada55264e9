/** What the application says in German. */
import type { english } from './english.js';
import { accountGerman } from './account.german.js';
import { cardsGerman } from './cards.german.js';
import { decksGerman } from './decks.german.js';
import { playGerman } from './play.german.js';
import { rulesGerman } from './rules.german.js';
import { verifyGerman } from './verify.german.js';
import { whatIfGerman } from './what-if.german.js';

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
    title: 'Menü',
    keys: 'Einzelne Tasten: k, j, l, Ziffern …',
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
    toBoard: 'Zurück zum Tisch',
    unknown: {
      title: 'Dieses Spiel gibt es nicht',
      says: 'Vielleicht ist die Adresse vertippt, oder das Spiel ist privat.',
    },
  },
  aside: {
    title: 'Zu diesem Spiel',
    log: 'Protokoll',
    chart: 'Verlauf',
    record: 'Akte',
    whatIf: 'Was wäre',
  },
  announce: { asked: 'Du bist gefragt: {{question}}' },
  chart: { time: 'Bedenkzeit' },
  record: {
    delay: 'Zuschauer',
    noDelay: 'sehen alles sofort',
    delayed: 'sehen es {{seconds}} s und {{events}} Ereignisse später',
    opens: 'Hände und Decks',
    open: { AT_END: 'stehen am Ende allen offen', NEVER: 'bleiben verdeckt' },
    watchers: 'Sehen zu',
    verify: 'Dieses Protokoll hier prüfen',
    download: 'Protokoll herunterladen',
    perspective: 'Blickwinkel',
    own: 'Mein eigener',
    public: 'Alle',
    address: 'Adresse dieses Augenblicks',
    embed: 'Zum Einbetten',
  },
  log: { title: 'Protokoll', turn: 'Zug {{turn}}', goTo: 'Zum Ereignis' },
  bar: {
    nothing: 'nichts gewählt: Senden sagt es so',
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
  ...accountGerman,
  ...cardsGerman,
  ...decksGerman,
  ...playGerman,
  ...rulesGerman,
  ...verifyGerman,
  ...whatIfGerman,
  front: {
    watch: '{{count}} sehen zu',
    draw: 'unentschieden',
    game: 'Spiel',
    allGames: 'Alle Spiele',
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
};
