/** What "Verify here" says in German. */
import type { verifyEnglish } from './verify.english.js';

export const verifyGerman: typeof verifyEnglish = {
  verify: {
    title: 'Hier prüfen',
    says: 'Jede Aktion einer Akte wird in diesem Browser noch einmal nach ihren Regeln entschieden. Die Datei wird nirgendwohin geschickt.',
    file: {
      title: 'Eine Datei',
      choose: 'Akte wählen',
      drop: 'oder hierher ziehen: eine .jsonl-Datei bis {{mib}} MiB',
    },
    record: {
      title: 'Ein Spiel oder ein Turnier dieses Servers',
      label: 'Die Nummer',
      hint: 'm-… oder t-…',
      go: 'Holen und prüfen',
      notOne: 'Eine Nummer beginnt mit m- oder t- und hat danach 26 Buchstaben und Ziffern.',
    },
    fetching: '{{name}} wird geholt …',
    verifying: '{{name}} wird geprüft …',
    progress: 'Ereignis {{seq}} von {{of}}',
    problem: {
      'too-large':
        '{{name}} ist größer als {{mib}} MiB. Auf der Kommandozeile geht es: scoresheet verify DATEI.',
      unreadable: '{{name}} ließ sich nicht lesen. Bitte noch einmal wählen.',
      'not-fetched': '{{name}} ließ sich nicht holen.',
      failed: 'Die Prüfung brach durch einen Fehler von uns ab, nicht durch einen der Datei.',
    },
    verdict: {
      EXACT: {
        title: 'Exakt',
        says: 'Jede Aktion entspricht den Regeln, jede Zeile enthält, was ihr Leser wissen darf, und die Kette ist lückenlos.',
      },
      UNVERIFIED: {
        title: 'Geprüft, soweit gezeigt',
        says: 'Die Kette ist lückenlos. {{decided}} von {{events}} Ereignissen wurden noch einmal entschieden, und jedes entspricht den Regeln.',
      },
      DIVERGED: {
        title: 'Weicht ab',
        says: 'Die Kette ist lückenlos, aber Ereignis {{seq}} ist nicht so, wie es die Regeln ergeben.',
      },
      BROKEN: {
        title: 'Beschädigt',
        says: 'Zeile {{line}} ist nicht so, wie sie geschrieben wurde.',
      },
    },
    missing: {
      title: 'Was sich nicht prüfen ließ',
      rules:
        'Die Regeln „{{rules}}“ sind hier nicht bekannt. Ein neueres Scoresheet kennt sie vielleicht.',
      lines_one: '{{count}} Zeile für {{reader}} fehlt in der Datei',
      lines_other: '{{count}} Zeilen für {{reader}} fehlen in der Datei',
      reader: { public: 'alle', house: 'das Haus', seat: 'Platz {{seat}}' },
      closed:
        'Bei einer geschlossenen Akte bleiben Hände und Decks beim Haus; niemand sonst kann sie prüfen.',
    },
    differs: {
      'decided-otherwise': 'Die Regeln machen aus dieser Aktion etwas anderes.',
      refused: 'Die Regeln lassen diese Aktion nicht zu.',
      'seen-otherwise': 'Eine Zeile enthält mehr, weniger oder anderes, als ihr Leser wissen darf.',
      'folded-otherwise': 'Die Fakten führen zu einer anderen Lage als die Aktion.',
      'time-runs-back': 'Hier läuft die Uhr rückwärts.',
      'not-a-part': 'Die Zeile enthält keine Aktion mit Fakten.',
      'rules-stopped': 'Von dem, was hier steht, kommen die Regeln nicht weiter.',
      where: 'Wo',
      recorded: 'In der Akte',
      expected: 'Nach den Regeln',
      nothing: 'nichts',
      look: 'Dieses Ereignis ansehen',
    },
    broken: {
      cut: 'Die Datei endet zu früh. Bitte noch einmal besorgen.',
      changed: 'Diese Zeile wurde nachträglich geändert, oder davor fehlt eine.',
      foreign: 'Das ist keine Akte von Scoresheet, oder jemand hat diese Zeile neu geschrieben.',
      misplaced: 'Hier fehlen Zeilen, kommen doppelt vor oder stehen in anderer Reihenfolge.',
      'other-version':
        'Das Format gehört zu einer anderen Version. Bitte mit jener Version prüfen.',
      'other-record': 'Diese Zeile gehört zu einer anderen Akte.',
      'taken-out': 'Eine Zeile wurde entfernt, und die Datei sagt es nicht.',
      'too-large': 'So groß ist kein Ereignis. Jemand hat es auf anderem Weg geschrieben.',
      'end-differs': 'Das Ende der Datei passt nicht zu dem, was davor steht.',
      'more-after-end': 'Nach dem Ende wurde etwas angehängt.',
    },
    ended:
      'Das Spiel wurde bei Ereignis {{suspendedSeq}} angehalten; die Leitung beendete es mit Ereignis {{endedSeq}} ohne Ergebnis.',
    draws: {
      drawn_one: '{{count}} Runde wurde aus ihrer veröffentlichten Zahl noch einmal ausgelost.',
      drawn_other:
        '{{count}} Runden wurden aus ihren veröffentlichten Zahlen noch einmal ausgelost.',
      well: 'Jede ist so, wie sie veröffentlicht wurde.',
      differs: 'Ereignis {{seq}} ist nicht so, wie es die Regeln ergeben: {{says}}.',
      unchecked:
        'Getrennt gehaltene Paare kennt nur das Haus; ungeprüft blieben deshalb: {{tables}}.',
      tables: 'Phase {{phase}}, Runde {{round}}: Tische {{tables}}',
    },
    facts: { record: 'Akte', rules: 'Regeln', events: 'Ereignisse', head: 'Kopf' },
    compare: {
      title: 'Ist es das, was gespielt wurde?',
      says: 'Ein Urteil sagt, dass ein Spiel regelgerecht ist. Dass es dieses Spiel ist, zeigt nur ein Kopf, den jemand unterwegs notiert hat: 64 Stellen aus 0–9 und a–f, von irgendeinem Ereignis.',
      label: 'Ein notierter Kopf',
      holds: 'Ja: Ereignis {{seq}} hat diesen Kopf, also ist auch alles davor dasselbe.',
      missing:
        'Nein: Kein Ereignis hat diesen Kopf. Die Akte wurde davor abgeschnitten, oder es wurde eine andere geschrieben.',
      notOne: 'Ein Kopf hat 64 Stellen aus 0–9 und a–f; hier sind es {{count}} Zeichen.',
    },
  },
};
