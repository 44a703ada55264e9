/** What is said of the frame of an event, in German. */
import type { frameEnglish } from './frame.english.js';

export const frameGerman: typeof frameEnglish = {
  event: {
    places: 'Seiten dieses Turniers',
    to: {
      now: 'Jetzt',
      pairings: 'Paarungen',
      standings: 'Tabelle',
      bracket: 'K.-o.-Baum',
      entrants: 'Spieler',
      lists: 'Decks',
      organise: 'Leiten',
      staff: 'Stab',
      print: 'Drucken',
    },
    unknown: {
      title: 'Dieses Turnier gibt es nicht',
      says: 'Die Adresse ist vielleicht vertippt, oder das Turnier ist noch nicht angekündigt.',
    },
    unreachable: 'Der Server ist nicht erreichbar',
    comesBack:
      'Diese Seite versucht es weiter. Nichts ist verloren: Was angenommen wurde, steht in der Akte.',
    untitled: 'Turnier {{id}}',
    numbered: 'Spieler Nr. {{number}}',
    game: {
      fuzzycards: 'Fuzzycards',
      buddies: 'Buddies',
      buddyfight: 'Buddyfight',
      friendomancy: 'Friendomancy',
      other: '{{game}}',
    },
    entrants_one: '{{count}} Spieler',
    entrants_other: '{{count}} Spieler',
    rounds_one: '{{count}} Runde',
    rounds_other: '{{count}} Runden',
    cutTo: 'die besten {{count}}',
    bestOf: 'bis zu {{count}} Partien',
    play: { PLATFORM: 'hier gespielt', TABLES: 'am Tisch gespielt' },
    kind: {
      swiss: 'Schweizer System',
      'round-robin': 'jeder gegen jeden',
      pods: 'Gruppentische',
      'single-elimination': 'K.-o.-System',
      'double-elimination': 'Doppel-K.-o.',
    },
    stage: {
      DRAFT: 'Ein Entwurf: nur du und dein Stab sehen ihn',
      ANNOUNCED: 'Angekündigt',
      REGISTRATION: 'Anmeldung offen',
      CHECK_IN: 'Anwesenheit wird geprüft',
      PLAYING: 'Läuft',
      PAUSED: 'Unterbrochen',
      FINISHED: 'Beendet',
      CANCELLED: 'Abgesagt',
    },
    clock: 'Verbleibende Zeit der Runde',
    roundNumber: 'Runde {{round}}',
    done: '{{done}} von {{all}}',
    tablesDone_one: 'Tisch fertig',
    tablesDone_other: 'Tischen fertig',
  },
};
