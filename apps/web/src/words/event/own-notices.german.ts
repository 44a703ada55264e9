/** What notices say to a player at an event, in German. */
import type { ownNoticesEnglish } from './own-notices.english.js';

export const ownNoticesGerman: typeof ownNoticesEnglish = {
  title: 'Sag mir Bescheid, wenn etwas geschieht',
  read: 'Verstanden',
  sound: 'Mit einem Ton',
  soundSays: 'Und kurzem Vibrieren, wenn das Telefon es kann. Lass diese Seite offen.',
  system: 'Auch wenn diese Seite im Hintergrund ist',
  systemSays: 'Dein Browser fragt dich einmal, ob er darf.',
  cannot: {
    insecure:
      'Dieser Browser meldet sich außerhalb der Seite nur über HTTPS, und diese Adresse hat keins. Nimm den Ton und lass die Seite offen.',
    missing: 'Dieser Browser kennt keine Meldungen außerhalb der Seite. Nimm den Ton.',
    denied: 'Meldungen sind für diese Seite in den Einstellungen deines Browsers verboten.',
  },
  table: 'Runde {{round}}: Tisch {{table}}, gegen {{names}}.',
  bye: 'Runde {{round}}: Du hast ein Freilos.',
  reported: '{{name}} hat euer Ergebnis gemeldet. Sag, wie es ausging.',
  question: 'Über deinen Tisch entscheidet der Stab. Bleib dort.',
  result: 'Das Ergebnis deines Tisches ist eingetragen.',
  answered: 'Ein Judge ist auf dem Weg zu dir.',
  admitted: 'Ein Platz ist frei geworden: Du spielst mit.',
  'check-in': 'Die Anwesenheit wird geprüft: Sag, dass du da bist.',
  started: 'Die Runde hat begonnen.',
};
