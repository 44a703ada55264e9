/** What is said of staff, announcements and files, in German. */
import type { organiserPeopleEnglish } from './people.english.js';

export const organiserPeopleGerman: typeof organiserPeopleEnglish = {
  announce: {
    title: 'Allen etwas sagen',
    draft: 'Sobald das Turnier angekündigt ist, kannst du hier allen etwas sagen.',
    label: 'Steht auf jedem Telefon und an der Wand',
    do: 'Allen sagen',
    gone: 'Dieser Text wurde gelöscht.',
  },
  plan: {
    title: 'Geplanter Beginn',
    label: 'Beginn',
    says: 'Nach der Uhr dieses Geräts ({{zone}}). Alle sehen ihn sofort; leer ist der Termin offen.',
    keep: 'Termin merken',
  },
  describe: {
    title: 'Titel und Beschreibung',
    name: 'Titel',
    text: 'Beschreibung: wo, wann, was mitzubringen ist',
    keep: 'Beides merken',
    kept: 'Gemerkt. Andere sehen es, wenn sie das Turnier neu öffnen.',
  },
  staff: {
    title: 'Stab',
    owner: 'Besitzer',
    ownerOnly: 'Rollen vergibt und nimmt der Besitzer.',
    as: {
      JUDGE: 'Schiedsrichter',
      HEAD_JUDGE: 'Oberschiedsrichter',
      SCOREKEEPER: 'Ergebnisdienst',
      ORGANISER: 'Turnierleitung',
    },
    name: 'Name des Kontos',
    role: 'Rolle',
    appoint: 'Rolle geben',
    dismiss: 'Rolle nehmen',
    unknown:
      'Niemand hat ein Konto mit dem Namen „{{name}}“. Namen sind so, wie man sich damit anmeldet.',
  },
  successor: {
    title: 'Falls du nicht mehr da bist',
    nobody: 'Niemand ist benannt: Ohne Nachfolger kann niemand das Turnier übernehmen.',
    says: 'darf das Turnier übernehmen.',
    name: 'Name des Kontos',
    do: 'Nachfolger benennen',
  },
  files: {
    title: 'Als Datei speichern',
    going: 'Sie wird erstellt …',
    record: {
      says: 'Die ganze Akte: Damit kann jeder prüfen, dass nichts geändert wurde.',
      do: 'Akte speichern',
    },
    standings: {
      says: 'Die Tabelle für eine Tabellenkalkulation, jede Zahl genau.',
      do: 'Tabelle speichern (CSV)',
    },
    entrants: {
      says: 'Wer angemeldet ist, mit allem Vereinbarten; hier lässt sich die Datei wieder einlesen.',
      do: 'Spieler speichern (CSV)',
    },
  },
};
