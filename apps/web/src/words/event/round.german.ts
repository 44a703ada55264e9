/** What is said of pairings, tables and results, in German. */
import type { roundEnglish } from './round.english.js';

export const roundGerman: typeof roundEnglish = {
  round: {
    games: '{{one}}:{{other}}',
    gamesDrawn: '{{one}}:{{other}}, {{draws}} remis',
    agreed: 'Remis vereinbart',
    bothLost: 'beide verloren',
    forfeit: '{{name}} kampflos',
    won: 'gewonnen {{games}}',
    lost: 'verloren {{games}}',
    drew: 'unentschieden {{games}}',
    wonForfeit: 'kampflos gewonnen',
    lostForfeit: 'kampflos verloren',
    place_ordinal_one: '{{count}}.',
    place_ordinal_two: '{{count}}.',
    place_ordinal_few: '{{count}}.',
    place_ordinal_other: '{{count}}.',
    asked: 'Stab entscheidet',
    playing: 'wird gespielt',
    open: 'noch kein Ergebnis',
    bye: 'Freilos',
    missed: 'war nicht da',
  },
};
