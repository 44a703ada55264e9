/** What is said of the health of a process, in German. */
import type { operatorHealthEnglish } from './health.english.js';

export const operatorHealthGerman: typeof operatorHealthEnglish = {
  health: {
    title: 'Zustand',
    well: 'Alles ist in Ordnung.',
    ill_one: 'Eine Sache sollte sich jemand ansehen.',
    ill_other: '{{count}} Dinge sollte sich jemand ansehen.',
    process: 'Prozess „{{process}}“, Node.js {{nodeVersion}}, läuft seit',
    whole: 'Alle Dienste laufen in diesem Prozess.',
    apart:
      'Die Dienste laufen getrennt: Dies sind die Zahlen dieses einen Prozesses. Jeder andere antwortet an einer eigenen Tür auf /readyz und /metrics.',
  },
  checks: {
    title: 'Geprüft',
    of: {
      process: 'Der Prozess läuft',
      room: 'Auf der Platte ist Platz',
      lag: 'Leser kommen mit dem Log mit',
      log: 'Das Log antwortet',
      database: 'Die Datenbank antwortet',
      copies: 'Log und Archiv sind gleich',
      other: '{{name}}',
    },
  },
  figures: {
    title: 'Zahlen',
    answers: {
      title: 'Antworten',
      means: 'Fragen und Befehle über HTTP, im Mittel einer Minute.',
    },
    accepted: { title: 'Angenommen', means: 'Befehle, die zu einem Ereignis wurden.' },
    refused: {
      title: 'Abgelehnt',
      means: 'Befehle gegen die Regeln. Viele gleiche: Eine Seite oder ein Bot irrt sich.',
    },
    conflicts: {
      title: 'Konflikte',
      means: 'Befehle, die zu spät kamen, weil jemand schneller war. Einige sind üblich.',
    },
    answerTimes: {
      title: 'Dauer einer Antwort, Hälfte / fast alle',
      means: 'Über eine Minute. Mehr als 250 ms für fast alle ist langsam.',
    },
    commandTimes: {
      title: 'Dauer eines Befehls, Hälfte / fast alle',
      means: 'Bis sein Ereignis da ist. Mehr als 1 s für fast alle ist langsam.',
    },
    inFlight: { title: 'Befehle unterwegs', means: 'Angekommen und noch nicht beantwortet.' },
    eventLoop: {
      title: 'Verspätung der Zeitgeber',
      means: 'Über 100 ms hat der Prozess mehr zu tun, als ein Prozessorkern schafft.',
    },
    memory: {
      title: 'Speicher',
      means: 'Was der Prozess belegt. Es sollte nicht über Stunden wachsen.',
    },
    disk: {
      title: 'Platz auf der Platte',
      means: 'Unter 1 GB Platz schaffen; unter 64 MB wird nichts mehr angenommen.',
    },
    subscribers: {
      title: 'Verbindungen / Abonnements',
      means: 'Seiten und Programme, die live folgen.',
    },
    queue: {
      title: 'Längste Schlange',
      means: 'Nachrichten, die auf den langsamsten warten; bei 256 wird er abgehängt.',
    },
    dropped: {
      title: 'Abgehängt',
      means: 'Waren zu langsam, seit der Prozess läuft. Sie kommen von selbst wieder.',
    },
    restarts: {
      title: 'Neu begonnene Teile',
      means: 'Nach einer Störung, seit der Prozess läuft. Das Protokoll sagt warum.',
    },
    lines: {
      title: 'Fehler / Warnungen im Protokoll',
      means: 'Seit der Prozess läuft. Lies die Fehler.',
    },
  },
  lag: {
    title: 'Rückstand',
    means:
      'Wie weit jeder Leser hinter dem Log ist. Mehr als 10 s fallen auf; ab 30 s ist der Prozess nicht bereit.',
    none: 'Noch hat kein Leser nachgesehen.',
    behind: '{{entries}} Einträge, {{seconds}} s',
    of: {
      api: 'Was Spieler sehen',
      worker: 'Was entschieden wird',
      projection: 'Listen und Archiv',
      other: '{{reader}}',
    },
  },
  turnedAway: {
    title: 'Abgewiesen',
    means: 'Vom Eingang und von Kontingenten, seit der Prozess läuft.',
    none: 'Seit der Prozess läuft, wurde niemand abgewiesen.',
    letPass: 'nur gezählt und durchgelassen',
  },
  charts: {
    title: 'Verlauf',
    span: 'Zeigen:',
    minutes_one: 'die letzte Minute',
    minutes_other: 'die letzten {{count}} Minuten',
    nothing: 'Noch nichts: Der erste Punkt kommt in den ersten fünf Sekunden nach dem Start.',
    showTable: 'Tabelle zeigen',
    showTableOf: 'Tabelle zeigen: {{title}}',
    tableOf: 'Tabelle: {{title}}',
    rows: '{{title}}, in {{unit}}, das Neueste zuerst. Eine Zeile steht für die Zeit bis zu ihr.',
    until: 'Bis',
    throughput: { title: 'Durchsatz', means: 'Was in einer Sekunde geschieht.' },
    latency: { title: 'Dauer', means: 'Das Schlechteste jedes Zeitpunkts.' },
    lag: { title: 'Rückstand', means: 'Des Lesers, der am weitesten zurück ist.' },
    memory: { title: 'Speicher', means: 'Was der Prozess belegt.' },
    lines: {
      answers: 'Antworten',
      accepted: 'Angenommen',
      refused: 'Abgelehnt',
      conflicts: 'Konflikte',
      answerP50Ms: 'Antworten, Hälfte',
      answerP99Ms: 'Antworten, fast alle',
      commandP50Ms: 'Befehle, Hälfte',
      commandP99Ms: 'Befehle, fast alle',
      eventLoopLagMs: 'Zeitgeber verspätet',
      lagSeconds: 'Hinter dem Log',
      memoryBytes: 'Speicher',
    },
  },
};
