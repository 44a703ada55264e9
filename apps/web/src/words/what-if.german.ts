/** What "What if" says in German. */
import type { whatIfEnglish } from './what-if.english.js';

export const whatIfGerman: typeof whatIfEnglish = {
  whatIf: {
    title: 'Was wäre, wenn',
    says: 'Von jedem Schritt aus für jeden Platz weiterspielen, nach denselben Regeln. Es wird in diesem Browser versucht und kommt in keine Akte.',
    begin: 'Ab Schritt {{step}} versuchen',
    later:
      'Wenn das Spiel vorbei und seine Akte offen ist, lässt sich versuchen, was aus einer anderen Antwort geworden wäre.',
    label:
      'Nicht in der Akte. Ein Zweig des Spiels ab Schritt {{step}}; was noch kommt, wird neu gemischt.',
    steps: 'Der Zweig',
    noSteps: 'Noch wurde nichts versucht.',
    eyes: 'Mit den Augen von',
    all: 'allen: jede Karte',
    back: 'Zurücknehmen',
    again: 'Noch einmal, anderes Glück',
    othersAsked: 'Jetzt ist jemand anders gefragt. Mit dessen Augen lässt sich antworten.',
    not: {
      begun: 'Bei diesem Schritt hat das Spiel noch nicht begonnen. Geh zu einem späteren.',
      closed: 'Die Akte dieses Spiels ist nicht offen: Hände und Decks bleiben beim Haus.',
      'unknown-rules':
        'Die Regeln dieses Spiels sind hier nicht bekannt. Ein neueres Scoresheet kennt sie vielleicht.',
      broken: 'Die Akte ist nicht ganz. Eine Prüfung zeigt, wo.',
      unreachable: 'Die Akte ließ sich nicht holen. Bitte schließen und noch einmal versuchen.',
      failed: 'Der Zweig brach durch einen Fehler von uns ab. Bitte schließen und neu beginnen.',
    },
  },
};
