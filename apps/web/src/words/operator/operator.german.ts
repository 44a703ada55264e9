/** What the operator's page says, in German. */
import type { operatorEnglish } from './operator.english.js';
import { operatorHealthGerman } from './health.german.js';

export const operatorGerman: typeof operatorEnglish = {
  operator: {
    title: 'Betrieb',
    parts: 'Teile dieser Seite',
    fine: 'in Ordnung',
    look: 'ansehen',
    no: 'Nein, lassen',
    house: 'das Haus',
    pending: 'Der Server braucht länger als sonst. Versuche es noch einmal; es zählt nur einmal.',
    notForYou: {
      says: 'Diese Seite ist für alle, die sich um die Installation kümmern.',
      signIn: 'Als Betreiber anmelden',
      how: 'Wer die Rolle hat, gibt sie auf dieser Seite weiter. Zuerst vergibt man sie auf dem Rechner, auf dem der Schlüssel der Installation liegt:',
    },
    ...operatorHealthGerman,
    suspended: {
      title: 'Stillstand',
      none: 'Kein Spiel und kein Turnier steht still.',
      others: 'Alle anderen gehen weiter. Ein Neustart allein ändert nichts.',
      goesOn: 'Es geht wieder weiter.',
      at: 'Stillstand bei Ereignis {{seq}}',
      reference: 'Kennwort im Protokoll',
      ended: 'Beendet durch Ereignis {{seq}}.',
      reason: 'Grund',
      reasonHint: 'Alle, die das Ende sehen, lesen ihn.',
      steps: {
        log: 'Suche den Fehler in den Protokollen des Dienstes:',
        version:
          'Sind Regeln unbekannt, läuft eine ältere Version als zu Beginn: Starte jene oder eine neuere, dann geht es weiter.',
        copies:
          'Ist ein Ereignis beschädigt, sagt der „doctor“, welche der beiden Kopien es noch hat:',
      },
      match: {
        title: 'Spiel',
        last: 'Hilft nichts davon, beende das Spiel ohne Ergebnis. Die Spieler lesen den Grund und können neu beginnen.',
        end: 'Spiel beenden',
        sure: 'Dieses Spiel ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.',
      },
      tournament: {
        title: 'Turnier',
        last: 'Hilft nichts davon, sage das Turnier ab. Seine Spiele gehen weiter; es gilt der Stand vor diesem Ereignis.',
        end: 'Turnier absagen',
        sure: 'Dieses Turnier absagen? Das lässt sich nicht rückgängig machen.',
      },
    },
    people: {
      title: 'Rollen und Sitzungen',
      name: 'Name des Kontos',
      find: 'Suchen',
      nobody: 'Niemand heißt {{name}}.',
      id: 'In jeder Akte:',
    },
    roles: {
      title: 'Rollen',
      from: 'Vergeben von',
      taken: 'entzogen von',
      give: 'Vergeben: {{name}}',
      take: 'Entziehen: {{name}}',
      sure: 'Die Rolle {{name}} entziehen?',
      past_one: '{{count}} frühere Rolle',
      past_other: '{{count}} frühere Rollen',
      of: {
        PLAYER: { title: 'Spieler', means: 'Eröffnet Spiele und setzt sich an Tische.' },
        JUDGE: {
          title: 'Schiedsrichter',
          means: 'Unterbricht, beendet und verwarnt in Spielen anderer.',
        },
        ORGANISER: { title: 'Veranstalter', means: 'Leitet Turniere des Hauses.' },
        OPERATOR: {
          title: 'Betreiber',
          means: 'Sieht diese Seite und darf alles, was auf ihr steht.',
        },
        SPECTATOR: { title: 'Zuschauer', means: 'Sieht als Gast zu.' },
      },
    },
    sessions: {
      title: 'Angemeldet auf',
      none: 'Nirgends angemeldet.',
      since: 'seit',
      close: 'Schließen',
      closeOf: 'Sitzung schließen: {{name}}',
    },
    blocks: {
      title: 'Ausgesperrt',
      none: 'Niemand ist ausgesperrt.',
      past: 'Auch vergangene Sperren zeigen',
      another: 'Jemanden aussperren',
      whom: 'Netz oder Person',
      whomHint:
        'Eine Adresse, ein Netz wie 192.0.2.0/24 oder die Kennung eines Kontos oder Gastes.',
      reason: 'Grund, der dort zu lesen ist',
      until: 'Wie lange',
      days_one: '{{count}} Tag',
      days_other: '{{count}} Tage',
      lifted: 'Bis jemand sie aufhebt',
      block: 'Aussperren',
      by: 'Von',
      ends: 'Endet',
      liftedBy: 'Aufgehoben von',
      lift: 'Aufheben',
      liftOf: 'Sperre aufheben: {{whom}}',
    },
  },
};
