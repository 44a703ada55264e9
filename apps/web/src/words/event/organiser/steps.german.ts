/** What is said of the steps of an event, in German. */
import type { organiserStepsEnglish } from './steps.english.js';

export const organiserStepsGerman: typeof organiserStepsEnglish = {
  parts: 'Worum du dich kümmerst',
  part: {
    round: 'Runde',
    players: 'Spieler',
    correct: 'Ergebnis berichtigen',
    people: 'Stab und Texte',
    files: 'Dateien',
    webhooks: 'Bots',
  },
  notYours:
    'Diese Seite sieht nur der Stab des Turniers. Melde dich als Besitzer oder als jemand vom Stab an.',
  number: 'Nr. {{number}}',
  table: 'Tisch',
  reason: 'Grund, für alle, die ihn sehen dürfen',
  leave: 'So lassen, wie es ist',
  moved:
    'Inzwischen ist etwas anderes geschehen. Sieh dir an, was jetzt gilt, und versuche es dann noch einmal.',
  behind: 'Rückt nach, falls jemand geht:',
  code: {
    title: 'Anmeldecode',
    says: 'Mindestens 6 Zeichen. Sag ihn allen, die mitspielen dürfen.',
  },
  step: {
    notYours: 'Das tut, wer das Turnier leitet.',
    ANNOUNCE: {
      says: 'Nur du und dein Stab sehen dieses Turnier. Kündige es an, wenn Titel und Regeln stimmen.',
      do: 'Turnier ankündigen',
    },
    OPEN_REGISTRATION: {
      says: 'Alle können das Turnier sehen. Öffne die Anmeldung für Spieler.',
      do: 'Anmeldung öffnen',
    },
    BEGIN_CHECK_IN: {
      says_one:
        '{{count}} hat sich angemeldet. Mit der Anwesenheitsprüfung endet die Anmeldung: Wer spielen will, meldet sich jetzt.',
      says_other:
        '{{count}} haben sich angemeldet. Mit der Anwesenheitsprüfung endet die Anmeldung: Wer spielen will, meldet sich jetzt.',
      do: 'Anwesenheit prüfen',
    },
    BEGIN_PHASE: {
      says: 'Beginne Phase {{phase}}, wenn alle Spieler da sind.',
      do: 'Phase {{phase}} beginnen',
    },
    DRAW_ROUND: {
      says: 'Lose aus, wer in Runde {{round}} auf wen trifft. Du siehst die Tische vor allen anderen.',
      do: 'Runde {{round}} auslosen',
    },
    REVIEW_ROUND: {
      says: 'Sieh unten die Tische von Runde {{round}} durch und bestätige das dann.',
      do: 'Ich habe sie durchgesehen',
    },
    PUBLISH_ROUND: {
      says: 'Zeige allen die Tische von Runde {{round}}, damit jeder seinen Platz findet.',
      do: 'Runde {{round}} veröffentlichen',
    },
    START_ROUND: {
      says: 'Wenn alle sitzen, starte Runde {{round}} und ihre Uhr.',
      do: 'Runde {{round}} starten',
    },
    ENTER_RESULTS: {
      says_one:
        'Runde {{round}} wird gespielt: {{count}} Tisch hat noch kein Ergebnis. Trage ein, was dir gemeldet wird.',
      says_other:
        'Runde {{round}} wird gespielt: {{count}} Tische haben noch kein Ergebnis. Trage ein, was dir gemeldet wird.',
      do: 'Ergebnisse eintragen',
    },
    CLOSE_ROUND: {
      says: 'Jeder Tisch hat ein Ergebnis. Schließe Runde {{round}}, damit die Tabelle amtlich ist.',
      do: 'Runde {{round}} schließen',
    },
    RESUME: {
      says: 'Das Turnier ist unterbrochen. Setze es fort, wenn alle wieder da sind.',
      do: 'Fortsetzen',
    },
    FINISH: {
      says: 'Alles ist gespielt. Beende das Turnier: Dann ist die Tabelle endgültig.',
      do: 'Turnier beenden',
    },
  },
  missing: {
    counts: '{{checkedIn}} von {{places}} eingecheckt',
    missing_one: ', {{count}} fehlt',
    missing_other: ', {{count}} fehlen',
    more_one: '… und {{count}} weiterer, siehe „Spieler“.',
    more_other: '… und {{count}} weitere, siehe „Spieler“.',
  },
  over: {
    finished: 'Dieses Turnier ist beendet. Akte und Tabelle lassen sich unten speichern.',
    cancelled: 'Dieses Turnier wurde abgesagt. Was gespielt wurde, bleibt in der Akte.',
  },
  other: {
    title: 'Etwas anderes',
    publish: 'Ohne Durchsicht veröffentlichen',
    pause: 'Turnier unterbrechen, etwa über Nacht',
    takeOver: 'Dieses Turnier übernehmen',
    takeOverSays:
      'Der Besitzer hat dich als Nachfolger benannt. Ist er nicht mehr da, kann das Turnier deines werden.',
    cancel: 'Turnier absagen',
    cancelSays: 'Es endet ohne endgültige Tabelle, und das lässt sich nicht zurücknehmen.',
    ownerOnly: 'Absagen kann das Turnier nur sein Besitzer.',
  },
  advice: {
    notAllowed: 'Bitte den Besitzer des Turniers, es zu tun oder dir die passende Rolle zu geben.',
    lookAgain: 'Das Turnier ist weiter. Was als Nächstes kommt, steht oben.',
    closeRound:
      'Trage die fehlenden Ergebnisse ein, schließe die Runde und versuche es noch einmal.',
    enterResults: 'Die Tische ohne Ergebnis stehen unter „Runde“.',
    phaseOver:
      'Alle Runden dieser Phase sind gespielt: Beginne die nächste oder beende das Turnier.',
    addEntrants: 'Trage unter „Spieler“ jemanden ein und versuche es noch einmal.',
    ownTable: 'Bitte jemand anderen vom Stab, der dort nicht spielt.',
    correct:
      'Ändere das Ergebnis unter „Runde“ oder berichtige es, wenn die Runde geschlossen ist.',
    full: 'Melde jemanden ab, der nicht kommt, und trage dann den anderen ein.',
    nameReserved:
      'Namen von Judges, der Turnierleitung, des Servers und von Gästen sind reserviert. Gib den Namen des Spielers ein.',
    nameUnseen: 'Gib den Namen noch einmal ein, in einer Zeile und ohne unsichtbare Zeichen.',
  },
};
