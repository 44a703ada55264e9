/** What is said of what a player does at an event, in German. */
import { frontGerman } from './front.german.js';
import { ownNoticesGerman } from './own-notices.german.js';
import { ownTableGerman } from './own-table.german.js';
import type { ownEnglish } from './own.english.js';

export const ownGerman: typeof ownEnglish = {
  own: {
    ...frontGerman,
    notices: ownNoticesGerman,
    calendar: {
      title: 'In meinen Kalender',
      start: 'Beginn',
      open: 'Die Leitung hat noch nicht gesagt, wann es beginnt.',
      save: 'Termin speichern',
    },
    below: 'Wie es für dich steht',
    enter: {
      title: 'Bei diesem Turnier mitspielen',
      free_one: '{{count}} Platz ist frei.',
      free_other: '{{count}} Plätze sind frei.',
      full_one:
        'Alle Plätze sind vergeben; {{count}} Spieler wartet. Wer jetzt kommt, wartet auch.',
      full_other:
        'Alle Plätze sind vergeben; {{count}} Spieler warten. Wer jetzt kommt, wartet auch.',
      not: {
        ANNOUNCED: 'Die Anmeldung ist noch nicht offen. Diese Seite zeigt es, sobald sie es ist.',
        CHECK_IN:
          'Die Anmeldung ist geschlossen. Frag die Turnierleitung, ob noch ein Platz frei ist.',
      },
      code: 'Anmeldecode',
      codeSays: 'Du bekommst ihn von der Turnierleitung.',
      as: 'Du meldest dich an als',
      guest: 'Ein Konto ist nicht nötig: Dieser Browser merkt sich dich.',
      signIn: 'Lieber mit Konto',
      do: 'Anmelden',
      wait: 'Auf die Warteliste',
    },
    name: {
      step: 'Dein Name',
      title: 'Wie du im Saal aufgerufen wirst',
      says: 'Er steht neben deiner Nummer in den Paarungen und in der Tabelle.',
      do: 'Diesen Namen behalten',
    },
    deck: {
      step: 'Dein Deck',
      handedIn_one:
        '{{count}} Karte ist abgegeben. Bis die Listen offen sind, sieht nur der Stab sie.',
      handedIn_other:
        '{{count}} Karten sind abgegeben. Bis die Listen offen sind, sieht nur der Stab sie.',
      do: 'Dieses Deck abgeben',
      another: 'Ein anderes Deck abgeben',
    },
    checkIn: {
      title: 'Anwesenheit',
      do: 'Ich bin da',
      done: 'Du bist da. Die erste Runde wird bald ausgelost.',
    },
    before: {
      in: 'Du bist dabei',
      waits: 'Du stehst auf der Warteliste',
      number:
        'Du bist Spieler Nr. {{number}}. Dein erster Tisch steht hier, sobald er bekannt ist.',
      nextInLine:
        'Du bist Spieler Nr. {{number}}. Wird ein Platz frei, bekommt ihn, wer am längsten wartet.',
      done: 'erledigt',
      open: 'noch zu tun',
    },
    table: ownTableGerman,
    report: {
      open: 'Ergebnis melden',
      again: 'Anderes Ergebnis melden',
      title: 'Wie ging es an Tisch {{table}} aus?',
      won: 'Ich habe gewonnen',
      lost: 'Ich habe verloren',
      else: 'Es ging anders aus',
      unfinished: 'Die Zeit war um',
      oneDrawn: 'eine Partie unentschieden',
      is: {
        INTENTIONAL_DRAW: 'Wir haben uns ohne Spiel auf unentschieden geeinigt',
        FORFEIT: 'Mein Gegner ist nicht gekommen',
      },
      places: 'Wer wurde Wievielter?',
      choose: 'wählen',
      place: 'Platz {{place}}',
      do: 'Absenden',
      close: 'Jetzt nicht',
      waiting: 'Du hast gemeldet: {{words}}. Es zählt, sobald dein Gegner dasselbe sagt.',
      waitingStill: 'Du hast gemeldet. Es zählt, sobald dein Gegner dasselbe sagt.',
      theyHave: 'hat ein Ergebnis gemeldet. Sag, wie es ausging: Stimmt es überein, zählt es.',
      question:
        'Die Meldungen widersprechen sich, oder etwas ist offen. Der Stab kommt an den Tisch.',
    },
    call: {
      do: 'Judge rufen',
      called: 'Ein Judge ist gerufen',
      says: {
        called: 'Der Stab weiß es. Bleib am Tisch und lass die Karten, wie sie sind.',
        calledAway: 'Die Turnierleitung weiß Bescheid. Warte dort, wo ein Judge dich findet.',
        answered: 'Jemand ist auf dem Weg zu dir.',
      },
    },
    drop: {
      ask: 'Turnier verlassen',
      sureBefore: 'Dein Platz geht an jemand anderen. Willst du gehen?',
      sure: 'Ab der nächsten Runde wirst du nicht mehr gepaart. Willst du gehen?',
      do: 'Ja, verlassen',
      stay: 'Bleiben',
    },
    without: {
      out: {
        title: 'Du bist nicht mehr in diesem Turnier',
        says: 'Was du gespielt hast, bleibt. Ist das ein Irrtum, sag es der Turnierleitung vor der nächsten Runde.',
      },
      noShow: {
        title: 'Du hast den Check-in verpasst',
        says: 'Der Check-in endete, bevor du eingecheckt hattest. Deshalb wurdest du abgemeldet. Turnierleitung oder Head Judge können dich wieder aufnehmen; dann spielst du ab der nächsten Runde.',
      },
      sentAway: {
        title: 'Du wurdest disqualifiziert',
        says: 'Der Head Judge kann dir sagen, warum.',
      },
      over: {
        title: 'Das Turnier ist zu Ende',
        says: 'Danke fürs Mitspielen. Die Tabelle ist endgültig.',
      },
      cancelled: {
        title: 'Das Turnier ist abgesagt',
        says: 'Was gespielt wurde, bleibt in der Akte.',
      },
      bye: {
        title: 'Runde {{round}}: Du hast ein Freilos',
        says: 'Es zählt als Sieg. Sei zur nächsten Runde zurück.',
      },
      'no-table': {
        title: 'Runde {{round}}: Du hast keinen Tisch',
        says: 'Du bist in dieser Runde nicht gepaart. Ist das falsch, sag es gleich dem Stab.',
      },
      'not-through': {
        title: 'Jetzt schaust du zu',
        says: 'In dieser Runde spielst du nicht. Dein Platz steht in der Tabelle.',
      },
      between: {
        title: 'Runde {{round}} ist vorbei',
        says: 'Dein nächster Tisch steht hier, sobald er veröffentlicht ist.',
      },
      paused: {
        title: 'Das Turnier ist unterbrochen',
        says: 'Wenn es weitergeht, steht hier dein nächster Tisch.',
        checkIn: 'Sag, dass du wieder da bist: Wer das nicht tut, wird nicht mehr gepaart.',
      },
      first: {
        title: 'Die erste Runde wird ausgelost',
        says: 'Dein Tisch steht hier, sobald er veröffentlicht ist.',
      },
    },
    facts: {
      standing: 'Rang',
      rank: '{{rank}} von {{count}}',
      points: 'Punkte',
      played: 'Siege – Niederlagen – Remis',
      deck: 'Deck',
      handedIn: 'abgegeben',
      none: 'keins abgegeben',
      number: 'Nummer',
    },
    history: {
      round: 'Runde',
      ofPhase: '{{phase}}.{{round}}',
      against: 'gegen',
      result: 'Ergebnis',
      bye: 'Freilos',
      absent: 'nicht gepaart',
    },
    penalties: {
      title: 'Deine Strafen',
      says: 'Nur du und der Stab sehen sie.',
      ofEntrant: 'Strafen',
      theySee: 'Nur dieser Spieler und der Stab sehen sie.',
      is: {
        caution: 'Ermahnung',
        warning: 'Verwarnung',
        'game-loss': 'Partieverlust',
        'match-loss': 'Matchverlust',
        points: 'Punktabzug',
        other: '{{penalty}}',
      },
      points_one: '{{count}} Punkt',
      points_other: '{{count}} Punkte',
    },
  },
};
