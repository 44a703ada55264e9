/** Texts at a player's table, in German. */
import type { ownTableEnglish } from './own-table.english.js';

export const ownTableGerman: typeof ownTableEnglish = {
  at: 'Du spielst an Tisch',
  against: 'gegen',
  why: 'Warum dieser Gegner?',
  whyOthers: 'Warum diese Gegner?',
  go: 'Zum Tisch',
  soon: 'Deine Partie wird geöffnet, sobald die Runde beginnt. Der Knopf erscheint hier.',
  score: 'Best of {{bestOf}}: Du hast {{mine}} gewonnen, dein Gegner {{theirs}}.',
  play: {
    OPENING: 'Deine Partie wird geöffnet. Der Knopf erscheint hier.',
    OPEN: 'Deine Partie ist offen. Geh zum Tisch und melde dich bereit.',
    RUNNING: 'Deine Partie hat begonnen.',
    PAUSED: 'Ein Judge hat deine Partie pausiert.',
    SUSPENDED: 'Deine Partie kann nicht weitergehen. Die Turnierleitung entscheidet.',
    ENDED: 'Deine Partie ist zu Ende. Das Ergebnis erscheint hier.',
  },
  unopened: {
    LATE: 'Deine Partie wurde nicht geöffnet. Ruf einen Judge.',
    ENTRANT_WITHOUT_ACCOUNT:
      'Deine Partie kann nicht beginnen, weil ein Spieler an diesem Tisch kein Konto hat. Ruf einen Judge.',
    TIME_OVER: 'Die Zeit war vor deiner ersten Partie um. Ruf einen Judge.',
    MATCHES_REFUSED: 'Deine Partie konnte nicht geöffnet werden. Ruf einen Judge.',
  },
};
