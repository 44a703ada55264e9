/** What is said of a player across events, in German. */
import type { playerEnglish } from './player.english.js';

export const playerGerman: typeof playerEnglish = {
  player: {
    nameless: 'Ein Spieler ohne Namen',
    namelessSays:
      'Gäste haben keinen Namen, der ein Turnier überdauert, und mit einem Konto geht auch sein Name. Was sie gespielt haben, steht trotzdem hier.',
    own: 'Das sehen andere von dir.',
    toAccount: 'Dein Konto',
    matches: {
      title: 'Spiele',
      none: 'Von diesem Spieler ist kein Spiel zu sehen.',
      more: 'Ältere Spiele',
    },
    events: {
      title: 'Turniere',
      none: 'Dieser Spieler hat an keinem Turnier teilgenommen.',
      more: 'Ältere Turniere',
      place: 'Platz {{rank}} von {{count}}',
      unranked: 'nicht gewertet',
      score: '{{wins}} gewonnen, {{losses}} verloren, {{draws}} unentschieden',
    },
  },
};
